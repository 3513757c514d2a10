package org.hullwright.engine.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Composition;
import org.junit.jupiter.api.Test;

/** As long as the version of an aspect is the same, so is all that it stands for. */
class AnyAspectsTest {

	private final TestWorld builder = new TestWorld();
	private final int box = builder.kind("box");
	private final int counter = builder.state("counter");
	private final int spark = builder.component("Spark", TestWorld.PIECE, 6);
	private final int crate = builder.component("Crate", box, 3);
	private final int trouble = builder.deck("Trouble", new Composition(spark, 3));
	private final int inside = builder.zone("Inside", box, World.Zone.Form.AREA, World.Visibility.EVERYBODY);
	private final Layout layout = layout();
	private final GameState state = new GameState(layout).begin(5, Journal.Story.NONE);

	private Layout layout() {
		builder.row("Street", 2);
		return new Layout(builder.world());
	}

	@Provide
	Arbitrary<List<Change>> changes() {
		return Change.any().list().ofMaxSize(30);
	}

	/** What each aspect stands for, read from the state. */
	private Map<Integer, Supplier<Object>> readings() {
		Aspects aspects = layout.aspects();
		Map<Integer, Supplier<Object>> readings = new LinkedHashMap<>();
		for (int kind = 0; kind < builder.world().kinds().size(); kind++) {
			List<Integer> pieces = piecesOfExactly(kind);
			readings.put(aspects.placesOf(kind), () -> pieces.stream().map(this::holders).toList());
			readings.put(aspects.sidesOf(kind), () -> pieces.stream().map(state::side).toList());
			readings.put(aspects.contentsOf(kind), () -> pieces.stream().map(piece -> list(layout.contentsOf(piece))).toList());
		}
		List<Integer> all = IntStream.range(0, layout.pieceCount()).boxed().toList();
		readings.put(Aspects.PLACES, () -> all.stream().map(this::holders).toList());
		readings.put(Aspects.CONTENTS, () -> all.stream().map(piece -> list(layout.contentsOf(piece))).toList());
		readings.put(Aspects.SIDES, () -> all.stream().map(state::side).toList());
		readings.put(Aspects.KNOWLEDGE, () -> all.stream().map(state::knowledge).toList());
		readings.put(Aspects.BOARDS, () -> all.stream().filter(piece -> layout.readingOrder(piece) != Integer.MAX_VALUE)
				.map(site -> list(layout.contentsOf(site))).toList());
		readings.put(aspects.statesOf(counter), () -> state.get(counter));
		readings.put(aspects.zonesOf(trouble),
				() -> List.of(list(layout.zone(trouble)), list(layout.discards(layout.zone(trouble)))));
		readings.put(aspects.zonesOf(inside),
				() -> piecesOfExactly(box).stream().map(piece -> list(layout.zone(piece, inside))).toList());
		return readings;
	}

	private List<Integer> piecesOfExactly(int kind) {
		return IntStream.range(0, layout.pieceCount()).filter(piece -> layout.kindOf(piece) == kind).boxed().toList();
	}

	/** The zones around a piece, from within; a piece can lie on itself here, as no rule lets it. */
	private List<Integer> holders(int piece) {
		var zones = new ArrayList<Integer>();
		int at = piece;
		while (at >= 0 && !zones.contains(state.zoneOf(at))) {
			zones.add(state.zoneOf(at));
			at = layout.readingOrder(at) == Integer.MAX_VALUE ? state.holderOf(at) : GameState.NOTHING;
		}
		return zones;
	}

	private List<Integer> list(int zone) {
		var pieces = new ArrayList<Integer>();
		for (int piece = state.first(zone); piece >= 0; piece = state.next(piece)) {
			pieces.add(piece);
		}
		return pieces;
	}

	private int version(int aspect) {
		return state.version(new int[] { aspect });
	}

	private void check(Runnable change) {
		Map<Integer, Supplier<Object>> readings = readings();
		Map<Integer, Integer> versions = new LinkedHashMap<>();
		Map<Integer, Object> before = new LinkedHashMap<>();
		readings.forEach((aspect, reading) -> {
			versions.put(aspect, version(aspect));
			before.put(aspect, reading.get());
		});
		change.run();
		readings.forEach((aspect, reading) -> {
			if (versions.get(aspect) == version(aspect)) {
				assertEquals(before.get(aspect), reading.get(), "aspect " + aspect);
			}
		});
	}

	@Property
	void what_has_the_same_version_is_the_same(@ForAll("changes") List<Change> changes) {
		int mark = state.mark();
		changes.forEach(change -> check(() -> change.make(state, counter)));
		check(() -> state.rollback(mark));
	}

	@Test
	void what_did_not_change_keeps_its_version() {
		int crateMoved = builder.piece(crate, 0);
		int sparkMoved = builder.piece(spark, 0);
		int places = version(layout.aspects().placesOf(box));
		int sides = version(Aspects.SIDES);
		int deck = version(layout.aspects().zonesOf(trouble));
		state.move(1, sparkMoved, layout.contentsOf(crateMoved), false);
		state.set(1, counter, 4);
		assertEquals(List.of(places, sides), List.of(version(layout.aspects().placesOf(box)), version(Aspects.SIDES)));
		assertNotEquals(deck, version(layout.aspects().zonesOf(trouble)));
	}

	@Test
	void what_is_carried_is_elsewhere_with_its_carrier() {
		int carrier = builder.piece(crate, 0);
		state.move(1, builder.piece(spark, 0), layout.zone(carrier, inside), false);
		int before = version(layout.aspects().placesOf(TestWorld.PIECE));
		state.move(1, carrier, layout.box(), false);
		assertNotEquals(before, version(layout.aspects().placesOf(TestWorld.PIECE)));
	}
}
