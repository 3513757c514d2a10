package org.hullwright.editor.formatting;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.DocumentCommand;
import org.eclipse.jface.text.IAutoEditStrategy;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.widgets.Display;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.preferences.WritingPreferences;
import org.hullwright.lang.ide.answer.TextRange;

/**
 * Tidies what is pasted or dropped, when it is at least a line: it brings the indentation of the place it was copied from. The paste itself
 * is not changed, so that one step of undo brings back what was pasted as it was.
 */
public final class PasteFormatting implements IAutoEditStrategy {

	@NonNullByDefault({})
	@Override
	public void customizeDocumentCommand(IDocument document, DocumentCommand command) {
		if (command.doit && isPasted(command.text) && WritingPreferences.formatsOnPaste()) {
			int offset = command.offset;
			int others = document.getLength() - command.length; // what of the text is not replaced
			Display display = Display.getCurrent();
			display.asyncExec(() -> {
				int length = document.getLength() - others;
				if (length > 0) {
					HullDocument.of(document).ifPresent(text -> BackgroundFormatting.start(text, new TextRange(offset, length), display));
				}
			});
		}
	}

	/** Nobody types words and the ends of lines at once. */
	private static boolean isPasted(String text) {
		return text != null && !text.isBlank() && text.chars().anyMatch(character -> character == '\n' || character == '\r');
	}
}
