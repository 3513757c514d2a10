package org.hullwright.editor.refactoring;

import java.util.List;

import org.eclipse.ltk.ui.refactoring.RefactoringWizardOpenOperation;
import org.eclipse.swt.widgets.Shell;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.lang.ide.answer.Refactoring;

/** The dialog that asks what a refactoring leaves open, shows what changes, and makes it. */
final class RefactorDialog {

	private RefactorDialog() {}

	/**
	 * Opens it, and waits until it is closed.
	 *
	 * @param ways what can be wished, the first to begin with; several only where there are alternatives
	 */
	static void open(String title, HullDocument text, List<Refactoring> ways, Shell shell) {
		var wizard = new RefactorWizard(title, new WishedRefactoring(text, ways.getFirst()), ways);
		try {
			new RefactoringWizardOpenOperation(wizard).run(shell, title);
		} catch (InterruptedException cancelled) {
			Thread.currentThread().interrupt();
		}
	}
}
