package org.hullwright.engine.testing;

import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Probe;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;

/**
 * Checks after every sentence that changed something what has to hold whatever the rules do: every piece is at exactly one place, which is
 * made for its kind, and every state is within its bounds. What does not hold stops the game at that sentence. For one game.
 */
public final class Invariants implements Probe {

	private int checkedAt = -1;

	@Override
	public void after(int source, Frame frame) {
		GameState state = frame.state();
		if (state.changes() != checkedAt) {
			checkedAt = state.changes();
			check(source, frame);
		}
	}

	private static void check(int source, Frame frame) {
		checkPlaces(source, frame);
		checkStates(source, frame);
	}

	private static void checkPlaces(int source, Frame frame) {
		GameState state = frame.state();
		Layout layout = frame.layout();
		boolean[] found = new boolean[layout.pieceCount()];
		int pieces = 0;
		for (int zone = 0; zone < layout.zoneCount(); zone++) {
			int count = 0;
			for (int piece = state.first(zone); piece >= 0; piece = state.next(piece)) {
				if (found[piece]) {
					throw broken(source, shown(piece, Display.PIECE, frame) + " is at two places at once");
				}
				found[piece] = true;
				count++;
				checkPlace(source, piece, zone, frame);
			}
			if (count != state.count(zone)) {
				throw broken(source, shown(zone, Display.ZONE, frame) + " has " + count + " pieces, but counts " + state.count(zone));
			}
			pieces += count;
		}
		if (pieces != layout.pieceCount()) {
			throw broken(source, layout.pieceCount() - pieces + " pieces have vanished");
		}
	}

	private static void checkPlace(int source, int piece, int zone, Frame frame) {
		Layout layout = frame.layout();
		if (frame.state().zoneOf(piece) != zone) {
			throw broken(source, shown(piece, Display.PIECE, frame) + " lies in " + shown(zone, Display.ZONE, frame) + ", but believes to be elsewhere");
		}
		if (!layout.isFit(piece, zone)) {
			World.Zone declared = frame.run().world().zones().get(layout.declaration(zone));
			throw broken(source, shown(piece, Display.PIECE, frame) + " lies in " + shown(zone, Display.ZONE, frame) + ", which is for "
					+ frame.run().world().kinds().get(declared.content()).name());
		}
	}

	private static void checkStates(int source, Frame frame) {
		GameState state = frame.state();
		Layout layout = frame.layout();
		World world = frame.run().world();
		for (int property = 0; property < world.properties().size(); property++) {
			World.Property declared = world.properties().get(property);
			if (declared.nature() != Nature.STATE) {
				continue;
			}
			if (declared.owner() < 0) {
				checkBounds(source, property, state.get(property), declared.title(), frame);
				continue;
			}
			for (int piece = 0; piece < layout.pieceCount(); piece++) {
				if (layout.isA(layout.kindOf(piece), declared.owner())) {
					checkBounds(source, property, state.get(piece, property), declared.title(), frame);
				}
			}
		}
	}

	private static void checkBounds(int source, int property, int value, String title, Frame frame) {
		if (value != World.ABSENT && frame.layout().bounded(property, value) != value) {
			throw broken(source, title + " is " + value + ", which is beyond its bounds");
		}
	}

	private static String shown(int value, Display display, Frame frame) {
		return frame.run().shown(value, display);
	}

	private static ContentError broken(int source, String what) {
		return new ContentError(source, "this leaves the game as it must not be: " + what);
	}
}
