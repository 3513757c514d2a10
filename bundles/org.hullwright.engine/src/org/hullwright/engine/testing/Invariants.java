package org.hullwright.engine.testing;

import java.util.BitSet;

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

	private int checkedAt = -1;
	/** Null when everything has to be looked at: before the first check, and after one that failed. */
	private @Nullable Differences differences;
	private final BitSet found = new BitSet();

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
			checkStates(source, GameState.NOTHING, frame);
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

	/** @param piece whose states; {@link GameState#NOTHING} for those of the game */
	private static void checkStates(int source, int piece, Frame frame) {
		GameState state = frame.state();
		Layout layout = frame.layout();
		World world = frame.run().world();
		for (int property = 0; property < world.properties().size(); property++) {
			World.Property declared = world.properties().get(property);
			if (declared.nature() != Nature.STATE) {
				continue;
			}
			if (declared.owner() < 0 && piece < 0) {
				checkBounds(source, property, state.get(property), declared.called(), frame);
			} else if (declared.owner() >= 0 && piece >= 0 && layout.isA(layout.kindOf(piece), declared.owner())) {
				checkBounds(source, property, state.get(piece, property), declared.called(), frame);
			}
		}
	}

	private static void checkBounds(int source, int property, int value, String title, Frame frame) {
		if (value != World.ABSENT && frame.layout().bounded(property, value) != value) {
			throw broken(source, title + " is " + value + ", which is beyond its bounds");
		}
	}

	private static String shown(int value, Display display, Frame frame) {
		return frame.tables().wording().of(value, display);
	}

	private static ContentError broken(int source, String what) {
		return new ContentError(source, "this leaves the game as it must not be: " + what);
	}
}
