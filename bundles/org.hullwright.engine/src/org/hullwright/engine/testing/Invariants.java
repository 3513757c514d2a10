package org.hullwright.engine.testing;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Probe;
import org.hullwright.engine.state.Differences;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;

/**
 * Checks after every sentence that changed something what has to hold whatever the rules do: every piece is at exactly one place, which is
 * made for its kind, and every state is within its bounds. What does not hold stops the game at that sentence. What is as it was when it
 * last held is not looked at again. For one game.
 */
public final class Invariants implements Probe {

	/** In place of a kind, for the states of the game itself. */
	private static final int OF_GAME = -1;

	private int checkedAt = -1;
	/** Null when everything has to be looked at: before the first check, and after one that failed. */
	private @Nullable Differences differences;
	private final BitSet found = new BitSet();
	/** By kind, the states that its pieces have. */
	private final Map<Integer, int[]> states = new HashMap<>();

	@Override
	public void after(int source, Frame frame) {
		GameState state = frame.state();
		if (state.changes() != checkedAt) {
			check(source, frame);
			checkedAt = state.changes();
		}
	}

	private void check(int source, Frame frame) {
		Differences looked = differences == null ? new Differences(frame.state()) : differences;
		looked.look();
		differences = null;
		found.clear();
		looked.zones().stream().forEach(zone -> checkZone(source, zone, frame));
		if (looked.pieceCount() != frame.layout().pieceCount()) {
			throw broken(source, frame.layout().pieceCount() - looked.pieceCount() + " pieces have vanished");
		}
		looked.pieces().stream().forEach(piece -> checkStates(source, piece, frame));
		if (looked.ofGame()) {
			checkStatesOfGame(source, frame);
		}
		differences = looked;
	}

	private void checkZone(int source, int zone, Frame frame) {
		GameState state = frame.state();
		int count = 0;
		for (int piece = state.first(zone); piece >= 0; piece = state.next(piece)) {
			if (found.get(piece)) {
				throw broken(source, shown(piece, Display.PIECE, frame) + " is at two places at once");
			}
			found.set(piece);
			count++;
			checkPlace(source, piece, zone, frame);
		}
		if (count != state.count(zone)) {
			throw broken(source, shown(zone, Display.ZONE, frame) + " has " + count + " pieces, but counts " + state.count(zone));
		}
	}

	private static void checkPlace(int source, int piece, int zone, Frame frame) {
		Layout layout = frame.layout();
		if (frame.state().zoneOf(piece) != zone) {
			throw broken(source,
					shown(piece, Display.PIECE, frame) + " lies in " + shown(zone, Display.ZONE, frame) + ", but believes to be elsewhere");
		}
		if (!layout.isFit(piece, zone)) {
			World.Zone declared = frame.run().world().zones().get(layout.declaration(zone));
			throw broken(source, shown(piece, Display.PIECE, frame) + " lies in " + shown(zone, Display.ZONE, frame) + ", which is for "
					+ frame.run().world().kinds().get(declared.content()).name());
		}
	}

	private void checkStates(int source, int piece, Frame frame) {
		GameState state = frame.state();
		for (int property : statesOf(frame.layout().kindOf(piece), frame.layout())) {
			checkBounds(source, property, state.get(piece, property), frame);
		}
	}

	private void checkStatesOfGame(int source, Frame frame) {
		for (int property : statesOf(OF_GAME, frame.layout())) {
			checkBounds(source, property, frame.state().get(property), frame);
		}
	}

	/** Looked up once for each kind: pieces of few kinds change in turn, and most properties are printed or of other kinds. */
	private int[] statesOf(int kind, Layout layout) {
		int[] known = states.get(kind);
		if (known == null) {
			List<World.Property> properties = layout.world().properties();
			known = IntStream.range(0, properties.size())
					.filter(property -> properties.get(property).nature() == Nature.STATE
							&& isOf(properties.get(property).owner(), kind, layout))
					.toArray();
			states.put(kind, known);
		}
		return known;
	}

	private static boolean isOf(int owner, int kind, Layout layout) {
		return owner < 0 ? kind == OF_GAME : kind != OF_GAME && layout.isA(kind, owner);
	}

	private static void checkBounds(int source, int property, int value, Frame frame) {
		if (value != World.ABSENT && frame.layout().bounded(property, value) != value) {
			throw broken(source, frame.run().world().properties().get(property).called() + " is " + value + ", which is beyond its bounds");
		}
	}

	private static String shown(int value, Display display, Frame frame) {
		return frame.tables().wording().of(value, display);
	}

	private static ContentError broken(int source, String what) {
		return new ContentError(source, "this leaves the game as it must not be: " + what);
	}
}
