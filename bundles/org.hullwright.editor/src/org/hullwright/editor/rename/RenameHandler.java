package org.hullwright.editor.rename;

import java.util.Optional;

import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.CaretHandler;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.lang.ide.answer.Renamable;

/** Asks for another name for what is named at the caret, or says why that has none. */
public final class RenameHandler extends CaretHandler<Renamable> {

	@Override
	protected Optional<Renamable> ask(HullDocument text, int caret, CancelIndicator cancelled) {
		return text.language().refactorings().renamable(text.address(), caret, cancelled);
	}

	@Override
	protected void show(Renamable found, HullDocument text, ITextSelection caret, ITextEditor editor) {
		if (found.refusal().isEmpty()) {
			RenameDialog.open(text, caret.getOffset(), found, editor.getSite().getShell());
		} else {
			refuse(found.refusal(), editor);
		}
	}

	@Override
	protected void showNothing(ITextEditor editor) {
		refuse("Nothing is named here", editor);
	}

	private static void refuse(String reason, ITextEditor editor) {
		MessageDialog.openInformation(editor.getSite().getShell(), RenameDialog.TITLE, reason + ".");
	}
}
