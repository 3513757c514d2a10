package org.hullwright.workbench.application;

import java.util.List;

import org.eclipse.jface.action.IMenuManager;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.application.IActionBarConfigurer;
import org.eclipse.ui.internal.ide.WorkbenchActionBuilder;

/** The menus of an IDE without what means nothing here: packs are not built, and there is no manual outside of the texts themselves. */
final class HullwrightActionBars extends WorkbenchActionBuilder {

	private static final List<String> MEANINGLESS_HELP = List.of("helpContents", "helpSearch", "dynamicHelp", "tipsAndTricks");

	HullwrightActionBars(IActionBarConfigurer configurer) {
		super(configurer);
	}

	@Override
	protected void fillMenuBar(IMenuManager menus) {
		super.fillMenuBar(menus);
		menus.remove(IWorkbenchActionConstants.M_PROJECT);
		IMenuManager help = menus.findMenuUsingPath(IWorkbenchActionConstants.M_HELP);
		MEANINGLESS_HELP.forEach(help::remove);
	}
}
