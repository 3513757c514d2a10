package org.hullwright.playtest.seats;

import org.hullwright.engine.state.Sight;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.playtest.panel.Panel;
import org.hullwright.playtest.session.Moment;

/**
 * Lays out what each player has, bounded numbers as bars, open zones as cards, hidden ones as counts; and below what belongs to no player.
 * What can be chosen glows, as on the board.
 */
public final class SeatPanels {

	private final BoardTheme theme;
	private final TextMeasure measure;

	public SeatPanels(BoardTheme theme, TextMeasure measure) {
		this.theme = theme;
		this.measure = measure;
	}

	/** @param sight whose eyes it is seen with */
	public Panel of(Moment moment, Sight sight, double width) {
		SeatPage page = new SeatPage(theme, measure, width);
		SeatTelling telling = new SeatTelling(moment, sight, theme, page);
		moment.game().players().forEach(telling::seat);
		telling.table();
		return page.done();
	}
}
