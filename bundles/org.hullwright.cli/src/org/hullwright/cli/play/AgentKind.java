package org.hullwright.cli.play;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.RandomAgent;

/** Who can decide for a player. */
public enum AgentKind {
	/** Takes any option. */
	RANDOM {

		@Override
		Agent agent(long seed, int seat, Person person) {
			return new RandomAgent(seed, "seat " + seat);
		}
	},
	/** Takes the first option. */
	FIRST {

		@Override
		Agent agent(long seed, int seat, Person person) {
			return Agent.first();
		}
	},
	/** Asks on the terminal. */
	PERSON {

		@Override
		Agent agent(long seed, int seat, Person person) {
			return person;
		}
	};

	abstract Agent agent(long seed, int seat, Person person);
}
