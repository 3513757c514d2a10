package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.Audience;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.TextNode;
import org.hullwright.engine.state.Event;

/** Writes into the log. */
public final class SayNode extends EffectNode {

	private final int source;
	private final TextNode text;
	private final Audience audience;

	public SayNode(int source, TextNode text, Audience audience) {
		this.source = source;
		this.text = text;
		this.audience = audience;
	}

	@Override
	public void run(Frame frame) {
		frame.effort().burn(source);
		frame.run().testify(source, text, audience, frame);
		if (frame.state().journal().isRecording()) {
			String said = frame.render(source, text);
			frame.run().tell(new Event.Said(source, said, audience.seats(frame)), said.length());
		}
	}
}
