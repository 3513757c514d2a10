package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.IExpressionManager;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.model.IStackFrame;
import org.eclipse.debug.core.model.IThread;
import org.eclipse.debug.core.model.IVariable;
import org.eclipse.debug.core.model.IWatchExpression;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugModelPresentation;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.debug.ui.IDebugView;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.hullwright.playtest.cardview.CardView;
import org.hullwright.playtest.debugui.SentenceBreakpoint;
import org.hullwright.playtest.debugui.SuspensionHover;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A rule is watched at work: the game stands still at a breakpoint, goes on step by step, and tells what it knows. */
@WindowTest
class WatchedGameTest {

	private static final String EXPLORING = "if s's tile is none { do Explore by actor on s }";
	private static final String DRAWING = "draw from Rooms as room {";
	private static final String INTO = "org.eclipse.debug.ui.commands.StepInto";
	private static final String OVER = "org.eclipse.debug.ui.commands.StepOver";
	private static final String RESUME = "org.eclipse.debug.ui.commands.Resume";
	private static final List<String> VIEWS = List.of(IDebugUIConstants.ID_DEBUG_VIEW, IDebugUIConstants.ID_VARIABLE_VIEW,
			IDebugUIConstants.ID_EXPRESSION_VIEW);
	private static final String LIGHT = "org.eclipse.e4.ui.css.theme.e4_default";
	private static final String DARK = "org.eclipse.e4.ui.css.theme.e4_dark";
	@RegisterExtension
	private final LanternCaves caves = new LanternCaves(1600, 1000);
	private final PlayTestWindow window = caves.window();
	private final Breakpoints breakpoints = new Breakpoints(caves);

	@AfterEach
	void forget() throws CoreException {
		Breakpoints.forget();
		IExpressionManager questions = DebugPlugin.getDefault().getExpressionManager();
		questions.removeExpressions(questions.getExpressions());
		useTheme(LIGHT);
		window.playTest().session().ifPresent(window.playTest()::end);
		Wait.until("the views for debugging to have nothing left to show", WatchedGameTest::areViewsDone);
		for (String view : VIEWS) {
			window.page().hideView(window.page().findView(view));
		}
	}

	/** What they still were to show would be shown in the next test: texts that are gone by then, in views that are hidden. */
	private static boolean areViewsDone() {
		return Arrays.stream(Job.getJobManager().find(null))
				.noneMatch(job -> job.getClass().getName().startsWith("org.eclipse.debug.internal.ui"));
	}

	private static void run(String command) {
		try {
			PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(command, null);
		} catch (CommandException reason) {
			throw new AssertionError(reason);
		}
	}

	private static boolean canRun(String command) {
		var commands = PlatformUI.getWorkbench().getService(ICommandService.class);
		return commands.getCommand(command).isEnabled();
	}

	/** Runs a command for the game that stands still, as soon as the window offers it, and waits until it stands still elsewhere. */
	private void step(String command) {
		IStackFrame before = top().orElseThrow();
		Wait.until(command + " to be offered", () -> canRun(command));
		run(command);
		Wait.until("the game to stand still again", () -> top().filter(now -> now != before).isPresent());
		Wait.until("the sentence to be shown", () -> DebugUITools.getDebugContext() == top().orElseThrow());
	}

	private static Optional<IThread> game() {
		return Arrays.stream(DebugPlugin.getDefault().getLaunchManager().getLaunches()).map(ILaunch::getDebugTarget)
				.filter(target -> target != null && !target.isTerminated())
				.flatMap(target -> {
					try {
						return Arrays.stream(target.getThreads());
					} catch (DebugException reason) {
						throw new AssertionError(reason);
					}
				}).findFirst();
	}

	private static Optional<IStackFrame> top() {
		return game().map(thread -> {
			try {
				return thread.getTopStackFrame();
			} catch (DebugException reason) {
				throw new AssertionError(reason);
			}
		});
	}

	/** Takes the first option, and waits until the game stands still and the window shows where. */
	private void chooseAndStandStill() {
		window.typeOnBoard('1');
		Wait.until("the game to stand still", () -> top().isPresent());
		Wait.until("the sentence to be shown", () -> DebugUITools.getDebugContext() == top().orElseThrow());
	}

