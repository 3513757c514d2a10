package org.hullwright.engine.node.effect;

import java.util.List;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Script;
import org.hullwright.engine.node.ValueNode;

/** In a test: what is drawn from a zone next. */
public final class RigZoneNode extends EffectNode {

	private final int source;
	private final ValueNode zone;
	private final List<Outcome> outcomes;

	public RigZoneNode(int source, ValueNode zone, List<Outcome> outcomes) {
		this.source = source;
		this.zone = zone;
		this.outcomes = List.copyOf(outcomes);
	}

	/** A piece, or any copy of a design. */
	public record Outcome(ValueNode value, boolean design) {}

	@Override
	public void run(Frame frame) {
		frame.effort().burn(source, outcomes.size());
		for (Outcome outcome : outcomes) {
			frame.run().script().rigZone(zone.value(frame), new Script.Rigged(source, outcome.value().value(frame), outcome.design()));
		}
	}
}
