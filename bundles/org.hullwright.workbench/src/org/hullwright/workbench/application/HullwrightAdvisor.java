package org.hullwright.workbench.application;

import org.eclipse.jface.dialogs.TrayDialog;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;
import org.eclipse.ui.internal.ide.application.IDEWorkbenchAdvisor;

/** The workbench of an IDE: projects, files that are kept up to date with the disk, their history, preferences. */
final class HullwrightAdvisor extends IDEWorkbenchAdvisor {

	@Override
	public void preStartup() {
		super.preStartup();
		TrayDialog.setDialogHelpAvailable(false); // a question mark in each dialog would lead nowhere
	}

	@Override
	public WorkbenchWindowAdvisor createWorkbenchWindowAdvisor(IWorkbenchWindowConfigurer configurer) {
		return new HullwrightWindowAdvisor(this, configurer);
	}
}
