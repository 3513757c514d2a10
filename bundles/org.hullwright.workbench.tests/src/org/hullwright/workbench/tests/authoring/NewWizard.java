package org.hullwright.workbench.tests.authoring;

import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.PlatformUI;

/** What the New menu opens. */
final class NewWizard {

	private NewWizard() {}

	/** Opens a wizard and waits until it is closed again. */
	static void open(String id, IStructuredSelection selection) {
		Wizards.open(PlatformUI.getWorkbench().getNewWizardRegistry(), id, selection);
	}
}
