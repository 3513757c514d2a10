package org.hullwright.editor.guide;

import java.util.Optional;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.CaretHandler;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.language.NotDone;
import org.hullwright.lang.ide.answer.Explained;

/** Opens the guide at what is known of the word at the caret; at its contents where there is none. */
final class WordHandler extends CaretHandler<Explained> {

	@Override
	protected Optional<Explained> ask(HullDocument text, int caret, CancelIndicator cancelled) {
		return text.language().reading().explain(text.address(), caret, cancelled)
				.or(() -> caret == 0
						? Optional.empty()
						: text.language().reading()
								.explain(text.address(), caret - 1, cancelled));
	}

	@Override
	protected void show(Explained found, HullDocument text, ITextSelection caret, ITextEditor editor) {
		try {
			String word = text.document().get(found.range().offset(), found.range().length());
			guide(editor).explain(word, found.markdown());
		} catch (BadLocationException | PartInitException failure) {
			notOpened(failure);
		}
	}

	@Override
	protected void showNothing(ITextEditor editor) {
		try {
			guide(editor).open(GuidePages.FIRST);
		} catch (PartInitException failure) {
			notOpened(failure);
		}
	}

	private static GuideView guide(ITextEditor editor) throws PartInitException {
		return (GuideView) editor.getSite().getPage().showView(GuideView.ID);
	}

	private static void notOpened(Exception failure) {
		NotDone.tell("The guide could not be opened at the word", failure);
	}
}
