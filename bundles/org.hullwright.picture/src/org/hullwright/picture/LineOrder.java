package org.hullwright.picture;

import java.text.Bidi;
import java.util.ArrayList;
import java.util.List;

/**
 * Bidi reordering of a line (UAX #9): the order in which its parts stand from left to right, when some of them are read from the right as
 * Hebrew is. A paragraph goes the way its first letter goes, and so do all its lines.
 *
 * @param fromRight whether lines begin at the right
 */
public record LineOrder(boolean fromRight) {

	private static final String FROM_RIGHT = "\u200F"; // says so of what stands beside it, and is not seen

	/**
	 * Some of a line that is read in one direction.
	 *
	 * @param index of the part it is of
	 * @param text in the order in which it is read
	 */
	public record Stretch(int index, String text, boolean fromRight) {

		/** The text without spaces around it, for what writes single lines: it goes its way even where no letter of it tells which. */
		public String line() {
			return fromRight ? FROM_RIGHT + text.strip() : text.strip();
		}

		/** The spaces that stand at the left of the line. */
		public String spaceAtLeft() {
			return fromRight
					? text.substring(text.stripTrailing().length())
					: text.substring(0, text.length() - text.stripLeading().length());
		}
	}

	/** How the lines of a paragraph go. */
	public static LineOrder of(String paragraph) {
		return new LineOrder(
				isWrittenFromRight(paragraph) && !new Bidi(paragraph, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT).baseIsLeftToRight());
	}

	/** A line from left to right; parts that are read in both directions come in several stretches. */
	public List<Stretch> fromLeft(List<String> parts) {
		String line = String.join("", parts);
		if (!fromRight && !isWrittenFromRight(line)) {
			return inOrder(parts);
		}
		var directions = new Bidi(line, fromRight ? Bidi.DIRECTION_RIGHT_TO_LEFT : Bidi.DIRECTION_LEFT_TO_RIGHT);
		var stretches = new ArrayList<Stretch>();
		var levels = new ArrayList<Integer>();
		int begin = 0;
		for (int index = 0; index < parts.size(); index++) {
			int end = begin + parts.get(index).length();
			for (int run = 0; run < directions.getRunCount(); run++) {
				int from = Math.max(begin, directions.getRunStart(run));
				int to = Math.min(end, directions.getRunLimit(run));
				if (from < to) {
					int level = directions.getRunLevel(run);
					levels.add(level);
					stretches.add(new Stretch(index, line.substring(from, to), level % 2 == 1));
				}
			}
			begin = end;
		}
		return reordered(stretches, levels);
	}

	private static boolean isWrittenFromRight(String text) {
		return Bidi.requiresBidi(text.toCharArray(), 0, text.length());
	}

	private static List<Stretch> inOrder(List<String> parts) {
		var stretches = new ArrayList<Stretch>();
		for (int index = 0; index < parts.size(); index++) {
			stretches.add(new Stretch(index, parts.get(index), false));
		}
		return stretches;
	}

	private static List<Stretch> reordered(List<Stretch> stretches, List<Integer> levels) {
		byte[] depths = new byte[levels.size()];
		for (int index = 0; index < depths.length; index++) {
			depths[index] = levels.get(index).byteValue();
		}
		Stretch[] ordered = stretches.toArray(Stretch[]::new);
		Bidi.reorderVisually(depths, 0, ordered, 0, ordered.length);
		return List.of(ordered);
	}
}
