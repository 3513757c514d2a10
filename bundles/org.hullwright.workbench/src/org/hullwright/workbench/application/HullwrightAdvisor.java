package org.hullwright.workbench.application;

import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;
import org.eclipse.ui.internal.ide.application.IDEWorkbenchAdvisor;

/** The workbench of an IDE: projects, files that are kept up to date with the disk, their history, preferences. */
final class HullwrightAdvisor extends IDEWorkbenchAdvisor {

	@Override
	public WorkbenchWindowAdvisor createWorkbenchWindowAdvisor(IWorkbenchWindowConfigurer configurer) {
		return new HullwrightWindowAdvisor(this, configurer);
	}
}
