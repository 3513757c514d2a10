package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.actions.ActionFactory;
import org.hullwright.playtest.board.BoardView;
import org.hullwright.playtest.line.Branch;
import org.hullwright.playtest.timeline.StoryView;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Going back and deciding otherwise loses nothing, and the state can be changed by hand. */
@WindowTest
class LinesOfPlayTest {

	@RegisterExtension
	private final LanternCaves caves = new LanternCaves(1280, 800);
	private final PlayTestWindow window = caves.window();

	@BeforeEach
	void play() {
		caves.play();
	}

	@Test
	void what_lies_ahead_is_told_and_what_was_left_is_gone_on_with() {
		window.following(() -> window.typeOnBoard('1'));
		window.following(() -> window.runEdit(ActionFactory.UNDO));
		Screenshots.take("playtest-what-lies-ahead");
		window.following(() -> window.typeOnBoard('2'));
		List<MenuItem> lines = List.of(window.menu("Lines of play", StoryView.ID).getItems());
		assertEquals("Line 2", lines.getFirst().getText());
		assertTrue(lines.get(1).getText().startsWith("Line 1"), lines.get(1)::getText);
		window.following(() -> lines.get(1).notifyListeners(SWT.Selection, new Event()));
		assertEquals(List.of("Line 2"), window.playTest().session().orElseThrow().branches().stream().map(Branch::name).toList());
	}

	@Test
	void two_lines_are_compared() {
		window.following(() -> window.typeOnBoard('1'));
		window.following(() -> window.runEdit(ActionFactory.UNDO));
		window.following(() -> window.typeOnBoard('2'));
		MenuItem compare = List.of(window.menu("Lines of play", StoryView.ID).getItems()).stream()
				.filter(item -> item.getText().equals("Compare with")).findFirst().orElseThrow();
		boolean[] told = new boolean[1];
		Wait.inDialog("Compare lines of play", () -> {
			Screenshots.take("playtest-compare-lines");
			told[0] = true;
			Wait.shell(Display.getCurrent(), "Compare lines of play").orElseThrow().close();
			return true;
		});
		compare.getMenu().getItem(0).notifyListeners(SWT.Selection, new Event());
		Wait.until("the comparison", () -> told[0]);
	}

	@Test
	void the_state_is_changed_by_hand() {
		Wait.inDialog("Change by hand", () -> {
			Screenshots.take("playtest-by-hand");
			Wait.shell(Display.getCurrent(), "Change by hand").orElseThrow().close();
			return true;
		});
		window.action("Change by hand", BoardView.ID).run();
		Wait.settled();
		assertTrue(window.moment().orElseThrow().question().isPresent());
	}
}
