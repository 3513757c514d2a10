package org.hullwright.picture.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.hullwright.lang.rulestext.RulesText;
import org.hullwright.lang.rulestext.RulesText.Look;
import org.hullwright.lang.rulestext.RulesText.Paragraph;
import org.hullwright.lang.rulestext.RulesText.Run;
import org.hullwright.lang.rulestext.RulesText.Sentence;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.icon.IconOutlines;
import org.hullwright.picture.view.NamedColours;

/**
 * Draws tracks as strips to lay a marker on: the title, a space for each number in as many rows as that takes, and below them what happens
 * on which. Those spaces are shaded, and that where the marker begins has a thick frame and an arrow.
 */
public final class TrackArtist {

	/** The most spaces of a track whose numbers can still be read. */
	public static final int MOST = 400;

	private static final double WIDEST = 168 * Lengths.MILLIMETRE;
	private static final double NARROWEST = 90 * Lengths.MILLIMETRE; // so that what is below can be read
	private static final double PADDING = 4 * Lengths.MILLIMETRE;
	private static final double TITLE = 14 * Lengths.POINT;
	private static final double TEXT = 9 * Lengths.POINT;
	private static final double GAP = 2.5 * Lengths.MILLIMETRE; // between title, spaces and text
	private static final double ICON = 7 * Lengths.MILLIMETRE;
	private static final double LARGEST = 18 * Lengths.MILLIMETRE; // of a space: a cube, and the number above it
	private static final double LARGE = 15 * Lengths.MILLIMETRE;
	private static final double SMALL = 9 * Lengths.MILLIMETRE;
	private static final int FEW = 150; // that are large and not higher than a page
	private static final double NUMBER = 0.32; // as a share of a space
	private static final double NUMBER_WIDTH = 0.8;
	private static final double LINE = 0.3 * Lengths.MILLIMETRE;
	private static final double FRAME = 1.1 * Lengths.MILLIMETRE;
	private static final double ARROW = 0.2; // as a share of a space
	private static final double SHADE = 0.3;

	private final CardTheme theme;
	private final Letters letters;
	private final Palette palette;

	/** @param measure of the typeface that it is written in */
	public TrackArtist(CardTheme theme, TextMeasure measure) {
		this.theme = theme;
		this.letters = new Letters(measure, null);
		this.palette = new Palette(theme);
	}

	/**
	 * Draws a track.
	 *
	 * @param track of at most {@link #MOST} spaces
	 * @return the strip as it is cut out, at most 176 millimetres wide
	 * @throws IllegalArgumentException when it has more spaces
	 */
	public Side draw(TrackFace track) {
		if (track.count() > MOST) {
			throw new IllegalArgumentException(track.title() + " has " + track.count() + " spaces, and at most " + MOST + " can be drawn");
		}
		Colour accent = NamedColours.of(track.accent()).map(theme::toned).orElseGet(() -> palette.ofName(track.title()));
		var rows = Rows.of((int) track.count());
		double width = Math.max(rows.width(), NARROWEST);
		var picture = new Picture.Builder();
		double y = PADDING;
		y += title(track, width, accent, picture) + GAP;
		spaces(track, rows, accent, y, picture);
		y += rows.height() + PADDING;
		if (!track.spaces().isEmpty()) {
			var text = new RulesLayout(text(track), letters, width, TEXT);
			text.draw(PADDING, y - PADDING + GAP, theme.ink(), accent, picture);
			y += GAP + text.height();
		}
		var bounds = new Bounds(0, 0, width + 2 * PADDING, y);
		var strip = new Picture.Builder().fill(Outline.box(bounds, 0), theme.paper()).stroke(Outline.box(bounds, 0), theme.faint(), LINE)
				.append(picture.build(bounds)).build(bounds);
		return new Side("", strip, new PrintSize(bounds.width() / Lengths.MILLIMETRE, bounds.height() / Lengths.MILLIMETRE));
	}

	/** How spaces lie in rows of one length, of which the last may be shorter. */
	private record Rows(int count, int columns, double size) {

