package org.hullwright.editor.guide;

import java.util.List;

/**
 * A page as it is read: text without marks, and what stands out in it.
 *
 * @param text lines end with a line feed; a paragraph is one line
 * @param stretches in the order of the text; they do not overlap
 */
record GuideText(String text, List<Stretch> stretches) {

	GuideText {
		stretches = List.copyOf(stretches);
	}

	/** How a stretch stands out. */
	enum Look {
		TITLE, HEADING, BOLD, SLANTED, CODE,
		/** Whole lines of Hull. */
		HULL,
		/** Whole lines to be typed elsewhere. */
		BOX,
		LINK
	}

	/**
	 * A stretch that stands out.
	 *
	 * @param offset of its first letter
	 * @param length in letters
	 * @param look how
	 * @param target where a link leads, as it is written; empty text for anything else
	 */
	record Stretch(int offset, int length, Look look, String target) {

		int end() {
			return offset + length;
		}
	}
}
