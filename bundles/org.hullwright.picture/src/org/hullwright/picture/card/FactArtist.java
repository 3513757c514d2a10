package org.hullwright.picture.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.hullwright.icons.IconLibrary;
import org.hullwright.lang.rulestext.CardFace.Fact;
import org.hullwright.lang.rulestext.CardFace.Value;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.icon.IconOutlines;
import org.hullwright.picture.view.NamedColours;

/** Draws printed values as labels in rows, a label that is too long for a row smaller; words for colours as dots of that colour. */
final class FactArtist {

	private static final double SIZE = 13.5;
	private static final double HEIGHT = 25;
	private static final double PADDING = 10;
	private static final double GAP = 6;
	private static final double BEFORE_VALUES = 6;
	private static final double DOT = 6.5;
	private static final double ICON = 18;
	private static final double AFTER_ICON = 4;
	private static final String BETWEEN_VALUES = ", ";
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
		double gap = fact.values().isEmpty() || name(fact).isEmpty() ? 0 : BEFORE_VALUES;
		return 2 * PADDING + drawn(fact) + gap + written(fact);
	}

	/** How wide dots and icons are. */
	private static double drawn(Fact fact) {
		long icons = fact.values().stream().filter(value -> !value.icon().isEmpty()).count();
		return colours(fact).size() * (2 * DOT + 4) + (hasIcon(fact) ? ICON + BEFORE_VALUES : 0) + icons * (ICON + AFTER_ICON);
	}

	/** How wide the words are. */
	private double written(Fact fact) {
		double separators = hasDots(fact) || fact.values().isEmpty()
				? 0
				: (fact.values().size() - 1) * measure.width(BETWEEN_VALUES, SIZE, true);
		return measure.width(name(fact), SIZE, false) + separators + (hasDots(fact)
				? 0
				: fact.values().stream().mapToDouble(value -> measure.width(value.text(), SIZE, true)).sum());
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
		if (hasIcon(fact)) {
			icon(fact.icon(), x, middle, picture);
			x += ICON + BEFORE_VALUES;
		}
		if (!name(fact).isEmpty()) {
			picture.line(name(fact), new Point(x, middle), size, false, theme.ink());
			x += measure.width(name(fact), size, false) + BEFORE_VALUES;
		}
		if (hasDots(fact)) {
			dots(fact, x, middle, picture);
		} else {
			values(fact, x, middle, size, picture);
		}
	}

	private void values(Fact fact, double left, double middle, double size, Picture.Builder picture) {
		double x = left;
		for (int number = 0; number < fact.values().size(); number++) {
			Value value = fact.values().get(number);
			if (!value.icon().isEmpty()) {
				icon(value.icon(), x, middle, picture);
				x += ICON + AFTER_ICON;
			}
			String text = value.text() + (number < fact.values().size() - 1 ? BETWEEN_VALUES : "");
			picture.line(text, new Point(x, middle), size, true, theme.ink());
			x += measure.width(text, size, true);
		}
	}

	private void dots(Fact fact, double left, double middle, Picture.Builder picture) {
		double x = left;
		for (Colour colour : colours(fact)) {
			Point centre = new Point(x + DOT, middle);
			picture.fill(Outline.circle(centre, DOT), colour);
			picture.stroke(Outline.circle(centre, DOT), theme.ink().faded(0.45), 0.9);
			x += 2 * DOT + 4;
		}
	}

	private void icon(String name, double left, double middle, Picture.Builder picture) {
		IconOutlines.of(name, new Point(left + ICON / 2, middle), ICON).ifPresent(icon -> picture.fill(icon, theme.ink()));
	}

	private static boolean hasIcon(Fact fact) {
		return IconLibrary.complete().has(fact.icon());
	}

	/** An icon says by itself what a value is of; what has no value is said in words as well. */
	private static String name(Fact fact) {
		return hasIcon(fact) && !fact.values().isEmpty() ? "" : fact.name();
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
