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
import org.hullwright.picture.icon.IconOutlines;
import org.hullwright.picture.view.NamedColours;

/**
 * Draws printed values as labels in rows, a label that is too long for a row smaller; words for colours as dots of that colour. Lengths are
 * shares of the size of the writing.
 */
final class FactArtist {

	private static final double HEIGHT = 1.85;
	private static final double PADDING = 0.74;
	private static final double GAP = 0.44;
	private static final double BEFORE_VALUES = 0.44;
	private static final double DOT = 0.48;
	private static final double ICON = 1.34;
	private static final double AFTER_ICON = 0.3;
	private static final String BETWEEN_VALUES = ", ";
	private final Letters letters;
	private final double size;
	private final boolean framed;

	/**
	 * @param size of the writing
	 * @param framed whether each is a label with its name or icon; else it is only its value, perhaps with an icon
	 */
	FactArtist(Letters letters, double size, boolean framed) {
		this.letters = letters;
		this.size = size;
		this.framed = framed;
	}

	double height(List<Fact> facts, double width) {
		return rows(facts, width).size() * (em(HEIGHT) + em(GAP)) - em(GAP);
	}

	void draw(List<Fact> facts, double left, double top, double width, Ink ink, Picture.Builder picture) {
		double y = top;
		for (List<Fact> row : rows(facts, width)) {
			double x = left + Math.max(0, width - widthOf(row)) / 2;
			for (Fact fact : row) {
				label(fact, x, y, Math.min(width, widthOf(fact)), ink, picture);
				x += widthOf(fact) + em(GAP);
			}
			y += em(HEIGHT) + em(GAP);
		}
	}

	private List<List<Fact>> rows(List<Fact> facts, double width) {
		var rows = new ArrayList<List<Fact>>();
		for (Fact fact : facts.stream().flatMap(fact -> parts(fact, width).stream()).toList()) {
			boolean fits = !rows.isEmpty() && widthOf(rows.getLast()) + em(GAP) + widthOf(fact) <= width;
			if (!fits) {
				rows.add(new ArrayList<>());
			}
			rows.getLast().add(fact);
		}
		return rows;
	}

	/** A label of several values that is too long for a row is two, the second without the name. */
	private List<Fact> parts(Fact fact, double width) {
		if (fact.values().size() < 2 || widthOf(fact) <= width) {
			return List.of(fact);
		}
		int half = (fact.values().size() + 1) / 2;
		var parts = new ArrayList<Fact>();
		parts.addAll(parts(new Fact(fact.property(), fact.name(), fact.icon(), fact.values().subList(0, half)), width));
		parts.addAll(parts(new Fact(fact.property(), "", "", fact.values().subList(half, fact.values().size())), width));
		return parts;
	}

	/** The smallest size in which a value is written in a row of some width. */
	double smallest(Fact fact, double width) {
		return parts(fact, width).stream().mapToDouble(part -> sizeOf(part, width)).min().orElse(size);
	}

	private double widthOf(List<Fact> row) {
		return row.stream().mapToDouble(this::widthOf).sum() + em(GAP) * (row.size() - 1);
	}

	private double widthOf(Fact fact) {
		double gap = fact.values().isEmpty() || name(fact).isEmpty() ? 0 : em(BEFORE_VALUES);
		return 2 * padding() + drawn(fact) + gap + written(fact);
	}

	/** How wide dots and icons are. */
	private double drawn(Fact fact) {
		long icons = hasDots(fact) ? 0 : fact.values().stream().filter(value -> !value.icon().isEmpty()).count();
		return colours(fact).size() * (2 * em(DOT) + em(AFTER_ICON)) + (hasIcon(fact) ? em(ICON) + em(BEFORE_VALUES) : 0)
				+ icons * (em(ICON) + em(AFTER_ICON));
	}

