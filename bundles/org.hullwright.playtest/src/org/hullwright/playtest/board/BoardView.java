package org.hullwright.playtest.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.IWorkbenchPage;
import org.hullwright.engine.tree.World;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.picture.view.SceneBuilder;
import org.hullwright.playtest.board.BoardPresenter.Stage;
import org.hullwright.playtest.board.Highlights.Travel;
import org.hullwright.playtest.byhand.ByHand;
import org.hullwright.playtest.byhand.ByHandDialog;
import org.hullwright.playtest.card.CardHover;
import org.hullwright.playtest.dialog.PictureSaving;
import org.hullwright.playtest.line.Movement;
import org.hullwright.playtest.service.PlayView;
import org.hullwright.playtest.session.Choice;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.playtest.session.Question;
import org.hullwright.playtest.widget.CallbackAction;

/** The boards of the game; several ones lie side by side. What can be chosen glows; a click, or Tab and Enter, chooses it. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class BoardView extends PlayView {

	public static final String ID = "org.hullwright.playtest.board";
	private final List<CardHover> cards = new ArrayList<>();
	private BoardTable table;
	private @Nullable Boolean legendWanted; // null until the user says
	private @Nullable SceneBuilder scenes; // null without a game

	@Override
	protected void createContent(Composite parent) {
		table = new BoardTable(parent);
		IWorkbenchPage page = getSite().getPage();
		EmptyEditorArea hiding = new EmptyEditorArea(page);
		page.addPartListener(hiding);
		parent.addDisposeListener(gone -> page.removePartListener(hiding));
		IAction animated = CallbackAction.check("Animate moves", Motion::want);
		animated.setChecked(Motion.isWanted());
		getViewSite().getActionBars().getMenuManager().add(animated);
		newGame();
	}

	@Override
	protected void addTo(IToolBarManager toolBar) {
		add(toolBar, actions().undo(), actions().redo(), actions().restart(), actions().letBotChoose(),
				CallbackAction.push("Change by hand", this::changeByHand).looking("by-hand",
						"Put something elsewhere, change a value, choose what is drawn or rolled next"));
		toolBar.add(new Separator());
		add(toolBar, CallbackAction.push("Fit", () -> boards().forEach(BoardCanvas::fit)).looking("fit",
				"Show all that is on the boards (0)"));
		IAction legend = CallbackAction.check("Legend", this::showLegend).looking("legend", "Explain colours and symbols");
		legend.setChecked(boards().stream().anyMatch(BoardCanvas::isLegendShown));
		add(toolBar, legend, CallbackAction.push("Save picture", this::savePictures).looking("picture",
				"Save a picture of each board, as SVG or PNG"));
	}

	private void showLegend(boolean shown) {
		legendWanted = shown;
		boards().forEach(board -> board.showLegend(shown));
	}

	@Override
	public void gameChanged() {
		newGame();
	}

	@Override
	public void momentArrived() {
		cards.forEach(CardHover::close);
		playTest().moment().ifPresent(this::show);
	}

	@Override
	public void focusChanged() {
		Integer subject = playTest().focusedOption().flatMap(this::choice).<@Nullable Integer>map(Choice::subjectOrNull).orElse(null);
		boards().forEach(board -> board.highlight(board.presenter().highlights().focusedOn(subject)));
	}

	@Override
	public void revealed(int piece) {
		boards().forEach(board -> board
				.spotlight(playTest().moment().map(moment -> SceneBuilder.visibleHolder(moment.game(), piece)).orElse(piece)));
	}

	/** The keyboard is where something can be chosen. */
	@Override
	public void setFocus() {
		boards().stream().filter(BoardView::hasTarget).findFirst().orElseGet(boards()::getFirst).control().setFocus();
	}

	private static boolean hasTarget(BoardCanvas board) {
		return board.presenter().highlights().targets().stream().anyMatch(piece -> board.presenter().placeOf(piece).isPresent());
	}

	/** For tests: the card of what is pointed at, on each board. */
	public List<CardHover> cards() {
		return cards;
	}

	/** For tests: what is drawn and where. */
	public List<BoardCanvas> boards() {
		return table.boards();
	}

	private void newGame() {
		setContentDescription("");
		scenes = playTest().session().<@Nullable SceneBuilder>map(session -> new SceneBuilder(session.program().world())).orElse(null);
		List<String> titles = playTest().session().stream().flatMap(session -> session.program().world().laidOut().stream())
				.map(World.Board::title).toList();
		cards.clear();
		table.lay(titles.isEmpty() ? List.of("") : titles, board -> {
			board.presenter().tell(stage());
			board.onChosen(this::choose);
			board.onFocused(piece -> playTest().focusOption(piece == null ? null : choiceAbout(piece)));
			CardHover hover = playTest().cardsOn(board.control()).withMenu();
			cards.add(hover);
			board.onPiece(hover::point);
			Boolean wanted = legendWanted;
			if (wanted != null) {
				board.showLegend(wanted);
			}
		});
	}

	private Stage stage() {
		return playTest().session().isPresent() ? Stage.PLAYED : playTest().isLoading() ? Stage.LOADING : Stage.NO_GAME;
	}

	@Override
	public void loadingChanged() {
		boards().forEach(board -> {
			board.presenter().tell(stage());
			board.control().redraw();
		});
	}

	private void show(Moment moment) {
		SceneBuilder builder = scenes;
		List<BoardScene> shown = builder == null ? List.of() : builder.scenes(moment.game().seenWith(playTest().sight()));
		Set<Integer> targets = moment.question().stream().flatMap(question -> question.choices().stream())
				.flatMap(choice -> choice.subject().stream()).collect(Collectors.toSet());
		setContentDescription(moment.when());
		table.show(shown);
		List<Travel> travels = builder == null ? List.of() : travels(moment, builder);
		boards().forEach(board -> board.highlight(new Highlights(targets, null, moment.changed(), travels)));
	}

	private List<Travel> travels(Moment moment, SceneBuilder builder) {
		GameSnapshot seen = moment.game().seenWith(playTest().sight());
		return Movement.since(moment.events(), moment.line().persons(), seen.layout()).stream()
				.map(movement -> new Travel(movement, builder.alone(seen, movement.piece()))).toList();
	}

	private Optional<Choice> choice(int option) {
		return playTest().moment().flatMap(Moment::question).map(Question::choices).filter(choices -> option < choices.size())
				.map(choices -> choices.get(option));
	}

	/** The first option that is about a piece; null when there is none. */
	private @Nullable Integer choiceAbout(int piece) {
		return playTest().moment().flatMap(Moment::question).flatMap(question -> question.about(piece).stream().findFirst())
				.<@Nullable Integer>map(Choice::number).orElse(null);
	}

	/** Several options about one piece are asked for in a menu at the pointer. */
	private void choose(int piece) {
		List<Choice> choices = playTest().moment().flatMap(Moment::question).map(question -> question.about(piece)).orElseGet(List::of);
		PlaySession session = playTest().session().orElseThrow();
		if (choices.size() == 1) {
			session.choose(choices.getFirst().number());
			return;
		}
		Menu menu = new Menu(table.control().getShell(), SWT.POP_UP);
		for (Choice choice : choices) {
			MenuItem item = new MenuItem(menu, SWT.PUSH);
			item.setText(choice.label());
			item.addListener(SWT.Selection, event -> session.choose(choice.number()));
		}
		menu.addListener(SWT.Hide, event -> table.control().getDisplay().asyncExec(menu::dispose));
		menu.setVisible(true);
	}

	private void changeByHand() {
		playTest().moment().filter(moment -> moment.question().isPresent()).ifPresent(moment -> {
			ByHandDialog dialog = new ByHandDialog(getSite().getShell(), () -> new ByHand(moment).steps());
			if (dialog.open() == Window.OK) {
				dialog.chosen().ifPresent(edit -> playTest().session().ifPresent(session -> session.change(edit)));
			}
		});
	}

	private void savePictures() {
		List<PictureSaving.Named> pictures = boards().stream().map(BoardCanvas::presenter)
				.filter(board -> !board.scene().spaces().isEmpty())
				.map(board -> new PictureSaving.Named(board.scene().title(), board.picture(), board.theme().table())).toList();
		if (!pictures.isEmpty()) {
			new PictureSaving(getSite().getWorkbenchWindow(), "Save a picture of the board").save(pictures, "board");
		}
	}
}
