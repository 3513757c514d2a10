package org.hullwright.cli.texts;

/**
 * What is printed on a component.
 *
 * @param component its name in Hull
 * @param text line by line: title and kind, sides in brackets, values in parentheses, rules
 * @param made whether the rules are sentences made from its effects; otherwise its author wrote them, or it has none
 */
record PrintedText(String component, String text, boolean made) {

	/** As people read it. */
	String lines() {
		return component + "\n" + text.indent(1).stripTrailing();
	}
}
