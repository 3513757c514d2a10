package org.hullwright.engine.node;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Supplier;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.ForwardModel;
import org.hullwright.engine.agent.Valuation;

/** The decider of a run in which values are looked up without anybody being asked. */
public final class Unasked implements Decider {

	@Override
	public boolean edit(Frame around) {
		return false;
	}

	@Override
	public int decide(OpenDecision decision) {
		throw asked();
	}

	@Override
	public ForwardModel forwardModel(int seat, Valuation valuation) {
		throw asked();
	}

	@Override
	public List<OptionalLong> worths(OpenDecision decision, long chance, Valuation valuation, Supplier<Agent> policies) {
		throw asked();
	}

	private static IllegalStateException asked() {
		return new IllegalStateException("a value does not ask");
	}
}
