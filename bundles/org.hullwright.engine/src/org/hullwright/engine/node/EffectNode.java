package org.hullwright.engine.node;

/** Does something. */
public abstract class EffectNode {

	/** Does it. */
	public abstract void run(Frame frame);
}
