package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.core.runtime.CoreException;
import org.hullwright.playtest.debugui.SentenceBreakpoint;
import org.hullwright.workbench.tests.window.DialogPage;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Where and when games are to stand still is said in the text. */
@WindowTest
class BreakpointsTest {

	private static final String EXPLORING = "if s's tile is none { do Explore by actor on s }";
	private static final String DRAWING = "draw from Rooms as room {";
	private static final String CONDITION = "org.hullwright.playtest.condition";
	private static final String FIELD = "Only when:";
	@RegisterExtension
	private final LanternCaves caves = new LanternCaves(1600, 1000);
	private final Breakpoints breakpoints = new Breakpoints(caves);
	private final DialogPage dialog = new DialogPage("When to stand still");

	@AfterEach
	void forget() throws CoreException {
		Breakpoints.forget();
	}

	@Test
	void a_breakpoint_is_put_on_the_sentence_at_the_caret_and_taken_away_again() throws CoreException {
		breakpoints.toggleAt("s's tile is none { do Explore");
		assertEquals(List.of(at(EXPLORING)), Breakpoints.titles());
		breakpoints.toggleAt("s's tile is none { do Explore");
		assertEquals(List.of(), Breakpoints.titles());
	}

	@Test
	void a_double_click_beside_a_line_does_the_same() throws CoreException {
		breakpoints.doubleClickBeside("s's tile is none { do Explore");
		assertEquals(List.of(at(EXPLORING)), Breakpoints.titles());
		breakpoints.doubleClickBeside("s's tile is none { do Explore");
		assertEquals(List.of(), Breakpoints.titles());
	}

	@Test
	void where_no_sentence_begins_the_next_one_gets_the_breakpoint() throws CoreException {
		breakpoints.toggleAt("procedure Explore by actor");
		assertEquals(List.of(at(DRAWING)), Breakpoints.titles());
	}

	private String at(String written) throws CoreException {
		return LanternCaves.FILE + ", line " + breakpoints.lineOf(written);
	}

	@Test
	void a_condition_that_works_is_kept() throws CoreException {
		breakpoints.toggleAt(EXPLORING);
		inDialog(() -> {
			dialog.type(FIELD, "actor's courage < 3");
			return press("OK");
		});
		assertEquals(Optional.of("actor's courage < 3"), condition());
	}

	@Test
	void a_mistake_in_a_condition_is_told_while_it_is_typed_and_is_not_kept() throws CoreException {
		breakpoints.toggleAt(EXPLORING);
		inDialog(() -> told("actr's courage < 3", "actr") && told("actor's courage", "so or not") && left("breakpoint-condition"));
		assertEquals(Optional.empty(), condition());
	}

	@Test
	void a_condition_with_a_mistake_is_told_about_when_it_is_looked_at() throws CoreException {
		breakpoints.toggleAt(EXPLORING);
		SentenceBreakpoint.all().getFirst().setCondition("actr is Keeper");
		inDialog(() -> dialog.says("actr") && !dialog.isEnabled("OK") && left("breakpoint-condition-before"));
		assertEquals(Optional.of("actr is Keeper"), condition());
	}

	/** Whether the dialog tells this of a condition, as soon as it has read the pack. */
	private boolean told(String condition, String reason) {
		if (!dialog.typed(FIELD).equals(condition)) {
			dialog.type(FIELD, condition);
		}
		Wait.until("what is wrong with " + condition, () -> dialog.says(reason) && !dialog.isEnabled("OK"));
		return true;
	}

	private boolean left(String picture) {
		Screenshots.take(picture);
		return press("Cancel");
	}

	private boolean press(String button) {
		dialog.press(button);
		return true;
	}

	private void inDialog(Supplier<Boolean> act) {
		Wait.inDialog(dialog.title(), act);
		caves.window().run(CONDITION);
	}

	private static Optional<String> condition() {
		return SentenceBreakpoint.all().getFirst().condition();
	}
}
