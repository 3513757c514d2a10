package org.hullwright.editor.formatting;

import java.util.List;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.widgets.Display;
import org.hullwright.editor.changes.FileChanges;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.language.NotDone;
import org.hullwright.editor.language.WindowThread;
import org.hullwright.editor.preferences.WritingPreferences;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.request.LatestRequest;

/** Tidies parts of open texts without keeping their authors waiting. */
final class BackgroundFormatting {

	private BackgroundFormatting() {}

	/**
	 * Tidies a part of a text as soon as the language service has answered; if the author typed on meanwhile, the text is left alone.
	 * Nothing happens while the text has mistakes that keep it from being read. Only for the thread that changes the text.
	 */
	static void start(HullDocument text, TextRange range, Display display) {
		long stamp = text.stamp();
		new LatestRequest().ask(cancelled -> text.language().writing().format(text.address(), range, WritingPreferences.style(), cancelled),
				WindowThread.of(display), changes -> {
					if (!changes.isEmpty() && text.stamp() == stamp) {
						apply(changes, text.document());
					}
				}, fault -> NotDone.tell("The text could not be tidied", fault));
	}

	private static void apply(List<TextChange> changes, IDocument document) {
		try {
			FileChanges.apply(changes, document);
		} catch (BadLocationException impossible) {
			throw new IllegalStateException("The text has changed on its own thread", impossible);
		}
	}
}
