package org.hullwright.engine.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;

import net.jqwik.api.Arbitraries;
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

	/** By how many changes a way gets longer each time. */
	private static final int LONGER = 4;
	/** More changes than are repeated with the same versions. */
	private static final int VERY_LONG = 70_000;

	private final TestWorld builder = new TestWorld();
	private final int box = builder.kind("box");
	private final int counter = builder.state("counter");
	private final int spark = builder.component("Spark", TestWorld.PIECE, 6);
	private final int crate = builder.component("Crate", box, 3);
	private final int trouble = builder.deck("Trouble", new Composition(spark, 3));
	private final int inside = builder.zone("Inside", box, World.Zone.Form.AREA, World.Visibility.EVERYBODY);
	private final Layout layout = layout();
	private final GameState start = new GameState(layout);
	private final GameState state = start.begin(5, Journal.Story.NONE);

	private Layout layout() {
		builder.row("Street", 2);
		return new Layout(builder.world());
	}

	@Provide
	Arbitrary<List<Change>> changes() {
		return Change.any().list().ofMaxSize(30);
	}

	@Provide
	Arbitrary<List<List<Change>>> branches() {
		return Change.any().list().ofMaxSize(5).list().ofMinSize(2).ofMaxSize(6);
	}

	@Provide
	Arbitrary<Long> chances() {
		return Arbitraries.longs();
	}

	/** What each aspect stands for, read from a state. */
	private Map<Integer, Supplier<Object>> readings(GameState state) {
		Aspects aspects = layout.aspects();
		Map<Integer, Supplier<Object>> readings = new LinkedHashMap<>();
		for (int kind = 0; kind < builder.world().kinds().size(); kind++) {
			List<Integer> pieces = piecesOfExactly(kind);
			readings.put(aspects.placesOf(kind), () -> pieces.stream().map(piece -> holders(state, piece)).toList());
			readings.put(aspects.sidesOf(kind), () -> pieces.stream().map(state::side).toList());
			readings.put(aspects.knowledgeOf(kind), () -> pieces.stream().map(state::knowledge).toList());
			readings.put(aspects.contentsOf(kind), () -> pieces.stream().map(piece -> list(state, layout.contentsOf(piece))).toList());
		}
		for (int sort : List.of(spark, crate)) {
			List<Integer> copies = IntStream.range(0, layout.pieceCount()).filter(piece -> layout.sortOf(piece) == sort).boxed().toList();
			readings.put(aspects.placesOfCopies(sort), () -> copies.stream().map(piece -> holders(state, piece)).toList());
		}
		List<Integer> all = IntStream.range(0, layout.pieceCount()).boxed().toList();
		readings.put(Aspects.PLACES, () -> all.stream().map(piece -> holders(state, piece)).toList());
		readings.put(Aspects.CONTENTS, () -> all.stream().map(piece -> list(state, layout.contentsOf(piece))).toList());
		readings.put(Aspects.SIDES, () -> all.stream().map(state::side).toList());
		readings.put(Aspects.KNOWLEDGE, () -> all.stream().map(state::knowledge).toList());
		readings.put(Aspects.BOARDS, () -> all.stream().filter(piece -> layout.readingOrder(piece) != Integer.MAX_VALUE)
				.map(site -> list(state, layout.contentsOf(site))).toList());
		readings.put(aspects.statesOf(counter), () -> state.get(counter));
		readings.put(aspects.zonesOf(trouble),
				() -> List.of(list(state, layout.zone(trouble)), list(state, layout.discards(layout.zone(trouble)))));
		readings.put(aspects.zonesOf(inside),
				() -> piecesOfExactly(box).stream().map(piece -> list(state, layout.zone(piece, inside))).toList());
		return readings;
	}

	private List<Integer> piecesOfExactly(int kind) {
		return IntStream.range(0, layout.pieceCount()).filter(piece -> layout.kindOf(piece) == kind).boxed().toList();
	}

	/** The zones around a piece, from within; a piece can lie on itself here, as no rule lets it. */
	private List<Integer> holders(GameState state, int piece) {
		var zones = new ArrayList<Integer>();
		int at = piece;
		while (at >= 0 && !zones.contains(state.zoneOf(at))) {
			zones.add(state.zoneOf(at));
			at = layout.readingOrder(at) == Integer.MAX_VALUE ? state.holderOf(at) : GameState.NOTHING;
		}
		return zones;
	}

	private static List<Integer> list(GameState state, int zone) {
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
		Map<Integer, Supplier<Object>> readings = readings(state);
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
	void what_a_determinization_leaves_as_it_is_keeps_its_version_and_nothing_else(@ForAll("changes") List<Change> changes,
			@ForAll("chances") long chance) {
		changes.forEach(change -> change.make(state, counter));
		Determinization sample = sample(chance);
		long seed = state.seed();
		for (int time = 0; time < 2; time++) {
			GameState.Point before = state.point();
			Map<Integer, Integer> versions = versions();
			check(() -> state.determinize(chance, sample));
			check(() -> state.endDeterminization(before, seed));
			assertEquals(versions, versions());
		}
	}

	private Determinization sample(long chance) {
		return new Determinization(new InformationSet(start, new Sight.OfSeats(List.of(1))), chance);
	}

	@Property
	void a_determinization_that_is_made_again_has_the_versions_that_it_had(@ForAll("changes") List<Change> changes,
			@ForAll("changes") List<Change> between, @ForAll("chances") long chance) {
		changes.forEach(change -> change.make(state, counter));
		Determinization sample = sample(chance);
		long seed = state.seed();
		GameState.Point before = state.point();
		state.determinize(chance, sample);
		Map<Integer, Integer> versions = versions();
		int boards = state.boardVersion();
		between.forEach(change -> change.make(state, counter));
		state.endDeterminization(before, seed);
		state.determinize(chance, sample);
		assertEquals(versions, versions());
		assertEquals(boards, state.boardVersion());
	}

	@Property
	void a_determinization_that_was_made_of_another_state_is_the_same_and_gets_versions_of_its_own(@ForAll("changes") List<Change> changes,
			@ForAll("chances") long chance) {
		changes.forEach(change -> change.make(state, counter));
		Determinization sample = sample(chance);
		GameState copy = state.copy();
		copy.determinize(chance, sample);
		check(() -> state.determinize(chance, sample));
		assertTrue(state.sameAs(copy));
	}

	/** However often a state is repeated, and however far, and determinized by one sample or another, or by none. */
	@Property(tries = 200)
	void the_same_version_always_stands_for_the_same(@ForAll("changes") List<Change> before, @ForAll("changes") List<Change> way,
			@ForAll("branches") List<List<Change>> branches) {
		before.forEach(change -> change.make(state, counter));
		GameState repeated = state.copy();
		Map<List<Integer>, Object> stoodFor = new LinkedHashMap<>();
		List<Determinization> samples = List.of(sample(1), sample(2));
		int length = 0;
		for (List<Change> branch : branches) {
			repeated.repeatFrom(state);
			see(repeated, stoodFor);
			for (int at = 0; at < Math.min(length, way.size()); at++) {
				way.get(at).make(repeated, counter);
				see(repeated, stoodFor);
			}
			repeated.branchOff();
			if (branch.size() < samples.size()) {
				repeated.determinize(branch.size(), samples.get(branch.size()));
				see(repeated, stoodFor);
			}
			for (Change change : branch) {
				change.make(repeated, counter);
				see(repeated, stoodFor);
			}
			length += LONGER;
		}
	}

	@Test
	void a_state_that_is_repeated_does_not_number_its_boards_like_those_it_is_a_copy_of() {
		int site = layout.contentsOf(IntStream.range(0, layout.pieceCount())
				.filter(piece -> layout.readingOrder(piece) != Integer.MAX_VALUE).findFirst().orElseThrow());
		state.move(1, builder.piece(spark, 0), site, false);
		GameState repeated = state.copy();
		repeated.repeatFrom(state);
		int before = repeated.boardVersion();
		repeated.move(1, builder.piece(spark, 1), site, false);
		assertNotEquals(before, repeated.boardVersion());
	}

	@Test
	void a_way_that_is_too_long_gets_other_versions_each_time() {
		GameState repeated = state.copy();
		Map<Integer, Integer> stoodFor = new LinkedHashMap<>();
		for (int time = 0; time < 2; time++) {
			repeated.repeatFrom(state);
			if (time == 0) {
				repeated.branchOff();
			}
			for (int at = 1; at < VERY_LONG; at++) {
				repeated.set(1, counter, (at + time) % 3);
				int version = repeated.version(new int[] { layout.aspects().statesOf(counter) });
				int value = repeated.get(counter);
				assertEquals(value, stoodFor.merge(version, value, (before, now) -> before));
			}
		}
	}

	private void see(GameState repeated, Map<List<Integer>, Object> stoodFor) {
		readings(repeated).forEach((aspect, reading) -> {
			Object now = reading.get();
			assertEquals(stoodFor.computeIfAbsent(List.of(aspect, repeated.version(new int[] { aspect })), any -> now), now);
		});
		Object boards = readings(repeated).get(Aspects.BOARDS).get();
		assertEquals(stoodFor.computeIfAbsent(List.of(repeated.boardVersion()), any -> boards), boards);
	}

	private Map<Integer, Integer> versions() {
		Map<Integer, Integer> versions = new LinkedHashMap<>();
		readings(state).keySet().forEach(aspect -> versions.put(aspect, version(aspect)));
		return versions;
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
