package org.hullwright.playtest.decision;

import java.util.Optional;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.swt.widgets.Composite;
import org.hullwright.playtest.card.CardHover;
import org.hullwright.playtest.paint.PanelCanvas;
import org.hullwright.playtest.panel.Panel;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.service.PlayView;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.playtest.text.SourceOpener;

/** The question at hand: click an option or press its number. Pointing at one shows on the board what it is about. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class DecisionView extends PlayView {

	public static final String ID = "org.hullwright.playtest.decision";
	private PanelCanvas canvas;
	private CardHover cards;

	@Override
	protected void createContent(Composite parent) {
		canvas = new PanelCanvas(parent, (theme, measure, width) -> panel(new DecisionPanels(theme, measure, playTest().sight()), width));
		cards = playTest().cardsOn(canvas.control()).withMenu();
		canvas.onPiece(cards::point);
		canvas.onAction(this::perform);
		canvas.onPointed(action -> playTest().focusOption(action.flatMap(DecisionView::option)));
	}

	private Panel panel(DecisionPanels panels, double width) {
		return playTest().botsAreDeciding()
				? panels.whileBotsDecide(width)
				: panels.of(playTest().moment(), playTest().focusedOption(), width);
	}

	@Override
	protected void addTo(IToolBarManager toolBar) {
		add(toolBar, actions().undo(), actions().redo(), actions().letBotChoose());
	}

	@Override
	public void momentArrived() {
		cards.close();
		canvas.reset();
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

	private static Optional<Integer> option(PanelAction action) {
		return action instanceof PanelAction.Choose choose ? Optional.of(choose.option()) : Optional.empty();
	}

	private void perform(PanelAction action) {
		switch (action) {
			case PanelAction.Choose choose -> playTest().session().ifPresent(session -> session.choose(choose.option()));
			case PanelAction.LetBotChoose bot -> playTest().session().ifPresent(PlaySession::letBotChoose);
			case PanelAction.Stop stop -> playTest().stopBots();
			case PanelAction.Open open -> new SourceOpener(getSite().getPage()).open(open.place());
			case PanelAction.Show show -> playTest().reveal(show.piece());
			case PanelAction.Ask ask -> {}
		}
	}
}
