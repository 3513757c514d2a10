package org.hullwright.playtest.debug.model;

import java.util.List;
import org.eclipse.core.runtime.ILog;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.hullwright.playtest.workbench.SourceOpener;

/** Brings what shows a game that stands still in front of what hides it; who has arranged these views since then is left alone. */
final class StandstillViews {
	private static final List<String> VIEWS = List.of(IDebugUIConstants.ID_VARIABLE_VIEW, IDebugUIConstants.ID_DEBUG_VIEW);

	void show() {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		IWorkbenchPage page = window == null ? null : window.getActivePage();
		if (page != null) {
			new SourceOpener(page).makeRoom();
			if (!isShown(IDebugUIConstants.ID_DEBUG_VIEW, page)) {
				VIEWS.forEach(view -> show(view, page));
			}
		}
	}

	private static boolean isShown(String view, IWorkbenchPage page) {
		IViewPart part = page.findView(view);
		return part != null && page.isPartVisible(part);
	}

	private static void show(String view, IWorkbenchPage page) {
		try {
			page.showView(view, null, IWorkbenchPage.VIEW_VISIBLE);
		} catch (PartInitException reason) {
			ILog.of(StandstillViews.class).warn("A view of a game that stands still could not be opened.", reason);
		}
	}
}
