package org.hullwright.playtest.decision;

import java.time.Instant;
import java.util.EnumSet;
import java.util.Set;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.swt.widgets.Composite;
import org.hullwright.playtest.card.CardHover;
import org.hullwright.playtest.paint.PanelCanvas;
import org.hullwright.playtest.panel.Panel;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.service.PlayView;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.playtest.text.SourceOpener;

/** The question at hand: click an option or press its number. Pointing at one shows on the board what it is about. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class DecisionView extends PlayView {

	public static final String ID = "org.hullwright.playtest.decision";
	private static final int TICK = 1000; // milliseconds
	private final Runnable ticking = this::tellTime;
	private final Set<PanelAction.Fold> unfolded = EnumSet.noneOf(PanelAction.Fold.class);
	private PanelCanvas canvas;
	private CardHover cards;

	@Override
	protected void createContent(Composite parent) {
		canvas = new PanelCanvas(parent, (theme, measure, width) -> panel(new DecisionPanels(theme, measure, playTest().sight()), width));
		cards = playTest().cardsOn(canvas.control()).withMenu();
		canvas.onPiece(cards::point);
		canvas.onAction(this::perform);
		canvas.onPointed(action -> playTest().focusOption(option(action)));
	}

	private Panel panel(DecisionPanels panels, double width) {
		if (playTest().botsAreDeciding()) {
			return panels.whileBotsDecide(width);
		}
		Integer focused = playTest().focusedOption().<@Nullable Integer>map(option -> option).orElse(null);
		return playTest().moment().map(moment -> panels.of(moment, focused, width, unfolded))
				.orElseGet(() -> playTest().isLoading() ? panels.whileLoading(width) : panels.withoutGame(width));
	}

	@Override
	protected void addTo(IToolBarManager toolBar) {
		add(toolBar, actions().undo(), actions().redo(), actions().letBotChoose());
	}

	@Override
	public void momentArrived() {
		cards.close();
		canvas.reset();
		tick();
	}

	/** Where time is short, tells once a second how much of it is left. */
	private void tick() {
		canvas.control().getDisplay().timerExec(-1, ticking);
		if (playTest().moment().flatMap(Moment::question).filter(question -> question.secondsLeft(Instant.now()).isPresent()).isPresent()) {
			canvas.control().getDisplay().timerExec(TICK, ticking);
		}
	}

	private void tellTime() {
		if (!canvas.control().isDisposed()) {
			canvas.layOut();
			tick();
		}
	}

	@Override
	public void botsDeciding() {
		canvas.reset();
	}

	@Override
	public void gameChanged() {
		canvas.reset();
	}

	@Override
	public void loadingChanged() {
		canvas.layOut();
	}

	@Override
	public void focusChanged() {
		canvas.layOut();
	}

	@Override
	public void setFocus() {
		canvas.control().setFocus();
	}

	/** For tests: what is laid out and where. */
	public PanelCanvas canvas() {
		return canvas;
	}

	/** For tests: the card of what is pointed at. */
	public CardHover cards() {
		return cards;
	}

	private static @Nullable Integer option(@Nullable PanelAction action) {
		return action instanceof PanelAction.Choose choose ? choose.option() : null;
	}

	private void perform(PanelAction action) {
		switch (action) {
			case PanelAction.Choose choose -> playTest().session().ifPresent(session -> session.choose(choose.option()));
			case PanelAction.LetBotChoose bot -> playTest().session().ifPresent(PlaySession::letBotChoose);
			case PanelAction.Weigh weigh -> playTest().session().ifPresent(PlaySession::weigh);
			case PanelAction.Stop stop -> playTest().stopBots();
			case PanelAction.Open open -> new SourceOpener(getSite().getPage()).open(open.place());
			case PanelAction.Show show -> playTest().reveal(show.piece());
			case PanelAction.Unfold unfold -> {
				if (!unfolded.remove(unfold.fold())) {
					unfolded.add(unfold.fold());
				}
				canvas.layOut();
			}
			case PanelAction.Ask ask -> {}
			case PanelAction.PlayOn playOn -> {}
		}
	}
}
