package org.hullwright.workbench.help;

import org.eclipse.core.runtime.ILog;
import org.eclipse.help.IContext;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.help.AbstractHelpUI;
import org.hullwright.editor.guide.GuideView;

/** The help system of the workbench: whatever asks for help, such as a search from the list of everything, is shown the guide. */
public final class GuideAsHelp extends AbstractHelpUI {

	@Override
	public void displayHelp() {
		search("");
	}

	@Override
	@NonNullByDefault({})
	public void displayContext(IContext context, int x, int y) {
		displayHelp();
	}

	@Override
	@NonNullByDefault({})
	public void displayHelpResource(String address) {
		displayHelp();
	}

	@Override
	@NonNullByDefault({})
	public void search(String words) {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		try {
			if (window != null && window.getActivePage() != null
					&& window.getActivePage().showView(GuideView.ID) instanceof GuideView guide) {
				guide.search(words);
			}
		} catch (PartInitException failure) {
			ILog.of(GuideAsHelp.class).error("The guide could not be opened.", failure);
		}
	}

	@Override
	public boolean isContextHelpDisplayed() {
		return false;
	}
}
