package org.hullwright.engine.node;

import org.hullwright.engine.tree.Effect.Option.About;

/** What a test says about a choice, as an answer or as something to look for. {@code source} is the number of the place that says so. */
public sealed interface Reply {

	/** Number of the place in the text. */
	int source();

	/** Whether this is what an option is about or says. */
	boolean isMeant(OpenDecision decision, int option);

	/** The first option among those of a decision; -1 when it is not offered. */
	default int find(OpenDecision decision) {
		for (int option = 0; option < decision.size(); option++) {
			if (isMeant(decision, option)) {
				return option;
			}
		}
		return -1;
	}

	/** The option about this piece, word or number. */
	record Thing(int source, int thing, About about) implements Reply {

		@Override
		public boolean isMeant(OpenDecision decision, int option) {
			return decision.about(option) == about && decision.thing(option) == thing;
		}
	}

	/** The option about any copy of this design, or about the design itself. */
	record AnyCopy(int source, int sort) implements Reply {

		@Override
		public boolean isMeant(OpenDecision decision, int option) {
			int piece = decision.subject(option);
			return piece >= 0
					? decision.state().layout().sortOf(piece) == sort
					: decision.about(option) == About.DESIGNS && decision.thing(option) == sort;
		}
	}

	/** The option with this label. */
	record Label(int source, String label) implements Reply {

		@Override
		public boolean isMeant(OpenDecision decision, int option) {
			return decision.label(option).equals(label);
		}
	}
}
