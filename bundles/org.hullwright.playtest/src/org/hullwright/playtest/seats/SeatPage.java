package org.hullwright.playtest.seats;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.board.EmblemArtist;
import org.hullwright.picture.board.FigureArtist;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.Emblem;
import org.hullwright.picture.view.ReadableNames;
import org.hullwright.playtest.card.SmallCard;
import org.hullwright.playtest.card.SmallCardArtist;
import org.hullwright.playtest.panel.Panel;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.panel.Writer;

/** Sheets of players, one below the other: who they are, tracks, what holds for them, hands of cards and piles. */
final class SeatPage {

	private static final double MARGIN = 12;
	private static final double TEXT = 13;
	private static final double TITLE = 15;
	private static final double SMALL = 11.5;
	private static final double LINE = 21;
	private static final double HEADING = 44;
	private static final double PORTRAIT = 40;
	/** Of the width, for what stands before tracks and words. */
	private static final double LABEL_SHARE = 0.34;
	private static final double LEAST_LABEL = 118;
	private static final double MOST_LABEL = 170;
	private static final double CHIP = 22;
	private static final double GAP = 6;
	/** Room for the numbers behind a track. */
	private static final double COUNT = 46;
	private static final double ARCH = 7; // how much lower the outermost cards of a hand lie
	private static final double LEAST_STEP = 20; // of cards that lie on each other
	private static final double PILE = 26; // width of a card of a pile
	private final BoardTheme theme;
	private final Writer writer;
	private final SmallCardArtist cards;
	private final TrackArtist tracks;
	private final double width;
	private final double labelWidth;
	private final Panel.Builder panel = new Panel.Builder();
	private double y = MARGIN;
	/** Where the next chip or pile of the present line begins; the left edge where a line has not begun. */
	private double x = MARGIN;
	private double lineHeight;
	/** Where what matters now begins; null outside of it. */
	private @Nullable Double marked;

	/** @param width in pixels */
	SeatPage(BoardTheme theme, TextMeasure measure, double width) {
		this.theme = theme;
		this.writer = new Writer(measure);
		this.cards = new SmallCardArtist(theme, measure);
		this.tracks = new TrackArtist(theme);
		this.width = width;
		this.labelWidth = Math.clamp(width * LABEL_SHARE, LEAST_LABEL, MOST_LABEL);
	}

	/**
	 * Pieces that are alike and lie open.
	 *
	 * @param chosen whether a click on them decides something
	 * @param piece one of them
	 */
	record Open(SmallCard card, boolean chosen, PanelAction action, int piece) {}

	/**
	 * Whose sheet it is.
	 *
	 * @param portrait the icon of the figure; null where there is none
	 * @param title of the figure, or of the player
	 * @param note who that is, and where
	 */
	record Owner(@Nullable Emblem portrait, String title, String note) {}

	/**
	 * A bar above what belongs together.
	 *
	 * @param deciding marks who decides
	 * @param piece that the bar shows when it is clicked; null for none
	 */
	void heading(Owner owner, Colour colour, boolean deciding, @Nullable Integer piece) {
		Bounds bar = new Bounds(MARGIN / 2, y, width - MARGIN, HEADING);
		Outline outline = Outline.box(bar, 8);
		Colour ground = colour.mixed(Colour.of(0x000000), deciding ? 0.1 : 0.3);
		picture().fill(outline, ground);
		if (deciding) {
			picture().stroke(outline, theme.focus(), 2.5);
			marked = y;
		}
		double left = MARGIN + 6;
		Emblem portrait = owner.portrait();
		if (portrait != null) {
			Point middle = new Point(left + PORTRAIT / 2 - 4, bar.centre().y() - 1);
			picture().fill(Outline.circle(middle, 19), theme.tile().faded(0.9));
			FigureArtist.pawn(portrait, middle, 0.78, colour, picture());
			left += PORTRAIT;
		}
		double room = width - left - MARGIN;
		Colour writing = ground.writing();
		boolean alone = owner.note().isEmpty();
		writer.line(writer.cut(owner.title(), room, TITLE, true), left, alone ? bar.centre().y() : y + 15, TITLE, true, writing, picture());
		writer.line(writer.cut(owner.note(), room, SMALL, false), left, y + 32, SMALL, false, writing.faded(0.9), picture());
		if (piece != null) {
			panel.place(bar, new PanelAction.Show(piece), piece);
		}
		y += HEADING + GAP;
	}

