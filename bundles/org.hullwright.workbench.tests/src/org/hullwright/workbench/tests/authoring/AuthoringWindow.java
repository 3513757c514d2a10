package org.hullwright.workbench.tests.authoring;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveDescriptor;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.navigator.resources.ProjectExplorer;
import org.hullwright.editor.background.CheckPacksJob;
import org.hullwright.workbench.authoring.AuthoringPerspective;
import org.hullwright.workbench.tests.window.Wait;

/** The perspective for writing, as its user sees it. */
final class AuthoringWindow {

	static final String LIGHT = "org.eclipse.e4.ui.css.theme.e4_default";
	static final String DARK = "org.eclipse.e4.ui.css.theme.e4_dark";

	private static final String CALLS = "org.hullwright.editor.calls";
	private static final String SEARCH = "org.eclipse.search.ui.views.SearchView";

	private final IWorkbench workbench = PlatformUI.getWorkbench();

	/** Shows the perspective, and no other. */
	void reset() {
		try {
			workbench.showPerspective(AuthoringPerspective.ID, workbench.getActiveWorkbenchWindow());
			for (IPerspectiveDescriptor other : page().getOpenPerspectives()) {
				if (!other.getId().equals(AuthoringPerspective.ID)) {
					page().closePerspective(other, false, false);
				}
			}
		} catch (WorkbenchException failure) {
			throw new AssertionError(failure);
		}
		Wait.settled();
	}

	/** Waits until all packs are checked and their problems listed. */
	void packsChecked() {
		Wait.until("the packs to be checked", () -> Job.getJobManager().find(CheckPacksJob.FAMILY).length == 0);
		Wait.settled();
	}

	void useTheme(String theme) {
		workbench.getService(IThemeEngine.class).setTheme(theme, false);
		Wait.settled();
	}

	void resize(int width, int height) {
		Shell shell = workbench.getActiveWorkbenchWindow().getShell();
		shell.setMaximized(false);
		shell.setBounds(0, 0, width, height);
		Wait.until("a window of " + width + " by " + height, () -> shell.getSize().x == width);
		Wait.settled();
	}

	/** The labels of the project tree's roots: the author's own packs and the group of the examples. */
	List<String> packsInTree() {
		return tree(ProjectExplorer.VIEW_ID).stream().flatMap(tree -> Arrays.stream(tree.getItems())).map(TreeItem::getText).toList();
	}

	/** The labels below the group of the examples, which is opened for it; empty without such a group. */
	List<String> examplesInTree() {
		return tree(ProjectExplorer.VIEW_ID).stream().flatMap(tree -> Arrays.stream(tree.getItems()))
				.filter(root -> root.getText().equals("Example packs")).peek(this::unfold).flatMap(group -> Arrays.stream(group.getItems()))
				.map(TreeItem::getText).toList();
	}

	private void unfold(TreeItem item) {
		if (!item.getExpanded() && page().findView(ProjectExplorer.VIEW_ID) instanceof ProjectExplorer explorer) {
			explorer.getCommonViewer().setExpandedState(item.getData(), true);
		}
	}

	/** All labels of the outline. */
	List<String> outline() {
		return texts(tree(IPageLayout.ID_OUTLINE));
	}

	List<String> outlineSelection() {
		return tree(IPageLayout.ID_OUTLINE).stream().flatMap(tree -> Arrays.stream(tree.getSelection())).map(TreeItem::getText).toList();
	}

	/** All labels of the Search view. */
	List<String> searchResult() {
		return page().findView(SEARCH) == null ? List.of() : texts(tree(SEARCH));
	}

	/** What the Properties view tells, as {@code name: value}, without the headings. */
	List<String> properties() {
		return tree(IPageLayout.ID_PROP_SHEET).stream().flatMap(tree -> Arrays.stream(tree.getItems()))
				.flatMap(AuthoringWindow::withAllBelow)
				.filter(item -> !item.getText(1).isEmpty()).map(item -> item.getText() + ": " + item.getText(1)).toList();
	}

	/** Opens the Properties view for what is selected. */
	void showProperties() {
		tree(IPageLayout.ID_PROP_SHEET);
	}

	/** Selects an entry of the outline, as a click on it does. */
	void selectInOutline(String label) {
		TreeItem item = tree(IPageLayout.ID_OUTLINE).stream().flatMap(tree -> Arrays.stream(tree.getItems()))
				.flatMap(AuthoringWindow::withAllBelow)
				.filter(found -> found.getText().startsWith(label)).findFirst().orElseThrow();
		activate(IPageLayout.ID_OUTLINE);
		item.getParent().setFocus();
		item.getParent().setSelection(item);
		Event selected = new Event();
		selected.item = item;
		item.getParent().notifyListeners(SWT.Selection, selected);
	}

	void close(String view) {
		page().hideView(page().findView(view));
	}

	private static void activate(String view) {
		page().activate(page().findView(view));
		Wait.settled();
	}

	/** All labels of the Call Hierarchy view that are unfolded. */
	List<String> calls() {
		return page().findView(CALLS) == null ? List.of() : texts(tree(CALLS));
	}

	/** Unfolds a node of the Call Hierarchy view, as a click on its sign does. */
	void unfoldCalls(String label) {
		TreeItem item = tree(CALLS).stream().flatMap(tree -> Arrays.stream(tree.getItems())).flatMap(AuthoringWindow::withAllBelow)
				.filter(found -> found.getText().startsWith(label)).findFirst().orElseThrow();
		Event unfold = new Event();
		unfold.item = item;
		item.getParent().notifyListeners(SWT.Expand, unfold);
		item.setExpanded(true);
	}

	/** Closes the Call Hierarchy view, when it is open. */
	void closeCalls() {
		page().hideView(page().findView(CALLS));
	}

	private static Stream<TreeItem> withAllBelow(TreeItem item) {
		return Stream.concat(Stream.of(item), Arrays.stream(item.getItems()).flatMap(AuthoringWindow::withAllBelow));
	}

	private static List<String> texts(List<Tree> trees) {
		var found = new ArrayList<String>();
		trees.forEach(tree -> collect(tree.getItems(), found));
		return found;
	}

	private static void collect(TreeItem[] items, List<String> found) {
		for (TreeItem item : items) {
			found.add(item.getText());
			collect(item.getItems(), found);
		}
	}

	/** The trees of a view, which is shown. */
	static List<Tree> tree(String view) {
		try {
			IViewPart part = page().showView(view, null, IWorkbenchPage.VIEW_VISIBLE);
			return trees((Composite) part.getSite().getService(MPart.class).getWidget()).toList();
		} catch (PartInitException failure) {
			throw new AssertionError(failure);
		}
	}

	private static Stream<Tree> trees(Composite parent) {
		return parent instanceof Tree tree
				? Stream.of(tree)
				: Arrays.stream(parent.getChildren()).filter(Composite.class::isInstance).map(Composite.class::cast)
						.flatMap(AuthoringWindow::trees);
	}

	private static IWorkbenchPage page() {
		return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
	}
}
