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
final class WordHandler extends CaretHandler<Optional<Explained>> {

	@Override
	protected Optional<Explained> ask(HullDocument text, int caret, CancelIndicator cancelled) {
		return text.language().reading().explain(text.address(), caret, cancelled)
				.or(() -> caret == 0
						? Optional.empty()
						: text.language().reading()
								.explain(text.address(), caret - 1, cancelled));
	}

	@Override
	protected void show(Optional<Explained> answer, HullDocument text, ITextSelection caret, ITextEditor editor) {
		try {
			var guide = (GuideView) editor.getSite().getPage().showView(GuideView.ID);
			if (answer.isPresent()) {
				Explained explained = answer.get();
				guide.explain(text.document().get(explained.range().offset(), explained.range().length()), explained.markdown());
			} else {
				guide.open(GuidePages.FIRST);
			}
		} catch (BadLocationException | PartInitException failure) {
			NotDone.tell("The guide could not be opened at the word", failure);
		}
	}
}
