package org.hullwright.simulation.report;

import java.util.List;

import org.hullwright.simulation.rules.Exposure;

/**
 * The components that a report is about: an author's own, or one that was asked about.
 *
 * @param title what they are together, for people: the title of the component or of the pack; empty when the author did not ask about them
 * @param components their names; empty when the report is about all alike
 * @param without position of the ruleset that does without them; {@link #UNCOMPARED} when there is none
 * @param exposure how they come into the games that are compared
 */
public record Focus(String title, List<String> components, int without, Exposure exposure) {

	/** Stands for the position of a ruleset that there is not. */
	public static final int UNCOMPARED = -1;
	/** All alike. */
	public static final Focus NONE = new Focus("", List.of(), UNCOMPARED, Exposure.MET);

	public Focus {
		components = List.copyOf(components);
	}

	/** The same about these components. */
	Focus on(List<String> others) {
		return new Focus(title, others, without, exposure);
	}

	/** Whether a component is one of them. */
	boolean has(RulesetGames.Component component) {
		return components.contains(component.name());
	}

	/** Whether the same games were played without them. */
	boolean isCompared() {
		return without != UNCOMPARED;
	}
}
