package org.hullwright.workbench.tests.playtest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.handlers.IHandlerService;
import org.hullwright.picture.Point;
import org.hullwright.playtest.board.BoardCanvas;
import org.hullwright.playtest.board.BoardView;
import org.hullwright.playtest.card.CardHover;
import org.hullwright.playtest.decision.DecisionView;
import org.hullwright.playtest.paint.PanelCanvas;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.seats.SeatsView;
import org.hullwright.playtest.service.PlayTest;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.playtest.session.Question;
import org.hullwright.playtest.timeline.StoryView;
import org.hullwright.playtest.workspace.Packs;
import org.hullwright.workbench.tests.window.Wait;

/** The play-test perspective as a person uses it: with pointer and keys. */
final class PlayTestWindow {

	private static final String PLAY = "org.hullwright.playtest.play";
	private static final String DIALOG = "Play";
	private static final long USUAL_SEED = 1;
	private final IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();

	/** Presses Play, chooses a pack, presses Play in the dialog, and waits for the first question. The game is always the same one. */
	void play(String pack) {
		play(pack, OptionalInt.empty(), USUAL_SEED);
	}

	/** The same with so many players, of whom the first is a person, and a seed. */
	void play(String pack, int players, long seed) {
		play(pack, OptionalInt.of(players), seed);
	}

	private void play(String pack, OptionalInt players, long seed) {
		play(pack, () -> {
			Shell dialog = Wait.shell(Display.getCurrent(), DIALOG).orElseThrow();
			Optional<Spinner> number = find(dialog, Spinner.class).stream().filter(Control::isVisible).findFirst();
			number.ifPresent(spinner -> {
				players.ifPresent(spinner::setSelection);
				find(dialog, Text.class).stream()
						.filter(text -> text.isVisible() && text.getText().matches("-?\\d+") && (text.getStyle() & SWT.READ_ONLY) == 0)
						.reduce((first, last) -> last).orElseThrow().setText(Long.toString(seed));
			});
			return number.isPresent();
		});
	}

	private void play(String pack, BooleanSupplier choices) {
		Optional<PlaySession> before = playTest().session();
		Wait.inDialog(DIALOG, () -> choosePack(pack));
		Wait.inDialog(DIALOG, () -> isChosen(pack) && choices.getAsBoolean() && press(DIALOG, "Play"));
		run(PLAY);
		Wait.until("the first question", () -> !playTest().session().equals(before) && moment().isPresent());
		Wait.settled();
	}

	/** Presses Play, chooses a pack, reads the errors in the dialog and leaves it. */
	List<String> playAndReadErrors(String pack) {
		List<String> errors = new ArrayList<>();
		Wait.inDialog(DIALOG, () -> choosePack(pack));
		Wait.inDialog(DIALOG, () -> {
			Optional<Table> table = find(Wait.shell(Display.getCurrent(), DIALOG).orElseThrow(), Table.class).stream()
					.filter(Control::isVisible).findFirst();
			table.filter(shown -> shown.getItemCount() > 0).ifPresent(shown -> {
				for (var item : shown.getItems()) {
					errors.add(item.getText(1) + " @ " + item.getText(0));
				}
			});
			return !errors.isEmpty() && press(DIALOG, "Cancel");
		});
		run(PLAY);
		return errors;
	}

	/** As soon as it is offered. */
	private static boolean choosePack(String pack) {
		Combo combo = find(Wait.shell(Display.getCurrent(), DIALOG).orElseThrow(), Combo.class).getFirst();
		if (!combo.isEnabled()) {
			return false;
		}
		if (!isChosen(pack)) {
			combo.select(combo.indexOf(titleOf(pack)));
			combo.notifyListeners(SWT.Selection, new Event());
		}
		return true;
	}

	private static boolean isChosen(String pack) {
		return find(Wait.shell(Display.getCurrent(), DIALOG).orElseThrow(), Combo.class).getFirst().getText().equals(titleOf(pack));
	}

	/** As which the dialog offers a pack. */
	private static String titleOf(String pack) {
		return Packs.titleOf(ResourcesPlugin.getWorkspace().getRoot().getProject(pack));
	}

	static boolean press(String dialog, String button) {
		Optional<Button> found = find(Wait.shell(Display.getCurrent(), dialog).orElseThrow(), Button.class).stream()
				.filter(candidate -> candidate.getText().replace("&", "").equals(button) && candidate.isEnabled()).findFirst();
		found.ifPresent(candidate -> candidate.notifyListeners(SWT.Selection, new Event()));
		return found.isPresent();
	}

