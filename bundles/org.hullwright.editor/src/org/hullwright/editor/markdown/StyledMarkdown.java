package org.hullwright.editor.markdown;

import java.util.List;

/**
 * Markdown as it is read: text without marks, and what stands out in it.
 *
 * @param text lines end with a line feed
 * @param stretches in the order of the text; they do not overlap
 */
public record StyledMarkdown(String text, List<Stretch> stretches) {

	/** The stretches are copied. */
	public StyledMarkdown {
		stretches = List.copyOf(stretches);
	}

	/** A page: a paragraph is one line, to be wrapped by the window, and headings have no empty line behind them. */
	public static StyledMarkdown page(String markdown) {
		return MarkdownRenderer.render(markdown, LineBreaks.WRAPPED);
	}

	/** A note of a few lines, which end where they end in Markdown; the last one has no line feed. */
	public static StyledMarkdown note(String markdown) {
		return MarkdownRenderer.render(markdown, LineBreaks.AS_WRITTEN);
	}

	/** How a stretch stands out. Of two that stand within each other, what comes first here is seen. */
	public enum Look {
		TITLE, HEADING, LINK, CODE, BOLD, SLANTED,
		/** Whole lines of Hull. */
		HULL,
		/** Whole lines to be typed elsewhere. */
		BOX,
		/** Does not stand out; no stretch has it. */
		PLAIN
	}

	/**
	 * A stretch that stands out.
	 *
	 * @param offset of its first letter
	 * @param length in letters
	 * @param look how
	 * @param target where a link leads, as it is written; empty text for anything else
	 */
	public record Stretch(int offset, int length, Look look, String target) {

		/** The offset behind its last letter. */
		public int end() {
			return offset + length;
		}
	}

	/** What becomes of line breaks within a paragraph. */
	enum LineBreaks {
		WRAPPED, AS_WRITTEN
	}
}
