package org.hullwright.playtest.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.hullwright.picture.board.BoardArtist;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.playtest.board.BoardSharing.Wanted;
import org.hullwright.playtest.paint.Themes;

/**
 * The boards of a game, side by side or one above the other, whichever shows them larger, until the user moves a sash between them. A click
 * on the name of a board gives it all the room, and another one takes it back. A single board has all the room anyway.
 */
final class BoardTable {

	private static final String ALONE = "Click to see this board alone, and once more to see all of them";
	private final SashForm sashes;
	private final List<BoardCanvas> boards = new ArrayList<>();
	private List<BoardScene> scenes = List.of();
	/** As they were shared out here; empty when the boards have not been shown yet. */
	private int[] shares = {};

	BoardTable(Composite parent) {
		sashes = new SashForm(parent, SWT.HORIZONTAL | SWT.SMOOTH);
		sashes.addListener(SWT.Resize, event -> share());
	}

	/** What everything lies in. */
	Composite control() {
		return sashes;
	}

	/** The boards, in their order. */
	List<BoardCanvas> boards() {
		return List.copyOf(boards);
	}

	/** Puts other boards on the table. */
	void lay(List<String> titles, Consumer<BoardCanvas> prepare) {
		sashes.setMaximizedControl(null);
		for (var child : sashes.getChildren()) {
			child.dispose();
		}
		boards.clear();
		scenes = List.of();
		shares = new int[0];
		for (String title : titles) {
			BoardCanvas board = new BoardCanvas(titles.size() > 1 ? titled(title) : sashes, Themes.around(sashes));
			if (titles.size() > 1) {
				GridDataFactory.fillDefaults().grab(true, true).applyTo(board.control());
			}
			prepare.accept(board);
			boards.add(board);
		}
		sashes.layout(true, true);
	}

	private Composite titled(String title) {
		Composite part = new Composite(sashes, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(part);
		Label label = new Label(part, SWT.CENTER);
		label.setText(title.replace("&", "&&"));
		label.setToolTipText(ALONE);
		label.setCursor(sashes.getDisplay().getSystemCursor(SWT.CURSOR_HAND));
		label.addListener(SWT.MouseUp, event -> sashes.setMaximizedControl(sashes.getMaximizedControl() == part ? null : part));
		GridDataFactory.fillDefaults().grab(true, false).indent(0, 3).applyTo(label);
		return part;
	}

	/** Shows the boards. Each gets its share of the room the first time, and when one is used that was not. */
	void show(List<BoardScene> shown) {
		List<Boolean> before = scenes.stream().map(BoardTable::isUsed).toList();
		scenes = List.copyOf(shown);
		if (!before.equals(scenes.stream().map(BoardTable::isUsed).toList())) {
			share();
		}
		for (int board = 0; board < Math.min(scenes.size(), boards.size()); board++) {
			boards.get(board).show(scenes.get(board));
		}
	}

	/** Gives each board its share, unless the user has given them others. */
	private void share() {
		Rectangle room = sashes.getClientArea();
		boolean asShared = shares.length == 0 || Arrays.equals(shares, sashes.getWeights());
		if (boards.size() > 1 && scenes.size() == boards.size() && asShared && room.width > 0 && room.height > 0) {
			BoardSharing sharing = BoardSharing
					.of(scenes.stream().map(scene -> new Wanted(BoardArtist.used(scene), isUsed(scene))).toList(), room.width, room.height);
			sashes.setOrientation(sharing.sideBySide() ? SWT.HORIZONTAL : SWT.VERTICAL);
			sashes.setWeights(sharing.percent().stream().mapToInt(Integer::intValue).toArray());
			shares = sashes.getWeights();
		}
	}

	private static boolean isUsed(BoardScene scene) {
		return scene.spaces().stream().anyMatch(space -> space.tile().isPresent() || !space.occupants().isEmpty())
				|| scene.paths().stream().anyMatch(path -> path.tile().isPresent());
	}
}