	/** Whether a field of a dialog contains a text. */
	boolean hasText(Shell dialog, String text) {
		return find(dialog, Text.class).stream().anyMatch(field -> field.isVisible() && field.getText().equals(text));
	}

	private static <T extends Control> List<T> find(Composite parent, Class<T> kind) {
		List<T> found = new ArrayList<>();
		for (Control child : parent.getChildren()) {
			if (kind.isInstance(child)) {
				found.add(kind.cast(child));
			}
			if (child instanceof Composite composite) {
				found.addAll(find(composite, kind));
			}
		}
		return found;
	}

	/** Whether the window says something below everything else. */
	boolean says(String words) {
		return find(window.getShell(), CLabel.class).stream().anyMatch(label -> label.getText().contains(words));
	}

	PlayTest playTest() {
		return window.getService(PlayTest.class);
	}

	Optional<Moment> moment() {
		return playTest().moment();
	}

	Question question() {
		return moment().flatMap(Moment::question).orElseThrow(() -> new AssertionError("nothing is asked"));
	}

	/** Does something that makes the game go on, and waits until it has stopped again. */
	void following(Runnable act) {
		Moment before = moment().orElseThrow();
		act.run();
		Wait.until("the game to go on", () -> moment().orElseThrow() != before);
		Wait.settled();
	}

	BoardCanvas board() {
		return view(BoardView.ID, BoardView.class).boards().getFirst();
	}

	void clickOnBoard(int piece) {
		Point place = board().presenter().placeOf(piece).orElseThrow(() -> new AssertionError("piece " + piece + " is not on the board"));
		pointer(board().control(), SWT.MouseMove, place);
		pointer(board().control(), SWT.MouseDown, place);
		pointer(board().control(), SWT.MouseUp, place);
	}

	/** Whether a click on the board decides so. */
	boolean isOnBoard(int option) {
		Optional<Integer> subject = question().choices().get(option).subject();
		return subject.isPresent() && question().about(subject.get()).size() == 1
				&& targetAt(subject.get()).equals(subject);
	}

	/** What a click where a piece is on the board chooses. */
	private Optional<Integer> targetAt(int piece) {
		return board().presenter().placeOf(piece).flatMap(place -> board().presenter().targetAt(place.x(), place.y()));
	}

	/** Whether a click on a card in the seats decides so. */
	boolean isCard(int option) {
		return card(option).isPresent();
	}

	void clickCard(int option) {
		SeatsView seats = view(SeatsView.ID, SeatsView.class);
		Point place = card(option).orElseThrow();
		pointer(seats.canvas().control(), SWT.MouseMove, place);
		pointer(seats.canvas().control(), SWT.MouseUp, place);
	}

	private Optional<Point> card(int option) {
		PanelCanvas seats = view(SeatsView.ID, SeatsView.class).canvas();
		return seats.panel().places().stream().filter(active -> active.action().equals(new PanelAction.Choose(option))).findFirst()
				.map(active -> shown(seats, active.bounds().centre()));
	}

	/** Where a place of a panel is in its window, which may show a lower part of it. */
	private static Point shown(PanelCanvas canvas, Point place) {
		return new Point(place.x(), place.y() - canvas.control().getVerticalBar().getSelection());
	}

	void pointAtBoard(int piece) {
		pointer(board().control(), SWT.MouseMove, board().presenter().placeOf(piece).orElseThrow());
	}

	void typeOnBoard(char character) {
		type(character, board().control());
	}

	void typeInStory(char character) {
		type(character, view(StoryView.ID, StoryView.class).tree());
	}

	private static void type(char character, Control control) {
		Event event = new Event();
		event.character = character;
		event.keyCode = character;
		control.notifyListeners(SWT.KeyDown, event);
	}

	void tabOnBoard() {
		Event event = new Event();
		event.detail = SWT.TRAVERSE_TAB_NEXT;
		event.doit = true;
		board().control().notifyListeners(SWT.Traverse, event);
	}

	void clickOption(int option) {
		clickInDecision(new PanelAction.Choose(option));
	}

	void clickInDecision(PanelAction action) {
		DecisionView decision = view(DecisionView.ID, DecisionView.class);
		Point place = shown(decision.canvas(),
				decision.canvas().panel().places().stream().filter(active -> active.action().equals(action)).findFirst()
						.orElseThrow().bounds().centre());
		pointer(decision.canvas().control(), SWT.MouseMove, place);
		pointer(decision.canvas().control(), SWT.MouseUp, place);
	}