	/** How wide the words are. */
	private double written(Fact fact) {
		double separators = hasDots(fact) || fact.values().isEmpty()
				? 0
				: (fact.values().size() - 1) * letters.width(BETWEEN_VALUES, size, true);
		return letters.width(name(fact), size, false) + separators + (hasDots(fact)
				? 0
				: fact.values().stream().mapToDouble(value -> letters.width(value.text(), size, true)).sum());
	}

	/** The usual one, or so small that a label has the width of a row. */
	private double sizeOf(Fact fact, double width) {
		double room = width - widthOf(fact) + written(fact);
		return widthOf(fact) <= width ? size : size * Math.max(0, room) / written(fact);
	}

	private void label(Fact fact, double left, double top, double width, Ink ink, Picture.Builder picture) {
		Bounds bounds = new Bounds(left, top, width, em(HEIGHT));
		if (framed) {
			picture.fill(Outline.box(bounds, em(HEIGHT) / 2), ink.accent().faded(0.13));
			picture.stroke(Outline.box(bounds, em(HEIGHT) / 2), ink.accent().faded(0.4), 1);
		}
		double middle = top + em(HEIGHT) / 2;
		double x = left + padding();
		double fitted = sizeOf(fact, width);
		if (hasIcon(fact)) {
			icon(fact.icon(), x, middle, ink, picture);
			x += em(ICON) + em(BEFORE_VALUES);
		}
		if (!name(fact).isEmpty()) {
			letters.line(name(fact), new Point(x, middle), fitted, false, ink.writing(), picture);
			x += letters.width(name(fact), fitted, false) + em(BEFORE_VALUES);
		}
		if (hasDots(fact)) {
			dots(fact, x, middle, ink, picture);
		} else {
			values(fact, new Point(x, middle), fitted, ink, picture);
		}
	}

	private void values(Fact fact, Point start, double fitted, Ink ink, Picture.Builder picture) {
		double x = start.x();
		for (int number = 0; number < fact.values().size(); number++) {
			Value value = fact.values().get(number);
			if (!value.icon().isEmpty()) {
				icon(value.icon(), x, start.y(), ink, picture);
				x += em(ICON) + em(AFTER_ICON);
			}
			String text = value.text() + (number < fact.values().size() - 1 ? BETWEEN_VALUES : "");
			letters.line(text, new Point(x, start.y()), fitted, true, ink.writing(), picture);
			x += letters.width(text, fitted, true);
		}
	}

	private void dots(Fact fact, double left, double middle, Ink ink, Picture.Builder picture) {
		double x = left;
		for (Colour colour : colours(fact)) {
			Point centre = new Point(x + em(DOT), middle);
			picture.fill(Outline.circle(centre, em(DOT)), colour);
			picture.stroke(Outline.circle(centre, em(DOT)), ink.writing().faded(0.45), 0.9);
			x += 2 * em(DOT) + em(AFTER_ICON);
		}
	}

	private void icon(String name, double left, double middle, Ink ink, Picture.Builder picture) {
		IconOutlines.of(name, new Point(left + em(ICON) / 2, middle), em(ICON)).ifPresent(icon -> picture.fill(icon, ink.writing()));
	}

	private static boolean hasIcon(Fact fact) {
		return IconLibrary.complete().has(fact.icon());
	}

	/** An icon says by itself what a value is of; what has no value is said in words as well. */
	private String name(Fact fact) {
		return (hasIcon(fact) || !framed) && !fact.values().isEmpty() ? "" : fact.name();
	}

	private static boolean hasDots(Fact fact) {
		return !fact.values().isEmpty() && fact.values().stream().allMatch(value -> NamedColours.of(value.colour()).isPresent());
	}

	private static List<Colour> colours(Fact fact) {
		return hasDots(fact)
				? fact.values().stream().map(value -> NamedColours.of(value.colour())).flatMap(Optional::stream).toList()
				: List.of();
	}

	private double padding() {
		return framed ? em(PADDING) : 0;
	}

	private double em(double share) {
		return share * size;
	}
}
