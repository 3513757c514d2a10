package org.hullwright.lang.design;

/**
 * When a box is drawn.
 *
 * @param negated whether it is drawn when the rest does not hold
 * @param property name of what the component has to print
 * @param value the word, number or text that it has to be; empty text for any
 */
public record Condition(boolean negated, String property, String value) {

	/** What always holds. */
	public static final Condition ALWAYS = new Condition(false, "", "");
}
