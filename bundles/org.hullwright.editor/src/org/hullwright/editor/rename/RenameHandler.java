package org.hullwright.editor.rename;

import java.util.Optional;

import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.CaretHandler;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.lang.ide.answer.Renamable;

/** Asks for another name for what is named at the caret, or says why that has none. */
public final class RenameHandler extends CaretHandler<Optional<Renamable>> {

	@Override
	protected Optional<Renamable> ask(HullDocument text, int caret, CancelIndicator cancelled) {
		return text.language().refactorings().renamable(text.address(), caret, cancelled);
	}

	@Override
	protected void show(Optional<Renamable> found, HullDocument text, ITextSelection caret, ITextEditor editor) {
		Shell shell = editor.getSite().getShell();
		String refusal = found.map(Renamable::refusal).orElse("Nothing is named here");
		if (!refusal.isEmpty()) {
			MessageDialog.openInformation(shell, RenameDialog.TITLE, refusal + ".");
			return;
		}
		RenameDialog.open(text, caret.getOffset(), found.get(), shell);
	}
}