	/** A piece that can be shown where it is, and where that is. */
	void title(String text, String where, PanelAction action, int piece) {
		endLine();
		double left = MARGIN + 4;
		double behind = left + writer.line(text, left, middle(), TEXT, true, theme.ink(), picture()) + SMALL / 2;
		writer.line(writer.cut(where, width - behind - MARGIN, SMALL, false), behind, middle(), SMALL, false, theme.soft(), picture());
		panel.place(new Bounds(MARGIN, y, width - 2 * MARGIN, LINE), action, piece);
		y += LINE;
	}

	/** A value after what it is called. */
	void words(String label, String text) {
		endLine();
		label(label, null);
		double left = MARGIN + labelWidth;
		writer.line(writer.cut(text, width - left - MARGIN, TEXT, false), left, middle(), TEXT, true, theme.ink(), picture());
		tip(ReadableNames.titled(label) + ": " + text);
		y += LINE;
	}

	/**
	 * A number between two others, and how far it is from the first to the second.
	 *
	 * @param icon before the label; null for none
	 */
	void track(String label, @Nullable Emblem icon, int value, int lower, int upper, Colour colour) {
		endLine();
		label(label, icon);
		double full = Math.max(40, width - labelWidth - 2 * MARGIN - COUNT);
		Bounds whole = new Bounds(MARGIN + labelWidth, y, full, LINE);
		double end = tracks.draw(whole, value, lower, upper, colour, picture());
		writer.line(value + " / " + upper, end + 6, middle(), SMALL, true, theme.ink(), picture());
		tip(ReadableNames.titled(label) + ": " + value + ", from " + lower + " to " + upper);
		y += LINE;
	}

	/** Something that holds, among others of its sort in a line. */
	void fact(String text, Colour colour) {
		String shown = writer.cut(ReadableNames.titled(text), width - 2 * MARGIN - 20, SMALL, true);
		Bounds bounds = next(writer.width(shown, SMALL, true) + 18, CHIP);
		picture().fill(Outline.box(bounds, CHIP / 2 - 0.1), theme.card().mixed(colour, 0.22));
		picture().stroke(Outline.box(bounds, CHIP / 2 - 0.1), colour, 1.2);
		picture().words(shown, bounds.centre(), SMALL, true, theme.ink());
		panel.tip(bounds, ReadableNames.titled(text));
	}

	/**
	 * Pieces that nobody who looks may see, among other piles in a line.
	 *
	 * @param icon of what is in the pile; null for none
	 * @param text how many, and what else is known of them
	 */
	void pile(String label, @Nullable Emblem icon, int count, String text) {
		String title = ReadableNames.titled(label);
		double most = width - 2 * MARGIN - PILE - 14;
		String shown = writer.cut(title, most, SMALL, false);
		double wide = PILE + 12 + Math.max(writer.width(shown, SMALL, false), writer.width(text, TEXT, true));
		Bounds bounds = next(Math.max(wide, (width - 2 * MARGIN - GAP) / 2), 38);
		for (int card = Math.min(3, count) - 1; card >= 0; card--) {
			cards.back(new Bounds(bounds.x() + card * 2, bounds.y() + 2 - card * 1.5 + 1, PILE - 4, 32),
					theme.faint().mixed(theme.ink(), 0.35),
					picture());
		}
		if (count == 0) {
			picture().dashes(Outline.box(new Bounds(bounds.x(), bounds.y() + 3, PILE - 4, 32), 4), theme.faint(), 1.2);
		}
		if (icon != null) {
			Colour ink = count == 0 ? theme.faint() : theme.faint().mixed(theme.ink(), 0.35).writing();
			EmblemArtist.draw(icon, new Point(bounds.x() + PILE / 2 - 2, bounds.y() + 19), 9, ink, picture());
		}
		double left = bounds.x() + PILE + 8;
		writer.line(shown, left, bounds.y() + 11, SMALL, false, theme.soft(), picture());
		writer.line(text, left, bounds.y() + 27, TEXT, true, theme.ink(), picture());
		panel.tip(bounds, title + ": " + text);
	}

