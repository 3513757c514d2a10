package org.hullwright.playtest.games;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Place;
import org.hullwright.packs.family.FamilyGame;
import org.hullwright.packs.family.FamilyPack;
import org.hullwright.packs.family.FamilyWords;
import org.hullwright.packs.family.FamilyWords.Fact;
import org.hullwright.packs.family.GameFamily;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Point;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.icon.IconOutlines;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.playtest.panel.Panel;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.panel.Writer;

/** Lays out the games, one below the other, each with what it has and with the packs that go with it. */
public final class GamesPanels {

	private static final String PLAY = "Play";
	private static final String OPEN = "Open";
	private static final double MARGIN = 14;
	private static final double GAP = 7;
	private static final double INDENT = 18;
	private static final double TITLE = 17;
	private static final double SUBTITLE = 14;
	private static final double TEXT = 13;
	private static final double LEADING = 1.5;
	private static final double NAMES = 110; // width of the column with the names of facts
	private static final double LEAST_VALUES = 120; // narrower, values stand below the names
	/** Wider rows would tear apart what belongs together. */
	private static final double WIDEST = 900;

	private final BoardTheme theme;
	private final Writer writer;

	/** Lays out with these colours and letters. */
	public GamesPanels(BoardTheme theme, TextMeasure measure) {
		this.theme = theme;
		this.writer = new Writer(measure);
	}

	/**
	 * The page. A pack is played by choosing its position in {@link GameFamily#packs()}, and opened at its head.
	 *
	 * @param family null before the packs have been read
	 * @param available how wide the page may be, in pixels
	 */
	public Panel of(@Nullable GameFamily family, double available) {
		Panel.Builder panel = new Panel.Builder();
		Column column = new Column(panel, Math.min(available, WIDEST));
		if (family == null) {
			column.paragraph("Looking at the packs …", 0, TEXT, false, theme.soft());
		} else if (family.packs().isEmpty()) {
			column.paragraph("There is no pack in the workspace yet.", 0, TITLE, true, theme.ink());
			column.paragraph("File > New > Pack makes one.", 0, TEXT, false, theme.soft());
		} else {
			family.games().forEach(game -> game(game, family, column));
			others("Shared by games, and played in them", family.shared(), column);
			others("Themes, which dress any game", family.themes(), column);
			others("Of no game that is here", family.strays(), column);
		}
		return panel.build(column.width, column.y + MARGIN);
	}

	private void game(FamilyGame game, GameFamily family, Column column) {
		head(game.pack(), family.packs().indexOf(game.pack()), 0, TITLE, column);
		facts(FamilyWords.facts(game), 0, column);
		for (FamilyPack companion : game.companions()) {
			column.space();
			head(companion, family.packs().indexOf(companion), INDENT, SUBTITLE, column);
			facts(FamilyWords.facts(companion), INDENT, column);
		}
		column.rule();
	}

	private void others(String title, List<FamilyPack> packs, Column column) {
		if (!packs.isEmpty()) {
			column.paragraph(title, 0, TITLE, true, theme.ink());
			for (FamilyPack pack : packs) {
				column.space();
				head(pack, null, INDENT, SUBTITLE, column);
				facts(FamilyWords.facts(pack), INDENT, column);
			}
			column.rule();
		}
	}

	/** @param number by which the pack is played; null for one that cannot be */
	private void head(FamilyPack pack, @Nullable Integer number, double indent, double size, Column column) {
		double right = column.width - MARGIN;
		if (pack.head().line() > 0) {
			right = column.button(OPEN, right, size, new PanelAction.Open(pack.head()));
		}
		if (number != null) {
			right = column.button(PLAY, right, size, new PanelAction.Choose(number));
		}
		column.title(pack.title(), indent + column.icon(pack.text().icon(), indent, size), right, size, pack.head());
		if (!pack.text().about().isEmpty()) {
			column.paragraph(pack.text().about(), indent, TEXT, false, theme.soft());
		}
		if (pack.broken()) {
			column.paragraph("It has mistakes, so that some of it may be missing here; the Problems view tells them.", indent, TEXT, false,
					theme.alarm());
		}
	}

	private void facts(List<Fact> facts, double indent, Column column) {
		facts.forEach(fact -> column.fact(fact, indent));
	}

	/** What has been written so far, from the top down. */
	private final class Column {

		private final Panel.Builder panel;
		private final double width;
		private double y = MARGIN;

		Column(Panel.Builder panel, double width) {
			this.panel = panel;
			this.width = width;
		}

		void paragraph(String text, double indent, double size, boolean bold, Colour colour) {
			y += writer.paragraph(text, MARGIN + indent, y, width - 2 * MARGIN - indent, size, bold, colour, panel.picture());
		}

		/** An icon before a title; how much room it takes. */
		double icon(String name, double indent, double size) {
			double height = size * LEADING;
			return IconOutlines.of(name, new Point(MARGIN + indent + height / 2, y + height / 2), height).map(icon -> {
				panel.picture().fill(icon, theme.ink());
				return height + GAP;
			}).orElse(0.0);
		}

		/** A title that opens the text; beside it is room up to {@code right}. */
		void title(String text, double indent, double right, double size, Place place) {
			double left = MARGIN + indent;
			double height = writer.paragraph(text, left, y, Math.max(TITLE, right - left), size, true, theme.ink(), panel.picture());
			if (place.line() > 0) {
				panel.place(new Bounds(left, y, Math.max(TITLE, right - left), height), new PanelAction.Open(place));
			}
			y += Math.max(height, size * LEADING);
		}

		/** A word to click at the right end of the line; where the next one to the left ends. */
		double button(String word, double right, double size, PanelAction action) {
			double left = right - writer.width(word, TEXT, true);
			writer.line(word, left, y + size * LEADING / 2, TEXT, true, theme.target(), panel.picture());
			panel.place(new Bounds(left - GAP, y, right - left + 2 * GAP, size * LEADING), action);
			return left - 2 * GAP;
		}

		void fact(Fact fact, double indent) {
			double left = MARGIN + indent;
			double room = width - MARGIN - left - NAMES;
			double name = writer.paragraph(fact.name(), left, y, width - MARGIN - left, TEXT, false, theme.soft(), panel.picture());
			if (room < LEAST_VALUES) {
				y += name;
				paragraph(fact.value(), indent, TEXT, false, theme.ink());
			} else {
				y += Math.max(name, writer.paragraph(fact.value(), left + NAMES, y, room, TEXT, false, theme.ink(), panel.picture()));
			}
		}

		void space() {
			y += GAP;
		}

		/** A line across, with room above and below. */
		void rule() {
			y += MARGIN;
			panel.picture().fill(Outline.box(new Bounds(MARGIN, y, width - 2 * MARGIN, 1), 0), theme.ink().faded(0.2));
			y += MARGIN;
		}
	}
}
