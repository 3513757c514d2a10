package org.hullwright.playtest.perspective;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.hullwright.playtest.board.BoardView;
import org.hullwright.playtest.cardview.CardView;
import org.hullwright.playtest.decision.DecisionView;
import org.hullwright.playtest.seats.SeatsView;
import org.hullwright.playtest.service.PlayTestPage;
import org.hullwright.playtest.timeline.StoryView;

/**
 * Where games are played: the board in the middle, as high as the window, for boards are as high as they are wide or higher; the seats on
 * the left; the decision on the right with the story below, and behind that the card of what is pointed at, which is shown beside the
 * pointer while that view is covered.
 */
public final class PlayTestPerspective implements IPerspectiveFactory {

	private static final String MIDDLE = "org.hullwright.playtest.middle";
	private static final float BOARD_AND_SEATS_WIDTH = 0.72f;
	private static final float SEATS_WIDTH = 0.29f; // of the board and the seats together
	private static final float DECISION_HEIGHT = 0.6f;
	private static final float TEXT_HEIGHT = 0.64f;

	@NonNullByDefault({})
	@Override
	public void createInitialLayout(IPageLayout layout) {
		layout.setEditorAreaVisible(false);
		String text = layout.getEditorArea();
		IFolderLayout board = layout.createFolder(MIDDLE, IPageLayout.TOP, TEXT_HEIGHT, text);
		board.addView(BoardView.ID);
		layout.addView(DecisionView.ID, IPageLayout.RIGHT, BOARD_AND_SEATS_WIDTH, MIDDLE);
		layout.addView(SeatsView.ID, IPageLayout.LEFT, SEATS_WIDTH, MIDDLE);
		IFolderLayout below = layout.createFolder("org.hullwright.playtest.below", IPageLayout.BOTTOM, DECISION_HEIGHT, DecisionView.ID);
		below.addView(StoryView.ID);
		below.addView(CardView.ID);
		layout.addPerspectiveShortcut(PlayTestPage.PERSPECTIVE);
		for (String view : new String[] { BoardView.ID, CardView.ID, DecisionView.ID, SeatsView.ID, StoryView.ID }) {
			layout.addShowViewShortcut(view);
		}
	}
}
