package org.hullwright.playtest.workbench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.hullwright.playtest.board.BoardCanvas;
import org.hullwright.playtest.board.BoardPresenter;
import org.hullwright.playtest.board.Highlights;
import org.hullwright.playtest.paint.Themes;
import org.hullwright.playtest.scene.BoardScene;
import org.hullwright.playtest.session.ByHand;
import org.hullwright.playtest.session.Choice;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.playtest.session.Question;
import org.hullwright.playtest.view.SceneBuilder;

/** The boards of the game; several ones are on tabs. What can be chosen glows; a click, or Tab and Enter, chooses it. */
public final class BoardView extends PlayView {
	public static final String ID = "org.hullwright.playtest.board";
	private final List<BoardCanvas> boards = new ArrayList<>();
	private CTabFolder folder;
	private Optional<SceneBuilder> scenes = Optional.empty();

	@Override
	void createContent(Composite parent) {
		folder = new CTabFolder(parent, SWT.BOTTOM | SWT.FLAT);
		newGame();
	}

	@Override
	void addTo(IToolBarManager toolBar) {
		add(toolBar, actions().undo(), actions().redo(), actions().restart(), actions().letBotChoose(),
			action("Change by hand", "Put something elsewhere, change a value, choose what is drawn or rolled next", "by-hand", IAction.AS_PUSH_BUTTON, pressed -> changeByHand()));
		toolBar.add(new Separator());
		add(toolBar, action("Fit", "Show all that is on the board (0)", "fit", IAction.AS_PUSH_BUTTON, pressed -> boards.forEach(BoardCanvas::fit)));
		IAction legend = action("Legend", "Explain colours and symbols", "legend", IAction.AS_CHECK_BOX, shown -> boards.forEach(board -> board.showLegend(shown)));
		legend.setChecked(true);
		add(toolBar, legend, action("Save picture", "Save a picture of the board as SVG", "picture", IAction.AS_PUSH_BUTTON, pressed -> savePicture()));
	}

	private static IAction action(String text, String toolTip, String icon, int style, Consumer<Boolean> run) {
		Action action = new Action(text, style) {
			@Override
			public void run() {
				run.accept(isChecked());
			}
		};
		action.setToolTipText(toolTip);
		action.setImageDescriptor(Icons.descriptor(icon));
		return action;
	}

	@Override
	public void gameChanged() {
		newGame();
	}

	@Override
	public void momentArrived() {
		playTest().moment().ifPresent(this::show);
	}

	@Override
	public void focusChanged() {
		Optional<Integer> subject = playTest().focusedOption().flatMap(this::choice).flatMap(choice -> choice.subject().stream().boxed().findFirst());
		boards.forEach(board -> board.highlight(board.presenter().highlights().focusedOn(subject)));
	}

	@Override
	public void revealed(int piece) {
		boards.forEach(board -> board.spotlight(playTest().moment().map(moment -> SceneBuilder.visibleHolder(moment.game(), piece)).orElse(piece)));
	}

	@Override
	public void setFocus() {
		if (!boards.isEmpty()) {
			boards.get(Math.max(0, folder.getSelectionIndex())).control().setFocus();
		}
	}

	/** For tests: what is drawn and where. */
	public List<BoardCanvas> boards() {
		return List.copyOf(boards);
	}

	private void newGame() {
		boards.clear();
		for (CTabItem item : folder.getItems()) {
			item.getControl().dispose();
			item.dispose();
		}
		scenes = playTest().session().map(session -> new SceneBuilder(session.program().world()));
		playTest().session().map(session -> session.program().world().laidOut()).orElseGet(List::of).forEach(board -> addBoard(board.title()));
		if (boards.isEmpty()) {
			addBoard("");
		}
		folder.setTabHeight(boards.size() > 1 ? SWT.DEFAULT : 0);
		folder.setSelection(0);
	}

	private void addBoard(String title) {
		BoardCanvas board = new BoardCanvas(folder, Themes.around(folder));
		board.onChosen(this::choose);
		board.onFocused(piece -> playTest().focusOption(piece.flatMap(this::choicesAbout)));
		board.onTyped(this::chooseByKey);
		CTabItem item = new CTabItem(folder, SWT.NONE);
		item.setText(title);
		item.setControl(board.control());
		boards.add(board);
	}

	private void show(Moment moment) {
		List<BoardScene> shown = scenes.map(builder -> builder.scenes(moment.game().seenWith(playTest().sight()))).orElseGet(List::of);
		Set<Integer> targets = moment.question().stream().flatMap(question -> question.choices().stream())
			.flatMap(choice -> choice.subject().stream().boxed()).collect(Collectors.toSet());
		for (int board = 0; board < shown.size(); board++) {
			boards.get(board).show(shown.get(board));
			boards.get(board).highlight(new Highlights(targets, Optional.empty(), moment.changed()));
		}
	}

	private Optional<Choice> choice(int option) {
		return playTest().moment().flatMap(Moment::question).map(Question::choices).filter(choices -> option < choices.size()).map(choices -> choices.get(option));
	}

	private Optional<Integer> choicesAbout(int piece) {
		return playTest().moment().flatMap(Moment::question).flatMap(question -> question.about(piece).stream().findFirst()).map(Choice::number);
	}

	/** Several options about one piece are asked for in a menu at the pointer. */
	private void choose(int piece) {
		List<Choice> choices = playTest().moment().flatMap(Moment::question).map(question -> question.about(piece)).orElseGet(List::of);
		PlaySession session = playTest().session().orElseThrow();
		if (choices.size() == 1) {
			session.choose(choices.getFirst().number());
			return;
		}
		Menu menu = new Menu(folder.getShell(), SWT.POP_UP);
		for (Choice choice : choices) {
			MenuItem item = new MenuItem(menu, SWT.PUSH);
			item.setText(choice.label());
			item.addListener(SWT.Selection, event -> session.choose(choice.number()));
		}
		menu.addListener(SWT.Hide, event -> folder.getDisplay().asyncExec(menu::dispose));
		menu.setVisible(true);
	}

	private void chooseByKey(char key) {
		if (key >= '1' && key <= '9') {
			playTest().session().ifPresent(session -> session.choose(key - '1'));
		}
	}

	private void changeByHand() {
		playTest().moment().filter(moment -> moment.question().isPresent()).ifPresent(moment -> {
			ByHandDialog dialog = new ByHandDialog(getSite().getShell(), new ByHand(moment).steps());
			if (dialog.open() == Window.OK) {
				dialog.chosen().ifPresent(edit -> playTest().session().ifPresent(session -> session.change(edit)));
			}
		});
	}

	private void savePicture() {
		if (!boards.isEmpty()) {
			BoardPresenter board = boards.get(Math.max(0, folder.getSelectionIndex())).presenter();
			new PictureSaving(getSite().getShell(), "Save a picture of the board").save(board.picture(), board.theme().table(), "board");
		}
	}
}
