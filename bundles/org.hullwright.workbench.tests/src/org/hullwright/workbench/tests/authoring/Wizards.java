package org.hullwright.workbench.tests.authoring;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.wizards.IWizardRegistry;
import org.hullwright.workbench.tests.window.Wait;

/** What the New, Import and Export menus open. */
final class Wizards {

	private Wizards() {}

	/** Opens a wizard and waits until it is closed again. */
	static void open(IWizardRegistry wizards, String id, IStructuredSelection selection) {
		IWorkbench workbench = PlatformUI.getWorkbench();
		try {
			IWorkbenchWizard wizard = wizards.findWizard(id).createWizard();
			wizard.init(workbench, selection);
			new WizardDialog(workbench.getActiveWorkbenchWindow().getShell(), wizard).open();
		} catch (CoreException failure) {
			throw new AssertionError(failure);
		}
		Wait.settled();
	}
}
