package org.hullwright.editor.rename;

import org.eclipse.ltk.ui.refactoring.RefactoringWizard;
import org.hullwright.editor.changes.NamePage;

/** Asks for the name; the preview comes from the framework. */
final class RenameWizard extends RefactoringWizard {

	private final RenameRefactoring renaming;

	RenameWizard(RenameRefactoring renaming) {
		super(renaming, DIALOG_BASED_USER_INTERFACE | PREVIEW_EXPAND_FIRST_NODE);
		this.renaming = renaming;
		setDefaultPageTitle("Rename");
	}

	@Override
	protected void addUserInputPages() {
		addPage(new NamePage("&New name:", renaming.oldName(), renaming::setNewName,
				name -> !name.isEmpty() && !name.equals(renaming.oldName())));
	}
}
