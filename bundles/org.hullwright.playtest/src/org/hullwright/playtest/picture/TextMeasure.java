package org.hullwright.playtest.picture;

/** How wide text is. Each painter has its own; {@link #ESTIMATE} serves where no font is at hand. */
@FunctionalInterface
public interface TextMeasure {
	/** An average sans-serif: good enough to wrap by, a little generous. */
	TextMeasure ESTIMATE = (text, size, bold) -> text.length() * size * (bold ? 0.6 : 0.54);

	/** @return the width in the unit of the size */
	double width(String text, double size, boolean bold);
}
