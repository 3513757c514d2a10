package org.hullwright.editor.typing;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DocumentCommand;
import org.eclipse.jface.text.IAutoEditStrategy;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.TextUtilities;
import org.hullwright.editor.text.HullPartitions;
import org.hullwright.editor.text.Indentation;

/**
 * Closes what is opened and indents what is inside. A closing character that is typed where it already stands is typed over, unless it
 * closes something further out; a brace is closed only where the rest of the line is empty, because before other text it is more likely to
 * enclose that.
 */
public final class HullAutoEdit implements IAutoEditStrategy {

	@NonNullByDefault({})
	@Override
	public void customizeDocumentCommand(IDocument document, DocumentCommand command) {
		try {
			if (command.doit && command.length == 0 && command.text != null) {
				customize(document, command);
			}
		} catch (BadLocationException changedMeanwhile) {
			command.doit = true; // then the key does what it does anywhere
		}
	}

	private static void customize(IDocument document, DocumentCommand command) throws BadLocationException {
		if (TextUtilities.equals(document.getLegalLineDelimiters(), command.text) >= 0) {
			breakLine(document, command);
		} else if (command.text.length() == 1) {
			switch (command.text.charAt(0)) {
				case '{' -> close(document, command, "}");
				case '(' -> close(document, command, ")");
				case '"' -> quote(document, command);
				case '}' -> closeBrace(document, command);
				case ')' -> typeOver(document, command);
				default -> { /* an ordinary character */ }
			}
		}
	}

	private static void breakLine(IDocument document, DocumentCommand command) throws BadLocationException {
		IRegion line = document.getLineInformationOfOffset(command.offset);
		String before = document.get(line.getOffset(), command.offset - line.getOffset());
		String after = document.get(command.offset, line.getOffset() + line.getLength() - command.offset);
		String indentation = before.substring(0, before.length() - before.stripLeading().length());
		String lineBreak = command.text;
		if (before.stripTrailing().endsWith("{") && HullPartitions.isCode(document, command.offset)) {
			command.text = lineBreak + indentation + Indentation.wished();
			if (after.stripLeading().startsWith("}")) {
				int blank = after.length() - after.stripLeading().length();
				command.length = blank;
				command.shiftsCaret = false;
				command.caretOffset = command.offset + command.text.length();
				command.text += lineBreak + indentation;
			}
		} else {
			command.text = lineBreak + indentation;
		}
	}

	private static void close(IDocument document, DocumentCommand command, String closing) throws BadLocationException {
		if (HullPartitions.isCode(document, command.offset) && restOfLine(document, command.offset).isBlank()) {
			surround(command, closing);
		}
	}

	private static void quote(IDocument document, DocumentCommand command) throws BadLocationException {
		if (nextIs(document, command.offset, '"')) {
			typeOver(document, command);
		} else if (HullPartitions.isCode(document, command.offset) && !startsWord(document, command.offset)) {
			surround(command, "\"");
		}
	}

	private static void surround(DocumentCommand command, String closing) {
		command.shiftsCaret = false;
		command.caretOffset = command.offset + command.text.length();
		command.text += closing;
	}

	/** A brace is typed over where all that is open is closed already; one that closes a block goes under the line that opened it. */
	private static void closeBrace(IDocument document, DocumentCommand command) throws BadLocationException {
		IRegion line = document.getLineInformationOfOffset(command.offset);
		String before = document.get(line.getOffset(), command.offset - line.getOffset());
		int length = restOfLine(document, command.offset).indexOf('}') + 1;
		boolean isNext = length > 0 && restOfLine(document, command.offset).substring(0, length - 1).isBlank();
		if (isNext && HullPartitions.isCode(document, command.offset)) {
			if (!Braces.isOneMissing(document, command.offset)) {
				command.text = document.get(command.offset, length);
				command.length = length;
			}
		} else if (!before.isEmpty() && before.isBlank() && HullPartitions.isCode(document, command.offset)) {
			int back = before.endsWith(Indentation.wished()) ? Indentation.wished().length() : 1;
			command.offset -= back;
			command.length = back;
		}
	}

	private static void typeOver(IDocument document, DocumentCommand command) throws BadLocationException {
		if (nextIs(document, command.offset, command.text.charAt(0))) {
			command.length = 1;
		}
	}

	private static boolean nextIs(IDocument document, int offset, char character) throws BadLocationException {
		return offset < document.getLength() && document.getChar(offset) == character;
	}

	private static boolean startsWord(IDocument document, int offset) throws BadLocationException {
		return offset < document.getLength() && Character.isLetterOrDigit(document.getChar(offset));
	}

	private static String restOfLine(IDocument document, int offset) throws BadLocationException {
		IRegion line = document.getLineInformationOfOffset(offset);
		return document.get(offset, line.getOffset() + line.getLength() - offset);
	}
}
