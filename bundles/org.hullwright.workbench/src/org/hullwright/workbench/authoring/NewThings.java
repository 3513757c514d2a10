package org.hullwright.workbench.authoring;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.ui.actions.BaseNewWizardMenu;
import org.eclipse.ui.navigator.CommonActionProvider;
import org.eclipse.ui.navigator.ICommonActionExtensionSite;
import org.eclipse.ui.navigator.ICommonMenuConstants;
import org.eclipse.ui.navigator.ICommonViewerWorkbenchSite;

/** The menu New of the project tree: what the menu File and the tool bar offer, in the same order. */
public final class NewThings extends CommonActionProvider {

	/** Null where the tree is shown outside of a window, as a dialog may. */
	private @Nullable BaseNewWizardMenu offered;

	@Override
	@NonNullByDefault({})
	public void init(ICommonActionExtensionSite site) {
		super.init(site);
		if (site.getViewSite() instanceof ICommonViewerWorkbenchSite view) {
			offered = new BaseNewWizardMenu(view.getWorkbenchWindow(), null); // null is its word for no identifier
		}
	}

	@Override
	@NonNullByDefault({})
	public void fillContextMenu(IMenuManager menu) {
		BaseNewWizardMenu things = offered;
		if (things != null) {
			var below = new MenuManager("&New", ICommonMenuConstants.GROUP_NEW + ".things");
			below.add(things);
			menu.insertAfter(ICommonMenuConstants.GROUP_NEW, below);
		}
	}

	@Override
	public void dispose() {
		BaseNewWizardMenu things = offered;
		if (things != null) {
			things.dispose();
		}
		super.dispose();
	}
}