	SeatsView seats() {
		return view(SeatsView.ID, SeatsView.class);
	}

	DecisionView decision() {
		return view(DecisionView.ID, DecisionView.class);
	}

	/** What shows the cards of the board. */
	CardHover boardCards() {
		return view(BoardView.ID, BoardView.class).cards().getFirst();
	}

	/** Points at a piece among what the seats have, scrolling there first. */
	void pointInSeats(int piece) {
		SeatsView seats = seats();
		pointer(seats.canvas().control(), SWT.MouseExit, new Point(0, 0));
		seats.canvas().revealPiece(piece);
		org.eclipse.swt.graphics.Point place = placeInSeats(piece);
		pointer(seats.canvas().control(), SWT.MouseMove, new Point(place.x, place.y));
	}

	/** Where a piece is in the window of the seats. */
	org.eclipse.swt.graphics.Point placeInSeats(int piece) {
		return seats().canvas().placeOf(piece).orElseThrow(() -> new AssertionError("piece " + piece + " is not shown"));
	}

	void pointAtOption(int option) {
		DecisionView decision = decision();
		Point place = decision.canvas().panel().places().stream().filter(active -> active.action().equals(new PanelAction.Choose(option)))
				.findFirst().orElseThrow().bounds().centre();
		pointer(decision.canvas().control(), SWT.MouseMove, place);
	}

	void typeInDecision(int key) {
		Event event = new Event();
		event.keyCode = key;
		decision().canvas().control().notifyListeners(SWT.KeyDown, event);
	}

	/** Runs what Ctrl+Z and Ctrl+Y run while the board is active. */
	void runEdit(ActionFactory edit) {
		window.getActivePage().activate(view(BoardView.ID, BoardView.class));
		Wait.settled();
		try {
			window.getService(IHandlerService.class).executeCommand(edit.getCommandId(), null);
		} catch (CommandException reason) {
			throw new AssertionError(reason);
		}
	}

	/** Double-clicks the first line of the story with that text. */
	void openFromStory(String text) {
		Event event = new Event();
		event.item = selectInStory(text);
		view(StoryView.ID, StoryView.class).tree().notifyListeners(SWT.DefaultSelection, event);
	}

	/** Clicks on the first line of the story with that text. */
	TreeItem selectInStory(String text) {
		Tree tree = view(StoryView.ID, StoryView.class).tree();
		TreeItem item = find(tree.getItems(), text).orElseThrow(() -> new AssertionError("the story does not tell: " + text));
		tree.setSelection(item);
		Event event = new Event();
		event.item = item;
		tree.notifyListeners(SWT.Selection, event);
		return item;
	}

	/** A button above a view. */
	IAction action(String text, String view) {
		return Stream.of(page().findView(view).getViewSite().getActionBars().getToolBarManager().getItems())
				.filter(ActionContributionItem.class::isInstance)
				.map(item -> ((ActionContributionItem) item).getAction()).filter(action -> text.equals(action.getText())).findFirst()
				.orElseThrow();
	}

	/** The menu behind a button above a view. */
	Menu menu(String text, String view) {
		return action(text, view).getMenuCreator().getMenu(board().control());
	}

	/** Runs a command as its menu entry does. */
	void run(String command) {
		try {
			Wait.settled();
			window.getService(IHandlerService.class).executeCommand(command, null);
		} catch (CommandException reason) {
			throw new AssertionError(command, reason);
		}
	}

	private static Optional<TreeItem> find(TreeItem[] items, String text) {
		for (TreeItem item : items) {
			Optional<TreeItem> below = item.getText().equals(text) ? Optional.of(item) : find(item.getItems(), text);
			if (below.isPresent()) {
				return below;
			}
		}
		return Optional.empty();
	}

	IWorkbenchPage page() {
		return window.getActivePage();
	}

	void resize(int width, int height) {
		Shell shell = window.getShell();
		shell.setMaximized(false);
		shell.setBounds(0, 0, width, height);
		Wait.until("a window of " + width + " by " + height, () -> shell.getSize().x == width);
		Wait.settled();
	}

	private <T> T view(String id, Class<T> kind) {
		try {
			return kind.cast(page().showView(id));
		} catch (PartInitException reason) {
			throw new AssertionError(reason);
		}
	}

	private static void pointer(Control control, int type, Point place) {
		Event event = new Event();
		event.x = (int) Math.round(place.x());
		event.y = (int) Math.round(place.y());
		event.button = 1;
		control.notifyListeners(type, event);
	}
}
