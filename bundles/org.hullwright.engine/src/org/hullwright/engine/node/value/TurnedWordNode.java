package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.tree.Circle;

/** Turns a direction clockwise by steps; the other way when they are negative. */
public final class TurnedWordNode extends ValueNode {

	private final int source;
	private final ValueNode word;
	private final ValueNode steps;
	private final Circle circle;

	public TurnedWordNode(int source, ValueNode word, ValueNode steps, Circle circle) {
		this.source = source;
		this.word = word;
		this.steps = steps;
		this.circle = circle;
	}

	@Override
	public int value(Frame frame) {
		long from = (long) frame.present(word.value(frame), source) - circle.first();
		long by = frame.present(steps.value(frame), source);
		return circle.first() + Math.floorMod(from + by, circle.size());
	}
}
