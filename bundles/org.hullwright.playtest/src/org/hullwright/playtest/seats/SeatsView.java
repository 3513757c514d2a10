package org.hullwright.playtest.seats;

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
import org.hullwright.playtest.session.Question;

/**
 * What each player has. Shows what the persons at the table may see, or one of them, or everything; a click on a card that can be chosen
 * chooses it.
 */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class SeatsView extends PlayView {

	public static final String ID = "org.hullwright.playtest.seats";
	private PanelCanvas canvas;
	private CardHover cards;
	/** The seat that was asked last; null before the first question. */
	private @Nullable Integer deciding;

	@Override
	protected void createContent(Composite parent) {
		canvas = new PanelCanvas(parent, (theme, measure, width) -> playTest().moment()
				.map(moment -> new SeatPanels(theme, measure).of(moment, playTest().sight(), width)).orElse(Panel.EMPTY));
		cards = playTest().cardsOn(canvas.control()).withMenu();
		canvas.onPiece(cards::point);
		canvas.onAction(action -> {
			switch (action) {
				case PanelAction.Show show -> playTest().reveal(show.piece());
				case PanelAction.Choose choose -> playTest().session().ifPresent(session -> session.choose(choose.option()));
				case PanelAction.Open open -> {}
				case PanelAction.LetBotChoose bot -> {}
				case PanelAction.Weigh weigh -> {}
				case PanelAction.Stop stop -> {}
				case PanelAction.Unfold unfold -> {}
				case PanelAction.Ask ask -> {}
				case PanelAction.PlayOn playOn -> {}
			}
		});
	}

	@Override
	protected void addTo(IToolBarManager toolBar) {
		toolBar.add(new ViewpointMenu(playTest()));
	}

	/** Who is asked is shown when it is another player than before. */
	@Override
	public void momentArrived() {
		cards.close();
		canvas.layOut();
		playTest().moment().flatMap(Moment::question).map(Question::seat).filter(now -> !now.equals(deciding)).ifPresent(now -> {
			deciding = now;
			canvas.revealNow();
		});
	}

	@Override
	public void gameChanged() {
		deciding = null;
		canvas.reset();
	}

	/** For tests: what is drawn and where. */
	public PanelCanvas canvas() {
		return canvas;
	}

	/** For tests: the card of what is pointed at. */
	public CardHover cards() {
		return cards;
	}

	@Override
	public void setFocus() {
		canvas.control().setFocus();
	}
}
