package org.hullwright.playtest.debug.model;

import java.util.List;
import org.eclipse.core.runtime.ILog;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.hullwright.playtest.workbench.SourceOpener;

/** Brings what shows a game that stands still in front of what hides it. */
final class StandstillViews {
	private static final List<String> VIEWS = List.of(IDebugUIConstants.ID_VARIABLE_VIEW, IDebugUIConstants.ID_DEBUG_VIEW);

	void show() {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		IWorkbenchPage page = window == null ? null : window.getActivePage();
		if (page != null) {
			new SourceOpener(page).makeRoom();
			VIEWS.forEach(view -> show(view, page));
		}
	}

	private static void show(String view, IWorkbenchPage page) {
		try {
			page.showView(view, null, IWorkbenchPage.VIEW_VISIBLE);
		} catch (PartInitException reason) {
			ILog.of(StandstillViews.class).warn("A view of a game that stands still could not be opened.", reason);
		}
	}
}