	@Test
	void a_game_stands_still_at_a_breakpoint_and_goes_on_step_by_step() throws CoreException {
		breakpoints.toggleAt(EXPLORING);
		caves.play();
		chooseAndStandStill();
		assertEquals(breakpoints.lineOf(EXPLORING), top().orElseThrow().getLineNumber());
		assertEquals(List.of("Walk", "Dusk"), Arrays.stream(game().orElseThrow().getStackFrames()).map(WatchedGameTest::nameOf).toList());
		Wait.until("the text to be opened",
				() -> window.page().getActiveEditor() != null || window.page().getEditorReferences().length > 0);
		Wait.until("the board to show how far it came", () -> window.moment().orElseThrow().isInBetween());
		Screenshots.take("watched-at-a-breakpoint");
		step(INTO);
		step(INTO);
		assertEquals(breakpoints.lineOf(DRAWING), top().orElseThrow().getLineNumber());
		Screenshots.take("watched-after-steps");
		step(OVER);
		Breakpoints.forget();
		Wait.until("it to be able to go on", () -> canRun(RESUME));
		run(RESUME);
		Wait.until("the next question", () -> window.moment().orElseThrow().question().isPresent());
		assertEquals("Light a lamp?", window.question().prompt());
	}

	@Test
	void the_names_in_sight_are_shown_with_what_they_stand_for() throws CoreException {
		breakpoints.toggleAt(EXPLORING);
		caves.play();
		chooseAndStandStill();
		assertTrue(known().contains("actor = Keeper"), known()::toString);
		assertTrue(window.page().isPartVisible(window.page().findView(IDebugUIConstants.ID_VARIABLE_VIEW)));
		assertTrue(window.page().isPartVisible(window.page().findView(IDebugUIConstants.ID_DEBUG_VIEW)));
	}

	@Test
	void what_a_step_has_changed_is_marked() throws CoreException {
		breakpoints.toggleAt(DRAWING);
		caves.play();
		chooseAndStandStill();
		assertEquals(List.of(), changed());
		step(INTO);
		assertEquals(List.of("room"), changed());
		Screenshots.take("watched-what-has-changed");
		step(INTO);
		assertEquals(List.of(), changed());
		assertEquals(List.of("is in"), changedIn("room"));
	}

	private static List<String> changed() throws DebugException {
		return changed(top().orElseThrow().getVariables());
	}

	private static List<String> changedIn(String name) throws DebugException {
		for (IVariable variable : top().orElseThrow().getVariables()) {
			if (variable.getName().equals(name)) {
				return changed(variable.getValue().getVariables());
			}
		}
		throw new AssertionError(name + " is not known");
	}

	private static List<String> changed(IVariable... variables) throws DebugException {
		List<String> changed = new ArrayList<>();
		for (IVariable variable : variables) {
			if (variable.hasValueChanged()) {
				changed.add(variable.getName());
			}
		}
		return changed;
	}

	@Test
	void a_condition_lets_the_game_go_by_where_it_does_not_hold() throws CoreException {
		breakpoints.toggleAt("if room around actor as here");
		SentenceBreakpoint.all().getFirst().setCondition("actor is not Keeper");
		caves.play();
		chooseAndStandStill();
		assertTrue(known().contains("actor = Salt Diver"), known()::toString);
	}

	@Test
	void a_question_is_answered_where_the_game_stands_still() throws CoreException {
		breakpoints.toggleAt(EXPLORING);
		caves.play();
		chooseAndStandStill();
		IWatchExpression courage = asked("actor's courage + 1");
		IWatchExpression wrong = asked("actr's courage");
		window.page().showView(IDebugUIConstants.ID_EXPRESSION_VIEW);
		Wait.until("the answers", () -> courage.getValue() != null && wrong.getValue() != null);
		assertEquals("6", courage.getValue().getValueString());
		assertTrue(wrong.getValue().getValueString().contains("actr"), wrong.getValue().getValueString());
		useTheme(DARK);
		Screenshots.take("watched-and-asked-dark");
	}

	@Test
	void the_card_of_what_is_selected_among_variables_and_expressions_is_shown() throws CoreException {
		breakpoints.toggleAt(EXPLORING);
		caves.play();
		chooseAndStandStill();
		CardView card = (CardView) window.page().showView(CardView.ID);
		select("actor", IDebugUIConstants.ID_VARIABLE_VIEW);
		Wait.until("the card of a variable", () -> isShown("Keeper", card));
		asked("Diver");
		select("Diver", IDebugUIConstants.ID_EXPRESSION_VIEW);
		Wait.until("the card of an expression", () -> isShown("Salt Diver", card));
		Screenshots.take("watched-card-of-expression");
	}

	private static boolean isShown(String title, CardView view) {
		return view.card().filter(card -> card.title().equals(title)).isPresent();
	}

