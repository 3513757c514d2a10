package org.hullwright.editor.rename;

import org.eclipse.ltk.ui.refactoring.RefactoringWizardOpenOperation;
import org.eclipse.swt.widgets.Shell;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.lang.ide.answer.Renamable;

/** The dialog that asks for another name, shows what changes, and makes it. */
final class RenameDialog {

	/** What stands above it. */
	static final String TITLE = "Rename";

	private RenameDialog() {}

	/** Opens it for what is named at an offset, and waits until it is closed. */
	static void open(HullDocument text, int offset, Renamable named, Shell shell) {
		var wizard = new RenameWizard(new RenameRefactoring(text, offset, named.name()));
		try {
			new RefactoringWizardOpenOperation(wizard).run(shell, TITLE);
		} catch (InterruptedException cancelled) {
			Thread.currentThread().interrupt();
		}
	}
}
