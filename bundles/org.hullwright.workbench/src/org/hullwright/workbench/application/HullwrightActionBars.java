package org.hullwright.workbench.application;

import java.util.List;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.ContributionManager;
import org.eclipse.jface.action.ICoolBarManager;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.ToolBarContributionItem;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.actions.BaseNewWizardMenu;
import org.eclipse.ui.actions.NewWizardDropDownAction;
import org.eclipse.ui.actions.NewWizardMenu;
import org.eclipse.ui.application.IActionBarConfigurer;
import org.eclipse.ui.ide.IDEActionFactory;
import org.eclipse.ui.internal.ide.WorkbenchActionBuilder;

/** The menus of an IDE without what means nothing here: packs are not built, and there is no manual outside of the texts themselves. */
final class HullwrightActionBars extends WorkbenchActionBuilder {

	private static final List<String> MEANINGLESS_HELP = List.of("helpContents", "helpSearch", "dynamicHelp", "tipsAndTricks");

	/** Whoever starts the program says which workspace it is for. */
	private static final String OTHER_WORKSPACE = "openWorkspace";

	HullwrightActionBars(IActionBarConfigurer configurer) {
		super(configurer);
	}

	@Override
	@NonNullByDefault({})
	protected void fillMenuBar(IMenuManager menus) {
		super.fillMenuBar(menus);
		IMenuManager file = menus.findMenuUsingPath(IWorkbenchActionConstants.M_FILE);
		offerPacksAsProjects(file.findMenuUsingPath(ActionFactory.NEW.getId()));
		file.remove(OTHER_WORKSPACE);
		menus.remove(IWorkbenchActionConstants.M_PROJECT);
		IMenuManager help = menus.findMenuUsingPath(IWorkbenchActionConstants.M_HELP);
		MEANINGLESS_HELP.forEach(help::remove);
	}

	@Override
	@NonNullByDefault({})
	protected void fillCoolBar(ICoolBarManager tools) {
		super.fillCoolBar(tools);
		if (tools.find(IWorkbenchActionConstants.TOOLBAR_FILE) instanceof ToolBarContributionItem file
				&& file.getToolBarManager() instanceof ContributionManager items) {
			IWorkbenchWindow window = getActionBarConfigurer().getWindowConfigurer().getWindow();
			var newThings = new NewWizardDropDownAction(window, ActionFactory.NEW.create(window), new BaseNewWizardMenu(window, null));
			newThings.setId(IDEActionFactory.NEW_WIZARD_DROP_DOWN.getId());
			items.replaceItem(newThings.getId(), new ActionContributionItem(newThings));
		}
	}

	/** A pack is the only sort of project there is, and is offered by that name; nobody has to choose a sort of project first. */
	private void offerPacksAsProjects(IMenuManager newThings) {
		Stream.of(newThings.getItems()).filter(NewWizardMenu.class::isInstance).forEach(newThings::remove);
		newThings.insertAfter(ActionFactory.NEW.getId(),
				new BaseNewWizardMenu(getActionBarConfigurer().getWindowConfigurer().getWindow(), null));
	}
}