	/** Clicks on the first line of a view for debugging that tells of something. */
	private void select(String name, String view) throws CoreException {
		Tree tree = (Tree) ((IDebugView) window.page().showView(view)).getViewer().getControl();
		Wait.until(name + " to be listed", () -> item(name, tree).isPresent());
		tree.setSelection(item(name, tree).orElseThrow());
		tree.notifyListeners(SWT.Selection, new Event());
	}

	private static Optional<TreeItem> item(String name, Tree tree) {
		return Arrays.stream(tree.getItems()).filter(item -> item.getText().contains(name)).findFirst();
	}

	private static IWatchExpression asked(String question) {
		IWatchExpression expression = DebugPlugin.getDefault().getExpressionManager().newWatchExpression(question);
		DebugPlugin.getDefault().getExpressionManager().addExpression(expression);
		expression.setExpressionContext(top().orElseThrow());
		expression.evaluate();
		return expression;
	}

	private static void useTheme(String theme) {
		PlatformUI.getWorkbench().getService(IThemeEngine.class).setTheme(theme, false);
		Wait.settled();
	}

	@Test
	void pointing_at_a_name_tells_what_it_stands_for() throws CoreException {
		breakpoints.toggleAt(EXPLORING);
		caves.play();
		chooseAndStandStill();
		ITextViewer viewer = IDE.openEditor(window.page(), caves.file()).getAdapter(ITextViewer.class);
		SuspensionHover hover = new SuspensionHover();
		assertEquals("actor = Keeper",
				hover.getHoverInfo(viewer, hover.getHoverRegion(viewer, viewer.getDocument().get().indexOf("actor on s"))));
	}

	@Test
	void the_layout_comes_back_when_the_game_asks_again() throws CoreException {
		breakpoints.toggleAt(EXPLORING);
		window.page().closeAllEditors(false);
		caves.play();
		List<String> before = seen();
		chooseAndStandStill();
		Wait.until("the views for debugging", () -> seen().contains(IDebugUIConstants.ID_DEBUG_VIEW));
		Wait.until("the text to be opened", () -> window.page().getEditorReferences().length > 0);
		Breakpoints.forget();
		Wait.until("it to be able to go on", () -> canRun(RESUME));
		run(RESUME);
		Wait.until("the next question", () -> window.moment().orElseThrow().question().isPresent());
		Wait.settled();
		Screenshots.take("watched-layout-is-back");
		assertEquals(before, seen());
		assertFalse(window.page().isEditorAreaVisible());
	}

	private List<String> seen() {
		return Arrays.stream(window.page().getViewReferences())
				.filter(view -> view.getView(false) != null && window.page().isPartVisible(view.getView(false)))
				.map(IViewReference::getId).sorted().toList();
	}

	@Test
	void what_the_game_does_is_told_in_the_debug_view() throws CoreException {
		breakpoints.toggleAt("if room around actor as here");
		caves.play();
		assertEquals("The game stands still at a breakpoint", toldOf(game().orElseThrow()));
		Breakpoints.forget();
		Wait.until("it to be able to go on", () -> canRun(RESUME));
		run(RESUME);
		Wait.until("the next question", () -> window.moment().orElseThrow().question().isPresent());
		assertEquals("The game waits for a decision", toldOf(game().orElseThrow()));
		while (window.moment().orElseThrow().question().isPresent()) {
			window.following(() -> window.typeOnBoard('1'));
		}
		assertEquals("The game is over", toldOf(game().orElseThrow()));
	}

	private static String toldOf(IThread game) {
		IDebugModelPresentation presentation = DebugUITools.newDebugModelPresentation();
		try {
			return presentation.getText(game);
		} finally {
			presentation.dispose();
		}
	}

	@Test
	void a_game_that_stands_still_can_be_ended() throws CoreException {
		breakpoints.toggleAt(EXPLORING);
		caves.play();
		chooseAndStandStill();
		game().orElseThrow().terminate();
		Wait.until("the game to be over", () -> window.playTest().session().isEmpty());
		assertEquals(Optional.empty(), game());
	}

	private static List<String> known() throws DebugException {
		return Arrays.stream(top().orElseThrow().getVariables()).map(WatchedGameTest::wordedOf).toList();
	}

	private static String nameOf(IStackFrame frame) {
		try {
			return frame.getName();
		} catch (DebugException reason) {
			throw new AssertionError(reason);
		}
	}

	private static String wordedOf(IVariable variable) {
		try {
			return variable.getName() + " = " + variable.getValue().getValueString();
		} catch (DebugException reason) {
			throw new AssertionError(reason);
		}
	}
}
