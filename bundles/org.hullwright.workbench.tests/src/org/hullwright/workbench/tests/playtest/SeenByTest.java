package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.MenuItem;
import org.hullwright.engine.state.Sight;
import org.hullwright.playtest.seats.SeatsView;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The game is shown as others see it. */
@WindowTest
class SeenByTest {

	private static final String USUAL = "The persons at the table";
	@RegisterExtension
	private final LanternCaves caves = new LanternCaves(1280, 800);
	private final PlayTestWindow window = caves.window();

	@BeforeEach
	void play() {
		caves.play();
	}

	@AfterEach
	void seeAsUsual() {
		choose(USUAL);
	}

	private MenuItem item(String text) {
		return List.of(window.menu("Seen by", SeatsView.ID).getItems()).stream().filter(item -> item.getText().equals(text)).findFirst()
				.orElseThrow();
	}

	private void choose(String text) {
		MenuItem item = item(text);
		item.setSelection(true);
		item.notifyListeners(SWT.Selection, new Event());
	}

	@Test
	void the_persons_at_the_table_see_what_is_theirs() {
		assertTrue(item(USUAL).getSelection());
		assertEquals(new Sight.OfSeats(Set.of(1)), window.playTest().sight());
	}

	@Test
	void a_bot_is_looked_over_the_shoulder() {
		choose("Player 2");
		assertEquals(new Sight.OfSeats(Set.of(2)), window.playTest().sight());
		Screenshots.take("playtest-seen-by-a-bot");
	}

	@Test
	void whoever_decides_sees_what_is_theirs() {
		choose("Whoever decides");
		assertEquals(new Sight.OfSeats(Set.of(1)), window.playTest().sight());
	}

	@Test
	void who_made_the_game_sees_everything() {
		choose("Everything, whoever may know it");
		assertEquals(new Sight.Everything(), window.playTest().sight());
		Screenshots.take("playtest-everything-seen");
	}

	@Test
	void who_was_looked_over_the_shoulder_is_forgotten_with_the_game() {
		choose("Player 2");
		caves.play();
		assertEquals(new Sight.OfSeats(Set.of(1)), window.playTest().sight());
	}
}
