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
 * Where games are played: the board large, the decision and the seats on the right, the story below, and behind it the card of what is
 * pointed at, which is shown beside the pointer while that view is covered.
 */
public final class PlayTestPerspective implements IPerspectiveFactory {

	private static final float BOARD_WIDTH = 0.7f;
	private static final float DECISION_HEIGHT = 0.47f;
	private static final float BOARD_HEIGHT = 0.72f;
	private static final float TEXT_HEIGHT = 0.64f;

	@NonNullByDefault({})
	@Override
	public void createInitialLayout(IPageLayout layout) {
		layout.setEditorAreaVisible(false);
		String text = layout.getEditorArea();
		IFolderLayout board = layout.createFolder("org.hullwright.playtest.middle", IPageLayout.TOP, TEXT_HEIGHT, text);
		board.addView(BoardView.ID);
		layout.addView(DecisionView.ID, IPageLayout.RIGHT, BOARD_WIDTH, "org.hullwright.playtest.middle");
		layout.addView(SeatsView.ID, IPageLayout.BOTTOM, DECISION_HEIGHT, DecisionView.ID);
		IFolderLayout below = layout.createFolder("org.hullwright.playtest.below", IPageLayout.BOTTOM, BOARD_HEIGHT,
				"org.hullwright.playtest.middle");
		below.addView(StoryView.ID);
		below.addView(CardView.ID);
		layout.addPerspectiveShortcut(PlayTestPage.PERSPECTIVE);
		for (String view : new String[] { BoardView.ID, CardView.ID, DecisionView.ID, SeatsView.ID, StoryView.ID }) {
			layout.addShowViewShortcut(view);
		}
	}
}
