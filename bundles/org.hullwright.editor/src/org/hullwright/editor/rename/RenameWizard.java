package org.hullwright.editor.rename;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.ltk.ui.refactoring.RefactoringWizard;
import org.eclipse.ltk.ui.refactoring.UserInputWizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

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
		addPage(new NamePage(renaming));
	}

	private static final class NamePage extends UserInputWizardPage {

		private final RenameRefactoring renaming;

		NamePage(RenameRefactoring renaming) {
			super("name");
			this.renaming = renaming;
		}

		@Override
		public void createControl(Composite parent) {
			var page = new Composite(parent, SWT.NONE);
			GridLayoutFactory.fillDefaults().numColumns(2).margins(8, 8).applyTo(page);
			var label = new Label(page, SWT.NONE);
			label.setText("&New name:");
			var name = new Text(page, SWT.BORDER);
			name.setText(renaming.oldName());
			name.selectAll();
			name.addModifyListener(event -> take(name.getText().strip()));
			GridDataFactory.fillDefaults().grab(true, false).hint(convertWidthInCharsToPixels(40), SWT.DEFAULT).applyTo(name);
			setControl(page);
			take(renaming.oldName());
			name.setFocus();
		}

		private void take(String name) {
			renaming.setNewName(name);
			setPageComplete(!name.isEmpty() && !name.equals(renaming.oldName()));
		}
	}
}
