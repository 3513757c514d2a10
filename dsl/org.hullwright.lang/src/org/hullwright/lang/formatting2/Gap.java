package org.hullwright.lang.formatting2;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.formatting2.regionaccess.IComment;
import org.eclipse.xtext.formatting2.regionaccess.IHiddenRegion;
import org.eclipse.xtext.formatting2.regionaccess.IHiddenRegionPart;
import org.eclipse.xtext.formatting2.regionaccess.ISemanticRegion;
import org.hullwright.model.Board;

/** What lies between two words: blanks, line ends, comments. */
final class Gap {

	private static final String PICTURE = "     "; // as wide as `rows `, so that the rows of a picture stand below each other

	private final IHiddenRegion gap;
	private final @Nullable ISemanticRegion before;
	private final @Nullable ISemanticRegion after;
	private final int depth;
	private final LineStarts lines;
	private final TextStyle style;

	/** @param depth the number of braces around the word after the gap */
	Gap(IHiddenRegion gap, int depth, LineStarts lines, TextStyle style) {
		this.gap = gap;
		this.before = gap.getPreviousSemanticRegion();
		this.after = gap.getNextSemanticRegion();
		this.depth = depth;
		this.lines = lines;
		this.style = style;
	}

	/** The text that the gap should have. */
	String tidied() {
		return gap.containsComment() ? withComments() : blank();
	}

	private String blank() {
		ISemanticRegion after = this.after;
		ISemanticRegion before = this.before;
		if (before == null) {
			return "";
		}
		if (after == null) {
			return "\n";
		}
		int breaks = breaksIn(gap.getText());
		return breaks > 0 || lines.isDeclaration(after) ? lineBreaks(breaks, after) + indentation(after) : Spacing.between(before, after);
	}

	/** Comments stay on the line they are on. */
	private String withComments() {
		ISemanticRegion after = this.after;
		var text = new StringBuilder();
		int breaks = 0;
		boolean broken = before == null;
		for (IHiddenRegionPart part : gap.getParts()) {
			if (part instanceof IComment comment) {
				if (breaks > 0) {
					text.append(text.isEmpty() && before == null ? "" : "\n".repeat(Math.min(breaks, style.blankLines() + 1)))
							.append(style.indentation().repeat(commentDepth()));
				} else if (!broken) {
					text.append(' ');
				}
				text.append(comment.getText().stripTrailing());
				broken = false;
				breaks = breaksIn(comment.getText().substring(comment.getText().stripTrailing().length()));
			} else {
				breaks += breaksIn(part.getText());
			}
		}
		if (after == null) {
			return text.append('\n').toString();
		}
		boolean lineEnds = breaks > 0 || lines.isDeclaration(after);
		return text.append(lineEnds ? lineBreaks(Math.max(1, breaks), after) + indentation(after) : " ").toString();
	}

	private String lineBreaks(int breaks, ISemanticRegion after) {
		ISemanticRegion before = this.before;
		boolean atBrace = before != null && Spacing.isOpening(before) && !gap.containsComment() || Spacing.isClosing(after);
		return atBrace ? "\n" : "\n".repeat(Math.clamp(breaks, 1, style.blankLines() + 1));
	}

	private String indentation(ISemanticRegion after) {
		String indentation = style.indentation().repeat(Math.max(0, depth));
		if (!lines.isContinuation(after)) {
			return indentation;
		}
		boolean picture = after.getSemanticElement() instanceof Board && after.getText().startsWith("\"");
		return indentation + (picture ? PICTURE : style.indentation());
	}

	private int commentDepth() {
		return Math.max(0, after != null && Spacing.isClosing(after) ? depth + 1 : depth);
	}

	private static int breaksIn(String text) {
		return (int) text.chars().filter(character -> character == '\n').count();
	}
}
