package org.hullwright.editor.typing;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.hullwright.editor.text.HullPartitions;

/** Counts the braces of the declaration around a place. */
final class Braces {

	private Braces() {}

	/**
	 * Whether the declaration around a place opens more braces than it closes. A declaration reaches from a line that begins with a letter
	 * to the next such line, so that what is unfinished elsewhere does not count.
	 */
	static boolean isOneMissing(IDocument document, int place) throws BadLocationException {
		int line = document.getLineOfOffset(place);
		int first = line;
		while (first > 0 && !beginsDeclaration(document, first)) {
			first--;
		}
		int open = 0;
		for (int each = first; each < document.getNumberOfLines() && (each <= line || !beginsDeclaration(document, each)); each++) {
			open += balance(document, document.getLineInformation(each));
		}
		return open > 0;
	}

	private static boolean beginsDeclaration(IDocument document, int line) throws BadLocationException {
		IRegion region = document.getLineInformation(line);
		return region.getLength() > 0 && Character.isLetter(document.getChar(region.getOffset()));
	}

	private static int balance(IDocument document, IRegion line) throws BadLocationException {
		int open = 0;
		for (int offset = line.getOffset(); offset < line.getOffset() + line.getLength(); offset++) {
			char character = document.getChar(offset);
			if ((character == '{' || character == '}') && HullPartitions.isCode(document, offset)) {
				open += character == '{' ? 1 : -1;
			}
		}
		return open;
	}
}
