package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** Turns a direction clockwise by steps; the other way when they are negative. */
public final class TurnedWordNode extends ValueNode {

	private final int source;
	private final ValueNode word;
	private final ValueNode steps;
	private final int first;
	private final int size;

	public TurnedWordNode(int source, ValueNode word, ValueNode steps, int first, int size) {
		this.source = source;
		this.word = word;
		this.steps = steps;
		this.first = first;
		this.size = size;
	}

	@Override
	public int value(Frame frame) {
		long from = (long) frame.present(word.value(frame), source) - first;
		long by = frame.present(steps.value(frame), source);
		return first + Math.floorMod(from + by, size);
	}
}
