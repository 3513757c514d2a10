package org.hullwright.workbench.authoring;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.search.ui.NewSearchUI;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.eclipse.ui.navigator.resources.ProjectExplorer;
import org.eclipse.ui.progress.IProgressConstants;
import org.hullwright.workbench.welcome.FirstRoomView;

/**
 * The window for writing: packs on the left, text in the middle, its outline on the right, what is wrong and what is going on below it.
 * Other bundles add their views by {@code org.eclipse.ui.perspectiveExtensions}, relative to these.
 */
public final class AuthoringPerspective implements IPerspectiveFactory {

	/** Under which the perspective is registered. */
	public static final String ID = "org.hullwright.workbench.authoring";

	private static final float TREE_SHARE = 0.2f;
	private static final float TEXT_SHARE_OF_HEIGHT = 0.74f;
	private static final float TEXT_SHARE_OF_WIDTH = 0.76f;

	@Override
	@NonNullByDefault({})
	public void createInitialLayout(IPageLayout layout) {
		String text = layout.getEditorArea();
		var left = layout.createFolder("org.hullwright.workbench.left", IPageLayout.LEFT, TREE_SHARE, text);
		left.addView(ProjectExplorer.VIEW_ID);
		left.addPlaceholder(FirstRoomView.ID); // steps want a tall place
		// All the way down, before what is below: cards and the guide want the height.
		var beside = layout.createFolder("org.hullwright.workbench.beside", IPageLayout.RIGHT, TEXT_SHARE_OF_WIDTH, text);
		beside.addView(IPageLayout.ID_OUTLINE);
		var below = layout.createFolder("org.hullwright.workbench.below", IPageLayout.BOTTOM, TEXT_SHARE_OF_HEIGHT, text);
		below.addView(IPageLayout.ID_PROBLEM_VIEW);
		below.addView(IProgressConstants.PROGRESS_VIEW_ID);
		below.addPlaceholder(NewSearchUI.SEARCH_VIEW_ID);
		below.addPlaceholder(IPageLayout.ID_PROP_SHEET);
		addShortcuts(layout);
	}

	private static void addShortcuts(IPageLayout layout) {
		layout.addPerspectiveShortcut(ID);
		layout.addShowViewShortcut(ProjectExplorer.VIEW_ID);
		layout.addShowViewShortcut(IPageLayout.ID_OUTLINE);
		layout.addShowViewShortcut(IPageLayout.ID_PROBLEM_VIEW);
		layout.addShowViewShortcut(IProgressConstants.PROGRESS_VIEW_ID);
		layout.addShowViewShortcut(IPageLayout.ID_PROP_SHEET);
		layout.addShowViewShortcut(FirstRoomView.ID);
		layout.addNewWizardShortcut("org.hullwright.editor.newPack"); // with which everything begins
	}
}
