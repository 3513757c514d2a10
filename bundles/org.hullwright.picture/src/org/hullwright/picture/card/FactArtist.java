package org.hullwright.picture.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.hullwright.lang.rulestext.CardFace.Fact;
import org.hullwright.lang.rulestext.CardFace.Value;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.view.NamedColours;

/** Draws printed values as labels in rows, a label that is too long for a row smaller; words for colours as dots of that colour. */
final class FactArtist {

	private static final double SIZE = 13.5;
	private static final double HEIGHT = 25;
	private static final double PADDING = 10;
	private static final double GAP = 6;
	private static final double BEFORE_VALUES = 6;
	private static final double DOT = 6.5;
	private final CardTheme theme;
	private final TextMeasure measure;

	FactArtist(CardTheme theme, TextMeasure measure) {
		this.theme = theme;
		this.measure = measure;
	}

	double height(List<Fact> facts, double width) {
		return rows(facts, width).size() * (HEIGHT + GAP) - GAP;
	}

	void draw(List<Fact> facts, double left, double top, double width, Colour accent, Picture.Builder picture) {
		double y = top;
		for (List<Fact> row : rows(facts, width)) {
			double x = left + Math.max(0, width - widthOf(row)) / 2;
			for (Fact fact : row) {
				label(fact, x, y, Math.min(width, widthOf(fact)), accent, picture);
				x += widthOf(fact) + GAP;
			}
			y += HEIGHT + GAP;
		}
	}

	private List<List<Fact>> rows(List<Fact> facts, double width) {
		var rows = new ArrayList<List<Fact>>();
		for (Fact fact : facts) {
			boolean fits = !rows.isEmpty() && widthOf(rows.getLast()) + GAP + widthOf(fact) <= width;
			if (!fits) {
				rows.add(new ArrayList<>());
			}
			rows.getLast().add(fact);
		}
		return rows;
	}

	private double widthOf(List<Fact> row) {
		return row.stream().mapToDouble(this::widthOf).sum() + GAP * (row.size() - 1);
	}

	private double widthOf(Fact fact) {
		double gap = fact.values().isEmpty() ? 0 : BEFORE_VALUES;
		return 2 * PADDING + colours(fact).size() * (2 * DOT + 4) + gap + written(fact);
	}

	/** How wide the words are. */
	private double written(Fact fact) {
		return measure.width(fact.name(), SIZE, false) + (hasDots(fact) ? 0 : measure.width(values(fact), SIZE, true));
	}

	/** The usual one, or so small that a label has the width of a row. */
	private double sizeOf(Fact fact, double width) {
		double room = width - widthOf(fact) + written(fact);
		return widthOf(fact) <= width ? SIZE : SIZE * Math.max(0, room) / written(fact);
	}

	private void label(Fact fact, double left, double top, double width, Colour accent, Picture.Builder picture) {
		Bounds bounds = new Bounds(left, top, width, HEIGHT);
		picture.fill(Outline.box(bounds, HEIGHT / 2), accent.faded(0.13));
		picture.stroke(Outline.box(bounds, HEIGHT / 2), accent.faded(0.4), 1);
		double middle = top + HEIGHT / 2;
		double x = left + PADDING;
		double size = sizeOf(fact, width);
		picture.line(fact.name(), new Point(x, middle), size, false, theme.ink());
		x += measure.width(fact.name(), size, false) + BEFORE_VALUES;
		if (!hasDots(fact)) {
			picture.line(values(fact), new Point(x, middle), size, true, theme.ink());
			return;
		}
		for (Colour colour : colours(fact)) {
			Point centre = new Point(x + DOT, middle);
			picture.fill(Outline.circle(centre, DOT), colour);
			picture.stroke(Outline.circle(centre, DOT), theme.ink().faded(0.45), 0.9);
			x += 2 * DOT + 4;
		}
	}

	private static String values(Fact fact) {
		return String.join(", ", fact.values().stream().map(Value::text).toList());
	}

	private static boolean hasDots(Fact fact) {
		return !fact.values().isEmpty() && fact.values().stream().allMatch(value -> NamedColours.of(value.word()).isPresent());
	}

	private static List<Colour> colours(Fact fact) {
		return hasDots(fact)
				? fact.values().stream().map(value -> NamedColours.of(value.word())).flatMap(Optional::stream).toList()
				: List.of();
	}
}
