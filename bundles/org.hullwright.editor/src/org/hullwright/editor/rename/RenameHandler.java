package org.hullwright.editor.rename;

import java.util.Optional;
import java.util.concurrent.CancellationException;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.ltk.ui.refactoring.RefactoringWizardOpenOperation;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.lang.ide.answer.Renamable;

/** Asks for another name for what is named at the caret, or says why that has none. */
public final class RenameHandler extends AbstractHandler {

	private static final String TITLE = "Rename";

	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		if (HandlerUtil.getActiveEditor(event) instanceof ITextEditor editor && editor.getSelectionProvider().getSelection() instanceof ITextSelection caret) {
			IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
			Shell shell = HandlerUtil.getActiveShell(event);
			HullDocument.of(document).ifPresent(text -> HullEditorPlugin.questions().execute(() -> ask(text, caret.getOffset(), shell)));
		}
		return null; // required by the framework
	}

	/** Not on the thread of the window. */
	private static void ask(HullDocument text, int caret, Shell shell) {
		try {
			Optional<Renamable> found = text.language().renamable(text.address(), caret, CancelIndicator.NullImpl);
			shell.getDisplay().asyncExec(() -> {
				if (!shell.isDisposed()) {
					show(text, caret, found, shell);
				}
			});
		} catch (CancellationException closing) {
			return; // then nobody waits for an answer
		}
	}

	private static void show(HullDocument text, int caret, Optional<Renamable> found, Shell shell) {
		String refusal = found.map(Renamable::refusal).orElse("Nothing is named here");
		if (!refusal.isEmpty()) {
			MessageDialog.openInformation(shell, TITLE, refusal + ".");
			return;
		}
		var wizard = new RenameWizard(new RenameRefactoring(text, caret, found.get().name()));
		try {
			new RefactoringWizardOpenOperation(wizard).run(shell, TITLE);
		} catch (InterruptedException cancelled) {
			Thread.currentThread().interrupt();
		}
	}
}
