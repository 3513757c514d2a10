package org.hullwright.workbench.application;

import java.util.List;

import org.eclipse.jface.action.IMenuManager;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.application.IActionBarConfigurer;
import org.eclipse.ui.internal.ide.WorkbenchActionBuilder;

/**
 * The menus of an IDE without what means nothing here: packs are not built, there is no manual outside of the texts themselves, and the program
 * keeps the workspace that it was started with.
 */
final class HullwrightActionBars extends WorkbenchActionBuilder {

	private static final List<String> MEANINGLESS_HELP = List.of("helpContents", "helpSearch", "dynamicHelp", "tipsAndTricks");
	private static final String OTHER_WORKSPACE = "openWorkspace";

	HullwrightActionBars(IActionBarConfigurer configurer) {
		super(configurer);
	}

	@Override
	protected void fillMenuBar(IMenuManager menus) {
		super.fillMenuBar(menus);
		menus.remove(IWorkbenchActionConstants.M_PROJECT);
		menus.findMenuUsingPath(IWorkbenchActionConstants.M_FILE).remove(OTHER_WORKSPACE);
		IMenuManager help = menus.findMenuUsingPath(IWorkbenchActionConstants.M_HELP);
		MEANINGLESS_HELP.forEach(help::remove);
	}
}
