package org.hullwright.engine.node.value;

import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** The discard pile of a deck. */
public final class DiscardsNode extends ValueNode {

	private final int source;
	private final ValueNode deck;

	public DiscardsNode(int source, ValueNode deck) {
		this.source = source;
		this.deck = deck;
	}

	@Override
	public int value(Frame frame) {
		int discards = frame.layout().discards(deck.value(frame));
		if (discards < 0) {
			throw new ContentError(source, "only a deck has a discard pile");
		}
		return discards;
	}
}
