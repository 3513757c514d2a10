package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.state.GameState;

/** Makes a state of all pieces that have it what it was at the start. */
public final class RestoreAllNode extends EffectNode {

	private final int source;
	private final int property;
	private final int[] pieces;

	/**
	 * @param pieces those that have the state
	 */
	public RestoreAllNode(int source, int property, int[] pieces) {
		this.source = source;
		this.property = property;
		this.pieces = pieces;
	}

	@Override
	public void run(Frame frame) {
		frame.effort().burn(source, pieces.length);
		GameState start = frame.tables().start();
		for (int piece : pieces) {
			frame.state().set(source, piece, property, start.get(piece, property));
		}
	}
}
