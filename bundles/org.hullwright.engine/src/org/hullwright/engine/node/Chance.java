package org.hullwright.engine.node;

import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.tree.World;

/** Faces of dice and drawn pieces: what a test or a hand has prepared, else what comes by chance. */
public final class Chance {

	private static final int NONE = -1;

	private final World world;
	private final GameState state;
	private final Layout layout;
	private final Script script;
	private final MemoTable memo;
	private final Effort effort;

	/**
	 * @param script what is prepared
	 * @param memo what is forgotten once a die has been rolled
	 * @param effort is charged for what is looked at
	 */
	Chance(GameState state, Script script, MemoTable memo, Effort effort) {
		this.state = state;
		this.layout = state.layout();
		this.world = layout.world();
		this.script = script;
		this.memo = memo;
		this.effort = effort;
	}

	/** Rolls a die; the number of the face. */
	public int roll(int source, int die) {
		Integer prepared = script.nextFace(die);
		memo.invalidate();
		World.Die rolled = world.dice().get(die);
		int face = prepared != null ? prepared : rolled.firstFace() + state.nextFace(die, rolled.faceCount());
		if (state.journal().isRecording()) {
			state.journal().add(new Event.Rolled(source, die, face));
		}
		return face;
	}

	/** The piece that is drawn next from a zone; -1 when there is none, after a discard pile that may be taken back was. */
	public int draw(int source, int zone) {
		Script.Rigged prepared = script.nextPiece(zone);
		effort.spend(prepared != null || layout.role(zone) == Role.BAG ? state.count(zone) : 0);
		int found = prepared == null ? NONE : find(prepared, zone);
		if (found >= 0) {
			return found;
		}
		if (layout.role(zone) == Role.BAG) {
			return state.randomPiece(zone);
		}
		if (state.count(zone) == 0 && layout.role(zone) == Role.DECK && world.zones().get(layout.declaration(zone)).reshuffles()) {
			takeBackDiscards(source, zone);
		}
		return state.first(zone);
	}

	private void takeBackDiscards(int source, int deck) {
		int discards = layout.discards(deck);
		effort.spend(state.count(discards));
		for (int piece = state.first(discards); piece >= 0; piece = state.first(discards)) {
			state.move(source, piece, deck, false);
		}
		state.shuffle(source, deck);
	}

	private int find(Script.Rigged prepared, int zone) {
		for (int piece = state.first(zone); piece >= 0; piece = state.next(piece)) {
			if (prepared.design() ? layout.sortOf(piece) == prepared.value() : piece == prepared.value()) {
				return piece;
			}
		}
		if (prepared.source() == 0) {
			return NONE; // chosen by hand, and gone meanwhile
		}
		throw new ContentError(prepared.source(), "what was to be drawn is not there");
	}
}
