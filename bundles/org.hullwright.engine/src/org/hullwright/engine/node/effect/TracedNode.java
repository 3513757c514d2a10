package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Trail;
import org.hullwright.engine.state.Event;

/** Tells when a part begins and ends. */
public final class TracedNode extends EffectNode {

	private final int source;
	private final Event.Part part;
	private final String title;
	private final EffectNode body;

	public TracedNode(int source, Event.Part part, String title, EffectNode body) {
		this.source = source;
		this.part = part;
		this.title = title;
		this.body = body;
	}

	@Override
	public void run(Frame frame) {
		frame.state().journal().add(new Event.Entered(source, part, title));
		try {
			body.run(frame);
		} finally {
			frame.state().journal().add(new Event.Left(source));
		}
	}

	@Override
	public void follow(Frame frame, Trail trail) {
		body.follow(frame, trail);
	}
}
