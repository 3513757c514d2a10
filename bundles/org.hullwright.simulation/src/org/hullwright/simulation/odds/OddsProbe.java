package org.hullwright.simulation.odds;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Probe;
import org.hullwright.engine.state.Layout;

/** Counts what one game performs, place by place, and which options are offered and taken. */
final class OddsProbe implements Probe {

	private final Layout layout;
	private final int[] performed;
	private final int[] offered;
	private final int[] taken;

	OddsProbe(Layout layout) {
		int places = layout.world().places().places().size();
		this.layout = layout;
		this.performed = new int[places];
		this.offered = new int[places];
		this.taken = new int[places];
	}

	@Override
	public void before(int source, Frame frame) {
		performed[source]++;
	}

	@Override
	public void passedBy(int source) {
		performed[source]++;
	}

	/** The same agent, whose choices are counted. An option that is offered for several pieces counts once a decision. */
	Agent watching(Agent agent) {
		return decision -> {
			int chosen = agent.choose(decision);
			if (decision.state().layout() == layout) { // and not one of the game before, which the scenario starts from
				count(decision, chosen);
			}
			return chosen;
		};
	}

	private void count(Decision decision, int chosen) {
		for (int option = 0; option < decision.size(); option++) {
			if (isFirstFromThere(decision, option)) {
				offered[decision.source(option)]++;
			}
		}
		taken[decision.source(chosen)]++;
	}

	private static boolean isFirstFromThere(Decision decision, int option) {
		for (int before = 0; before < option; before++) {
			if (decision.source(before) == decision.source(option)) {
				return false;
			}
		}
		return true;
	}

	int performed(int source) {
		return performed[source];
	}

	int offered(int source) {
		return offered[source];
	}

	int taken(int source) {
		return taken[source];
	}
}
