package org.hullwright.playtest.panel;

import java.util.ArrayList;
import java.util.List;

import org.hullwright.picture.Colour;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.TextFitter;
import org.hullwright.picture.TextMeasure;

/** Writes text from a left edge, in lines. */
public final class Writer {

	private static final double LEADING = 1.32;
	private final TextMeasure measure;
	private final TextFitter fitter;

	public Writer(TextMeasure measure) {
		this.measure = measure;
		this.fitter = new TextFitter(measure);
	}

	/** Writes one line from a left edge, wherever the screen lets it end, and says how wide it is by measure. */
	public double line(String text, double left, double middle, double size, boolean bold, Colour colour, Picture.Builder picture) {
		picture.line(text, new Point(left, middle), size, bold, colour);
		return measure.width(text, size, bold);
	}

	/** Writes as many lines as it takes, from a top edge, and says how high they became. */
	public double paragraph(String text, double left, double top, double width, double size, boolean bold, Colour colour,
			Picture.Builder picture) {
		double y = top;
		for (String line : lines(text, width, size, bold)) {
			line(line, left, y + size * LEADING / 2, size, bold, colour, picture);
			y += size * LEADING;
		}
		return y - top;
	}

	/** The height of a paragraph. */
	public double height(String text, double width, double size, boolean bold) {
		return lines(text, width, size, bold).size() * size * LEADING;
	}

	/** Breaks between words, and within those that are wider than a line, such as the path of a file. */
	private List<String> lines(String text, double width, double size, boolean bold) {
		List<String> lines = new ArrayList<>();
		for (String line : fitter.wrap(text, width, size, bold)) {
			int start = 0;
			for (int end = line.offsetByCodePoints(0, Math.min(1, line.length())); end < line.length();) {
				int longer = line.offsetByCodePoints(end, 1);
				if (measure.width(line.substring(start, longer), size, bold) > width) {
					lines.add(line.substring(start, end));
					start = end;
				}
				end = longer;
			}
			lines.add(line.substring(start));
		}
		return lines;
	}

	/** One line, cut where it does not fit. */
	public String cut(String text, double width, double size, boolean bold) {
		return fitter.fit(text, width, size, size, size, bold).lines().getFirst();
	}

	public double width(String text, double size, boolean bold) {
		return measure.width(text, size, bold);
	}
}
