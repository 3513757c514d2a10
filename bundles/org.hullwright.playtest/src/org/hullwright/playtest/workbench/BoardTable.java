package org.hullwright.playtest.workbench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.hullwright.picture.board.BoardArtist;
import org.hullwright.playtest.board.BoardCanvas;
import org.hullwright.playtest.paint.Themes;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.scene.BoardScene;

/** The boards of a game side by side, each as wide as what is on it asks for. The sashes between them can be moved; a single board has all the room. */
final class BoardTable {

	private static final int LEAST_SHARE = 24; // percent of the width, so that a small board can still be read
	private final SashForm sashes;
	private final List<BoardCanvas> boards = new ArrayList<>();
	private boolean measured;

	BoardTable(Composite parent) {
		sashes = new SashForm(parent, SWT.HORIZONTAL | SWT.SMOOTH);
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
		for (var child : sashes.getChildren()) {
			child.dispose();
		}
		boards.clear();
		measured = false;
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
		GridDataFactory.fillDefaults().grab(true, false).indent(0, 3).applyTo(label);
		return part;
	}

	/** Shows the boards; the first time, each gets its share of the width. */
	void show(List<BoardScene> scenes) {
		if (!measured && scenes.size() == boards.size() && boards.size() > 1) {
			measured = true;
			sashes.setWeights(weights(scenes));
		}
		for (int board = 0; board < Math.min(scenes.size(), boards.size()); board++) {
			boards.get(board).show(scenes.get(board));
		}
	}

	/** In percent: what a board takes of the width when all are as high as the table. */
	private static int[] weights(List<BoardScene> scenes) {
		double[] wanted = scenes.stream().map(BoardArtist::used).mapToDouble(BoardTable::slenderness).toArray();
		double sum = Arrays.stream(wanted).sum();
		return Arrays.stream(wanted).mapToInt(share -> Math.max(LEAST_SHARE, (int) Math.round(100 * share / sum))).toArray();
	}

	private static double slenderness(Bounds board) {
		return board.height() > 0 ? Math.clamp(board.width() / board.height(), 0.3, 3) : 1;
	}
}
