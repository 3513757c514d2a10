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
 * Where games are played: the board large, the card of what is pointed at beside it, the decision and the seats on the right, the story
 * below.
 */
public final class PlayTestPerspective implements IPerspectiveFactory {

	private static final float BOARD_WIDTH = 0.74f;
	private static final float CARD_LEFT = 0.69f;
	private static final float DECISION_HEIGHT = 0.47f;
	private static final float BOARD_HEIGHT = 0.68f;
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
		layout.addView(StoryView.ID, IPageLayout.BOTTOM, BOARD_HEIGHT, "org.hullwright.playtest.middle");
		layout.addView(CardView.ID, IPageLayout.RIGHT, CARD_LEFT, "org.hullwright.playtest.middle");
		layout.addPerspectiveShortcut(PlayTestPage.PERSPECTIVE);
		for (String view : new String[] { BoardView.ID, CardView.ID, DecisionView.ID, SeatsView.ID, StoryView.ID }) {
			layout.addShowViewShortcut(view);
		}
	}
}