		static Rows of(int count) {
			int most = (int) (WIDEST / (count <= FEW ? LARGE : SMALL));
			int rows = (count + most - 1) / most;
			int columns = (count + rows - 1) / rows;
			return new Rows(count, columns, Math.min(LARGEST, WIDEST / columns));
		}

		double width() {
			return columns * size;
		}

		double height() {
			return (count + columns - 1) / columns * size;
		}

		Bounds place(int space, double top) {
			return new Bounds(PADDING + space % columns * size, top + space / columns * size, size, size);
		}
	}

	/** How high it is. */
	private double title(TrackFace track, double width, Colour accent, Picture.Builder picture) {
		var icon = IconOutlines.of(track.icon(), new Point(PADDING + ICON / 2, PADDING + ICON / 2), ICON);
		icon.ifPresent(outline -> picture.fill(outline, accent));
		double before = icon.isPresent() ? ICON + GAP : 0;
		var title = new RulesLayout(new RulesText(List.of(new Paragraph("", 0, List.of(sentence(track.title()))))), letters,
				width - before, TITLE);
		double height = Math.max(icon.isPresent() ? ICON : 0, title.height());
		title.draw(PADDING + before, PADDING + (height - title.height()) / 2, theme.ink(), accent, picture);
		return height;
	}

	private static Sentence sentence(String title) {
		return new Sentence(List.of(new Run(title, Look.LABEL)), 0, 0);
	}

	private void spaces(TrackFace track, Rows rows, Colour accent, double top, Picture.Builder picture) {
		Set<Integer> eventful = track.spaces().stream().map(TrackFace.Space::number).collect(Collectors.toSet());
		for (int space = 0; space < rows.count(); space++) {
			int number = track.lowest() + space;
			Bounds place = rows.place(space, top);
			Colour ground = eventful.contains(number) ? theme.paper().mixed(accent, SHADE) : theme.paper();
			picture.fill(Outline.box(place, 0), ground).stroke(Outline.box(place, 0), theme.ink(), LINE);
			number(number, place, ground, picture);
		}
		start(rows.place(track.start() - track.lowest(), top), accent, picture);
	}

	/** At the upper edge, so that a marker does not hide it. */
	private void number(int number, Bounds place, Colour ground, Picture.Builder picture) {
		String text = Integer.toString(number);
		double size = place.width() * NUMBER;
		double fitted = Math.min(size, size * place.width() * NUMBER_WIDTH / letters.width(text, size, true));
		picture.words(text, new Point(place.centre().x(), place.y() + size * 0.85), fitted, true, ground.writing());
	}

	private static void start(Bounds place, Colour accent, Picture.Builder picture) {
		picture.stroke(Outline.box(place.grown(-FRAME / 2), 0), accent, FRAME);
		double arrow = place.width() * ARROW;
		var tip = new Point(place.x() + FRAME + arrow, place.y() + place.height() - FRAME - arrow / 2);
		picture.fill(Outline.polygon(List.of(tip, tip.plus(-arrow, -arrow / 2), tip.plus(-arrow, arrow / 2)), 0), accent);
	}

	/** What happens on which space, one after the other. */
	private static RulesText text(TrackFace track) {
		var paragraphs = new ArrayList<Paragraph>();
		for (TrackFace.Space space : track.spaces()) {
			List<Paragraph> rules = space.rules().paragraphs();
			var first = new ArrayList<Sentence>();
			if (!space.title().isEmpty()) {
				first.add(sentence(space.title() + (rules.isEmpty() ? "" : ":")));
			}
			boolean opens = !rules.isEmpty() && rules.getFirst().depth() == 0;
			first.addAll(opens ? rules.getFirst().sentences() : List.of());
			paragraphs.add(new Paragraph(Integer.toString(space.number()), 0, first));
			paragraphs.addAll(opens ? rules.subList(1, rules.size()) : rules);
		}
		return new RulesText(paragraphs);
	}
}
