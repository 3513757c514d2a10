package org.hullwright.packs.family;

import java.util.Arrays;
import java.util.List;

/**
 * What the name of an entry in a list of rules says it is. Only rules ask for a test; notes on them are counted apart, so that they do not
 * blur how much of a game is shown.
 */
public enum RuleFamily {

	RULE("rules", ""), AMBIGUITY("ambiguities", "AMB"), GAP("gaps", "GAP"), EXAMPLE("examples", "EX"), PRIMITIVE("primitives", "PRIM"),
	ICON("icons", "ICON");

	private final String title;
	private final String mark;

	RuleFamily(String title, String mark) {
		this.title = title;
		this.mark = mark;
	}

	/** What its entries are called together. */
	public String title() {
		return title;
	}

	/** The family of an entry: a part of its name such as AMB in RET-AMB-07 tells it. */
	public static RuleFamily of(String entry) {
		List<String> parts = List.of(entry.split("-"));
		return Arrays.stream(values()).filter(family -> parts.contains(family.mark)).findFirst().orElse(RULE);
	}
}
