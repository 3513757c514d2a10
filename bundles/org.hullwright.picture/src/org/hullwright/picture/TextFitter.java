package org.hullwright.picture;

import java.util.ArrayList;
import java.util.List;

/** Breaks a title into lines and makes it smaller until it fits; what still does not fit is cut with an ellipsis. */
public final class TextFitter {

	private static final String ELLIPSIS = "…";
	/** Distance of lines as a share of their size. */
	public static final double LEADING = 1.14;
	private static final double SMALLER = 0.92;
	private static final double ROUNDING = 1e-6;
	private final TextMeasure measure;

	public TextFitter(TextMeasure measure) {
		this.measure = measure;
	}

	/**
	 * Lines and the size they are to be written in.
	 *
	 * @param whole whether they are all of the text; else an ellipsis stands for what there is no room for
	 */
	public record Fitted(List<String> lines, double size, boolean whole) {

		public Fitted {
			lines = List.copyOf(lines);
		}
	}

	/**
	 * @param width each line may have
	 * @param height all lines together may have; one line is written in any case
	 * @param largest size wanted
	 * @param smallest size at which cutting is better than shrinking
	 */
	public Fitted fit(String text, double width, double height, double largest, double smallest, boolean bold) {
		double size = largest;
		List<String> lines = wrap(text, width, size, bold);
		while (size * SMALLER >= smallest && !fits(lines, width, height, size, bold)) {
			size *= SMALLER;
			lines = wrap(text, width, size, bold);
		}
		List<String> kept = cut(lines, width, mostLines(height, size), size, bold);
		return new Fitted(kept, size, kept.equals(lines));
	}

	private static int mostLines(double height, double size) {
		return Math.max(1, (int) (height / (size * LEADING) + ROUNDING));
	}

	private boolean fits(List<String> lines, double width, double height, double size, boolean bold) {
		return lines.size() <= mostLines(height, size) && lines.stream().allMatch(line -> measure.width(line, size, bold) <= width);
	}

	/** Breaks between words only; a word that is too wide gets a line of its own. */
	public List<String> wrap(String text, double width, double size, boolean bold) {
		List<String> lines = new ArrayList<>();
		String line = "";
		for (String word : text.strip().split("\\s+")) {
			String longer = line.isEmpty() ? word : line + " " + word;
			if (!line.isEmpty() && measure.width(longer, size, bold) > width) {
				lines.add(line);
				line = word;
			} else {
				line = longer;
			}
		}
		lines.add(line);
		return lines;
	}

	private List<String> cut(List<String> lines, double width, int mostLines, double size, boolean bold) {
		List<String> kept = new ArrayList<>();
		for (int index = 0; index < Math.min(mostLines, lines.size()); index++) {
			boolean more = index == mostLines - 1 && lines.size() > mostLines;
			kept.add(shortened(more ? lines.get(index) + ELLIPSIS : lines.get(index), width, size, bold));
		}
		return kept;
	}

	/** As many letters of a line as there is room for; found by halving, for nobody knows how long a title may be. */
	private String shortened(String line, double width, double size, boolean bold) {
		String words = line.endsWith(ELLIPSIS) ? line.substring(0, line.length() - ELLIPSIS.length()) : line;
		int tooMany = words.codePointCount(0, words.length());
		if (tooMany < 2 || measure.width(line, size, bold) <= width) {
			return line;
		}
		int fits = 1;
		while (fits + 1 < tooMany) {
			int between = (fits + tooMany) / 2;
			if (measure.width(beginning(words, between), size, bold) <= width) {
				fits = between;
			} else {
				tooMany = between;
			}
		}
		return beginning(words, fits);
	}

	private static String beginning(String words, int letters) {
		return words.substring(0, words.offsetByCodePoints(0, letters)).stripTrailing() + ELLIPSIS;
	}
}
