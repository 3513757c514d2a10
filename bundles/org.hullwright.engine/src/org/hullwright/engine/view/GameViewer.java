package org.hullwright.engine.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.node.Prints;
import org.hullwright.engine.node.ValueWording;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Text;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;
import org.hullwright.engine.view.GameView.PieceView;
import org.hullwright.engine.view.GameView.ValueView;
import org.hullwright.engine.view.GameView.ZoneView;

/** Makes one view. */
final class GameViewer {

	private final GameState state;
	private final Sight sight;
	private final World world;
	private final Layout layout;
	private final Prints prints;
	private final ValueWording wording;

	GameViewer(Program program, GameState state, Sight sight) {
		this.state = state;
		this.sight = sight;
		this.world = program.world();
		this.layout = program.layout();
		this.prints = program.tables().prints();
		this.wording = program.tables().wording();
	}

	GameView view() {
		List<ZoneView> zones = new ArrayList<>();
		Map<Integer, PieceView> pieces = new HashMap<>();
		for (int zone = 0; zone < layout.zoneCount(); zone++) {
			if (sight.knowsOf(state, zone) && (layout.declaration(zone) >= 0 || count(zone) > 0) && !isOfBoardNotInPlay(zone)) {
				ZoneView seen = zone(zone);
				zones.add(seen);
				seen.pieces().forEach(piece -> pieces.put(piece, piece(piece)));
			}
		}
		for (World.Board board : world.laidOut()) {
			board.spaces().forEach(space -> pieces.put(space.piece(), piece(space.piece())));
			board.paths().forEach(path -> pieces.put(path.piece(), piece(path.piece())));
		}
		List<ValueView> values = seenStates(-1).mapToObj(property -> value(property, state.get(property))).toList();
		return new GameView(world.laidOut(), zones, pieces, values);
	}

	/** Of a board that is not in play, nobody sees the spaces and paths, nor what belongs to them. */
	private boolean isOfBoardNotInPlay(int zone) {
		int sort = layout.role(zone) == Layout.Role.SUPPLY
				? layout.sortOfSupply(zone)
				: layout.holder(zone) < 0 ? -1 : layout.sortOf(layout.holder(zone));
		return sort >= 0 && world.isSite(world.sorts().get(sort).kind())
				&& layout.readingOrder(world.sorts().get(sort).firstPiece()) == Integer.MAX_VALUE;
	}

	private ZoneView zone(int zone) {
		boolean seen = sight.sees(state, zone);
		Numbers pieces = new Numbers();
		for (int piece = state.first(zone); piece >= 0; piece = state.next(piece)) {
			if (sight.seesPiece(state, piece)) {
				pieces.add(piece);
			}
		}
		return new ZoneView(zone, layout.role(zone), name(zone), wording.zone(zone), known(layout.holder(zone)), seen, count(zone),
				IntStream.of(pieces.toArray()).boxed().toList());
	}

	/** A supply tells what lies in it by which supply it is; so what went there unseen is not counted. */
	private int count(int zone) {
		if (layout.role(zone) != Layout.Role.SUPPLY || sight instanceof Sight.Everything) {
			return state.count(zone);
		}
		int count = 0;
		for (int piece = state.first(zone); piece >= 0; piece = state.next(piece)) {
			count += state.isUnseen(piece) ? 0 : 1;
		}
		return count;
	}

	private @Nullable String name(int zone) {
		int declaration = layout.declaration(zone);
		if (declaration < 0) {
			return null;
		}
		World.Zone declared = world.zones().get(declaration);
		return declared.owner() < 0 ? declared.name() : world.kinds().get(declared.owner()).name() + "." + declared.name();
	}

	private PieceView piece(int piece) {
		World.Sort sort = world.sorts().get(layout.sortOf(piece));
		String side = sort.sides().isEmpty() ? null : sort.sides().get(state.side(piece)).name();
		int owner = state.get(piece, world.game().owner());
		return new PieceView(piece, wording.piece(piece), world.kinds().get(sort.kind()).name(), sort.name(), side,
				owner == World.ABSENT ? null : Integer.valueOf(wording.seat(owner)), state.zoneOf(piece),
				known(state.holderOf(piece)),
				properties(Nature.PRINTED, piece).mapToObj(property -> printed(piece, property)).toList(),
				seenStates(piece).mapToObj(property -> value(property, state.get(piece, property))).toList());
	}

	/** Properties of a piece, or of the game when the piece is -1. */
	private IntStream properties(Nature nature, int piece) {
		return IntStream.range(0, world.properties().size()).filter(number -> {
			World.Property property = world.properties().get(number);
			return property.nature() == nature && (piece < 0
					? property.owner() < 0
					: property.owner() >= 0 && layout.isA(layout.kindOf(piece), property.owner()));
		});
	}

	private IntStream seenStates(int piece) {
		return properties(Nature.STATE, piece)
				.filter(property -> sight.seesValue(state, property, piece));
	}

	private ValueView printed(int piece, int property) {
		Numbers values = new Numbers();
		prints.list(state, piece, property, values);
		return value(property, values.toArray());
	}

	private ValueView value(int property, int... values) {
		World.Property declared = world.properties().get(property);
		int[] present = IntStream.of(values).filter(value -> value != World.ABSENT).toArray();
		return new ValueView(property, declared.called(),
				IntStream.of(present).mapToObj(value -> wording.of(value, declared.display())).toList(),
				IntStream.of(present).mapToObj(value -> shown(value, declared.display())).toList());
	}

	/** Copies of a design read alike; which of them it is must not be told of one that is hidden. */
	private Integer shown(int value, Text.Display display) {
		return display == Text.Display.PIECE && !sight.seesPiece(state, value) ? World.ABSENT : value;
	}

	private static @Nullable Integer known(int piece) {
		return piece < 0 ? null : Integer.valueOf(piece);
	}
}
