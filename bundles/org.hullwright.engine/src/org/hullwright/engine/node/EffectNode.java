package org.hullwright.engine.node;

/** A node of the AST interpreter that does something. */
public abstract class EffectNode implements Folded {

	/** Does it. */
	public abstract void run(Frame frame);

	/** Does it, and notes what decides which result a function gives. What notes nothing makes the reason shorter, not wrong. */
	public void follow(Frame frame, Trail trail) {
		run(frame);
	}
}
