package org.hullwright.engine.node.effect;

import java.util.List;

import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.tree.World;

/** In a test: what a die shows next. */
public final class RigDieNode extends EffectNode {

	private final int source;
	private final int die;
	private final List<Outcome> outcomes;

	public RigDieNode(int source, int die, List<Outcome> outcomes) {
		this.source = source;
		this.die = die;
		this.outcomes = List.copyOf(outcomes);
	}

	/** A face, by its number or by a symbol. */
	public record Outcome(ValueNode value, boolean symbol) {}

	@Override
	public void run(Frame frame) {
		for (Outcome outcome : outcomes) {
			frame.run().script().rigDie(die, face(frame, outcome));
		}
	}

	private int face(Frame frame, Outcome outcome) {
		World.Die rolled = frame.run().world().dice().get(die);
		int wanted = outcome.value().value(frame);
		frame.effort().burn(source, rolled.faceCount());
		for (int face = rolled.firstFace(); face < rolled.firstFace() + rolled.faceCount(); face++) {
			World.Face printed = frame.run().world().faces().get(face);
			if (outcome.symbol() ? printed.symbols().contains(wanted) : printed.number() == wanted) {
				return face;
			}
		}
		throw new ContentError(source, rolled.name() + " has no such face");
	}
}
