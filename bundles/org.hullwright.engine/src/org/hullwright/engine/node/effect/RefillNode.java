package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.tree.World;

/** Fills a zone again, or that zone of each piece that has one and is neither unused nor out of the game. */
public final class RefillNode {

	private static final int GAME = -1;

	private final int[] owners;
	private final EffectNode draw;
	private final int slots;
	private final int source;

	/**
	 * What fills a zone again.
	 *
	 * @param owner the kind whose pieces have the zone; negative for a zone of the game
	 * @param draw what is missing
	 * @param slots that it needs, the piece in the first one
	 */
	public RefillNode(Layout layout, int owner, EffectNode draw, int slots, int source) {
		this.owners = owner < 0 ? new int[] { GAME } : layout.piecesOf(owner);
		this.draw = draw;
		this.slots = slots;
		this.source = source;
	}

	void run(Frame around) {
		GameState state = around.state();
		Layout layout = around.tables().layout();
		around.effort().spend(owners.length);
		for (int owner : owners) {
			if (owner == GAME || isThere(owner, state, layout)) {
				Frame frame = around.inner(source, slots);
				frame.set(0, owner == GAME ? World.ABSENT : owner);
				draw.run(frame);
			}
		}
	}

	private static boolean isThere(int piece, GameState state, Layout layout) {
		return switch (layout.role(state.zoneOf(piece))) {
			case SUPPLY, BOX -> false;
			case AREA, DECK, BAG, DISCARDS, CONTENTS, TABLE, SEATS -> true;
		};
	}
}
