package org.hullwright.engine.agent;

/** An agent that can tell what it weighs. */
public interface DeliberatingAgent extends Agent {

	/** Weighs the options of a decision, as it does to choose. */
	Deliberation deliberate(Decision decision);

	@Override
	default int choose(Decision decision) {
		return deliberate(decision).chosen();
	}
}
