package org.hullwright.editor.typing;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DefaultTextDoubleClickStrategy;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Region;
import org.hullwright.editor.text.HullPartitions;
import org.hullwright.editor.text.HullWords;

/** A double click takes the whole name, with the pack before it: {@code retaliation.Fire}. */
public final class HullDoubleClick extends DefaultTextDoubleClickStrategy {

	@NonNullByDefault({})
	@Override
	protected IRegion findWord(IDocument document, int offset) {
		try {
			IRegion word = wordAt(document, offset);
			return word.getLength() == 0 ? super.findWord(document, offset) : word;
		} catch (BadLocationException outside) {
			return null;
		}
	}

	/** The name around a place, with what qualifies it; empty where there is none. */
	public static IRegion wordAt(IDocument document, int offset) throws BadLocationException {
		int start = offset;
		while (start > 0 && isPart(document, start - 1)) {
			start--;
		}
		int end = offset;
		while (end < document.getLength() && isPart(document, end)) {
			end++;
		}
		return new Region(start, end - start);
	}

	/** A dot counts between two names, but not at the end of a sentence in a string. */
	private static boolean isPart(IDocument document, int offset) throws BadLocationException {
		char character = document.getChar(offset);
		return HullWords.isPartOfName(character)
				|| character == '.' && offset > 0 && offset + 1 < document.getLength() && HullPartitions.isCode(document, offset)
						&& HullWords.isPartOfName(document.getChar(offset - 1)) && HullWords.isStartOfName(document.getChar(offset + 1));
	}
}
