package org.hullwright.workbench.application;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.dialogs.TrayDialog;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;
import org.eclipse.ui.internal.WorkbenchPlugin;
import org.eclipse.ui.internal.ide.application.IDEWorkbenchAdvisor;
import org.eclipse.ui.internal.registry.ActionSetRegistry;
import org.eclipse.ui.internal.registry.IActionSetDescriptor;

/** The workbench of an IDE: projects, files that are kept up to date with the disk, their history, preferences. */
final class HullwrightAdvisor extends IDEWorkbenchAdvisor {

	private static final String DEBUGGING = "org.eclipse.debug.ui.";

	/** Line ends are the business of the editor. */
	private static final String LINE_ENDS = "org.eclipse.ui.edit.text.actionSet.convertLineDelimitersTo";

	@Override
	public void preStartup() {
		super.preStartup();
		TrayDialog.setDialogHelpAvailable(false); // a question mark in each dialog would lead nowhere
		forgetActionsForProgrammers();
	}

	@Override
	public void postStartup() {
		super.postStartup();
		SystemColours.follow(getWorkbenchConfigurer().getWorkbench());
	}

	/**
	 * The views for games that stand still bring menus and buttons along that only mean something to programmers; what authors need is in
	 * the menu Play. Forgotten for good: what is only hidden comes back when a perspective is reset.
	 */
	private static void forgetActionsForProgrammers() {
		ActionSetRegistry actions = WorkbenchPlugin.getDefault().getActionSetRegistry();
		for (IActionSetDescriptor set : actions.getActionSets()) {
			if (set.getId().startsWith(DEBUGGING) || set.getId().equals(LINE_ENDS)) {
				actions.removeExtension(set.getConfigurationElement().getDeclaringExtension(), new Object[] { set });
			}
		}
	}

	@Override
	@NonNullByDefault({})
	public WorkbenchWindowAdvisor createWorkbenchWindowAdvisor(IWorkbenchWindowConfigurer configurer) {
		return new HullwrightWindowAdvisor(this, configurer);
	}
}
