package org.hullwright.simulation.report;

import java.util.List;
import java.util.Locale;

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
	private static final List<String> ARTICLES = List.of("The ", "A ", "An ");
	/** All alike. */
	public static final Focus NONE = new Focus("", List.of(), UNCOMPARED, Exposure.MET);

	public Focus {
		components = List.copyOf(components);
	}

	/** The title to stand within a sentence, where an article that it begins with is written small. */
	String titleInSentence() {
		return ARTICLES.stream().anyMatch(title::startsWith) ? title.substring(0, 1).toLowerCase(Locale.ROOT) + title.substring(1) : title;
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
