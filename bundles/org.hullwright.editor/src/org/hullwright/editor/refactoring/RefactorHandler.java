package org.hullwright.editor.refactoring;

import java.util.List;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.language.NotDone;
import org.hullwright.editor.language.WindowThread;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Refactoring;
import org.hullwright.lang.ide.answer.Rewriting;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.request.LatestRequest;

/**
 * Says what is selected otherwise, or tells why that cannot be done. Which way it is, its extension says:
 * {@code ...RefactorHandler:INLINE}.
 */
public final class RefactorHandler extends AbstractHandler implements IExecutableExtension {

	private final LatestRequest requests = new LatestRequest();
	private RefactoringKind way = RefactoringKind.EXTRACT_PROCEDURE;

	@NonNullByDefault({})
	@Override
	public void setInitializationData(IConfigurationElement extension, String property, Object data) {
		way = RefactoringKind.valueOf((String) data);
	}

	@NonNullByDefault({})
	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		if (HandlerUtil.getActiveEditor(event) instanceof ITextEditor editor
				&& editor.getSelectionProvider().getSelection() instanceof ITextSelection selection) {
			IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
			var range = new TextRange(selection.getOffset(), selection.getLength());
			Shell shell = editor.getSite().getShell();
			HullDocument.of(document).ifPresent(text -> requests.ask(cancelled -> find(text, range, cancelled), WindowThread.of(shell),
					found -> show(text, found.ways(), found.refusal(), shell),
					fault -> NotDone.tell("“" + way.title() + "” could not be done", fault)));
		}
		return null; // required by the framework
	}

	/**
	 * What can be done at a selection.
	 *
	 * @param refusal why nothing can; empty text when something can
	 */
	private record Found(List<Refactoring> ways, String refusal) {}

	/** Not on the thread of the window. */
	private Found find(HullDocument text, TextRange selection, CancelIndicator cancelled) {
		HullLanguageService language = text.language();
		List<Refactoring> ways = language.refactorings().refactorings(text.address(), selection, cancelled).stream().filter(way::includes)
				.toList();
		return new Found(ways, ways.isEmpty()
				&& language.refactorings().refactor(text.address(), way.of(selection, text), cancelled) instanceof Rewriting.Refused refused
						? refused.reason()
						: "");
	}

	private void show(HullDocument text, List<Refactoring> ways, String refusal, Shell shell) {
		if (ways.isEmpty()) {
			MessageDialog.openInformation(shell, way.title(), refusal + ".");
			return;
		}
		RefactorDialog.open(way.title(), text, ways, shell);
	}
}
