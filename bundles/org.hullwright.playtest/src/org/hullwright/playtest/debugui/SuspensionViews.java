package org.hullwright.playtest.debugui;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.core.runtime.ILog;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.hullwright.playtest.decision.DecisionView;
import org.hullwright.playtest.service.PlayTestPage;
import org.hullwright.playtest.text.SourceOpener;

/**
 * Brings what shows a game that stands still in front of what hides it, and gives the place back when the game asks again or is over. What
 * somebody has arranged since then is left alone. Thread of the window only.
 */
final class SuspensionViews {

	private static final List<String> VIEWS = List.of(IDebugUIConstants.ID_VARIABLE_VIEW, IDebugUIConstants.ID_DEBUG_VIEW);
	/** Null while the window is as its user has arranged it. */
	private @Nullable Layout before;

	/**
	 * How a perspective was arranged.
	 *
	 * @param seen views that nothing hid
	 * @param opened ids of the views that were open, hidden or not
	 */
	private record Layout(IWorkbenchPage page, boolean texts, List<IViewPart> seen, Set<String> opened) {

		static Layout of(IWorkbenchPage page) {
			List<IViewPart> views = Stream.of(page.getViewReferences()).map(reference -> reference.getView(false))
					.filter(view -> view != null).toList();
			Set<String> opened = Stream.of(page.getViewReferences()).map(IViewReference::getId).collect(Collectors.toSet());
			return new Layout(page, page.isEditorAreaVisible(), views.stream().filter(page::isPartVisible).toList(), opened);
		}
	}

	void show() {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		IWorkbenchPage page = window == null ? null : window.getActivePage();
		if (page == null) {
			return;
		}
		if (before == null && PlayTestPage.isShownBy(page)) {
			before = Layout.of(page);
		}
		new SourceOpener(page).makeRoom();
		if (!isShown(IDebugUIConstants.ID_DEBUG_VIEW, page)) {
			VIEWS.forEach(view -> show(view, page));
		}
	}

	/**
	 * Gives the place back.
	 *
	 * @param texts whether the place of the texts is not needed any more either, because nobody is changing a rule
	 */
	void giveBack(boolean texts) {
		Layout was = before;
		before = null;
		if (was == null || !PlayTestPage.isShownBy(was.page())) {
			return;
		}
		IWorkbenchPage page = was.page();
		if (isShown(IDebugUIConstants.ID_DEBUG_VIEW, page)) {
			VIEWS.stream().filter(view -> !was.opened().contains(view)).forEach(view -> page.hideView(page.findView(view)));
			was.seen().stream().filter(view -> page.findView(view.getViewSite().getId()) == view && !page.isPartVisible(view))
					.forEach(page::bringToTop);
		}
		if (texts && !was.texts() && page.getDirtyEditors().length == 0) {
			boolean writing = page.getActivePart() instanceof IEditorPart;
			page.setEditorAreaVisible(false);
			IViewPart decision = page.findView(DecisionView.ID);
			if (writing && decision != null) {
				page.activate(decision);
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
			ILog.of(SuspensionViews.class).warn("A view of a game that stands still could not be opened.", reason);
		}
	}
}
