package org.hullwright.picture;

/** How wide text is. Each painter has its own; {@link #ESTIMATE} serves where no font is at hand. */
@FunctionalInterface
public interface TextMeasure {

	/** From the middle of a line down to what its letters stand on, as a share of their size: that of most sans-serifs. */
	double BASELINE = 0.3465;

	/** An average sans-serif: good enough to wrap by, a little generous. */
	TextMeasure ESTIMATE = (text, size, bold) -> text.length() * size * (bold ? 0.6 : 0.54);

	/** @return the width in the unit of the size */
	double width(String text, double size, boolean bold);
}
