package org.hullwright.workbench.tests.authoring;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;
import org.hullwright.workbench.tests.window.Wait;

/** What the New menu opens. */
final class NewWizard {

	private NewWizard() {
	}

	/** Opens a wizard and waits until it is closed again. */
	static void open(String id, IStructuredSelection selection) {
		IWorkbench workbench = PlatformUI.getWorkbench();
		try {
			IWorkbenchWizard wizard = workbench.getNewWizardRegistry().findWizard(id).createWizard();
			wizard.init(workbench, selection);
			new WizardDialog(workbench.getActiveWorkbenchWindow().getShell(), wizard).open();
		} catch (CoreException failure) {
			throw new AssertionError(failure);
		}
		Wait.settled();
	}
}