	/** Cards that lie open before somebody, closer together the more there are, in an arch as they are held. */
	void hand(String label, List<Open> open) {
		endLine();
		caption(label);
		double room = width - 2 * MARGIN - SmallCardArtist.WIDTH - 4;
		double step = open.size() < 2
				? 0
				: Math.clamp(room / (open.size() - 1), LEAST_STEP, SmallCardArtist.WIDTH + GAP);
		double middle = (open.size() - 1) / 2.0;
		for (int index = 0; index < open.size(); index++) {
			double aside = middle == 0 ? 0 : (index - middle) / middle;
			Open card = open.get(index);
			double top = y + ARCH * aside * aside + (card.chosen() ? 0 : 3);
			double left = MARGIN + 4 + step * index;
			cards.draw(card.card(), left, top, card.chosen(), picture());
			panel.place(new Bounds(left, top, SmallCardArtist.WIDTH, SmallCardArtist.HEIGHT), card.action(), card.piece());
		}
		y += SmallCardArtist.HEIGHT + ARCH + 8;
	}

	/** Things that lie open somewhere, in as many lines as it takes. */
	void tray(String label, List<Open> open, Colour colour) {
		endLine();
		caption(label);
		for (Open thing : open) {
			String title = thing.card().count() == 1 ? thing.card().title() : thing.card().title() + " ×" + thing.card().count();
			String shown = writer.cut(title, width - 2 * MARGIN - 34, SMALL, false);
			Bounds bounds = next(writer.width(shown, SMALL, false) + 34, CHIP + 2);
			Outline outline = Outline.box(bounds, 5);
			picture().fill(outline, theme.tile());
			picture().stroke(outline, thing.chosen() ? theme.target() : theme.faint(), thing.chosen() ? 2.5 : 1);
			EmblemArtist.draw(thing.card().emblem(), new Point(bounds.x() + 13, bounds.centre().y()), 9,
					theme.colour(thing.card().hue()).mixed(theme.ink(), 0.35), picture());
			writer.line(shown, bounds.x() + 25, bounds.centre().y(), SMALL, false, theme.ink(), picture());
			panel.place(bounds, thing.action(), thing.piece());
		}
		endLine();
	}

	/** Leaves some room below what belongs together. */
	void end() {
		endLine();
		Double top = marked;
		if (top != null) {
			panel.now(new Bounds(0, top, width, y - top));
		}
		marked = null;
		y += MARGIN;
	}

	Panel done() {
		return panel.build(width, y);
	}

	/** Ends the line of chips or piles that has begun. */
	void endLine() {
		if (lineHeight > 0) {
			y += lineHeight + GAP;
		}
		x = MARGIN;
		lineHeight = 0;
	}

	/** The place of the next chip or pile, in the line that has begun or in a new one. */
	private Bounds next(double wide, double high) {
		if (x > MARGIN && x + wide > width - MARGIN) {
			endLine();
		}
		Bounds bounds = new Bounds(x + 2, y, Math.min(wide, width - 2 * MARGIN), high);
		x += wide + GAP;
		lineHeight = Math.max(lineHeight, high);
		return bounds;
	}

	private void caption(String label) {
		writer.line(writer.cut(ReadableNames.titled(label), width - 2 * MARGIN, SMALL, false), MARGIN + 4, y + 8, SMALL, false,
				theme.soft(),
				picture());
		y += 19;
	}

	private void label(String text, @Nullable Emblem icon) {
		double left = MARGIN + 4;
		if (icon != null) {
			EmblemArtist.draw(icon, new Point(left + 8, middle()), 9, theme.soft(), picture());
			left += 21;
		}
		writer.line(writer.cut(ReadableNames.titled(text), MARGIN + labelWidth - left - 6, SMALL, false), left, middle(), SMALL, false,
				theme.soft(),
				picture());
	}

	/** Tells all of the line that is being written, of which a narrow window cuts some. */
	private void tip(String text) {
		panel.tip(new Bounds(MARGIN, y, width - 2 * MARGIN, LINE), text);
	}

	/** Of the line that is being written. */
	private double middle() {
		return y + LINE / 2;
	}

	private Picture.Builder picture() {
		return panel.picture();
	}
}
