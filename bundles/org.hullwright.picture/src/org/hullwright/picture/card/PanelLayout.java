package org.hullwright.picture.card;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.design.Panel;
import org.hullwright.lang.design.Placement.At;
import org.hullwright.lang.design.Placement.Docked;
import org.hullwright.lang.design.Placement.Edge;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.Settings;
import org.hullwright.picture.Bounds;

/**
 * Lays out the boxes of one side of a component. Boxes along edges take their room in the order in which they are written, those in the
 * middle get what is left. Rules shrink until there is room for all of it; where they would become too small, boxes in the middle that show
 * no picture of the author's give way, and then the rules shrink further.
 */
final class PanelLayout {

	/** Of writing that says no size, in points. */
	static final double USUAL_TYPE = 8;
	/** Below which writing is hard to read, in points. */
	static final double SMALLEST_TYPE = 7;
	private static final double STEP = 0.25;
	private static final double LEAST_TYPE = 1.5; // a text of any length comes to an end
	private static final double USUAL_ICON = 8; // width of a box at the side that says none, in millimetres
	private static final double UNLIMITED = 1e6;
	private static final double ROUNDING = 1e-6;
	private static final String OMIT = "omit";
	private final FaceTexts texts;
	private final ContentArtist contents;

	PanelLayout(FaceTexts texts, ContentArtist contents) {
		this.texts = texts;
		this.contents = contents;
	}

	/**
	 * A panel with its place.
	 *
	 * @param bounds of all of it
	 * @param inside what its padding leaves
	 * @param type size of its writing, in points
	 */
	record Placed(Panel panel, Bounds bounds, Bounds inside, double type, List<Placed> boxes) {

		Placed {
			boxes = List.copyOf(boxes);
		}
	}

	/** A panel at a place, with everything in it that is drawn. */
	Placed arrange(Panel panel, Bounds bounds) {
		Bounds inside = inside(panel.settings(), bounds);
		List<Panel> shown = panel.panels().stream().filter(box -> texts.holds(box.condition())).toList();
		var boxes = new ArrayList<Placed>();
		Bounds left = inside;
		for (int index = 0; index < shown.size(); index++) {
			Panel box = shown.get(index);
			switch (box.placement()) {
				case Docked(Edge edge, @Nullable Double size) when edge != Edge.MIDDLE -> {
					Bounds place = docked(box, edge, size, left, shown.subList(index + 1, shown.size()), shown);
					if (place.width() > 0 && place.height() > 0) {
						boxes.add(arrange(box, place));
						left = rest(left, place, edge);
					}
				}
				case Docked middle -> { /* gets what is left */ }
				case At at -> boxes.add(arrange(box, at(at, inside)));
			}
		}
		for (Panel box : shown) {
			if (box.placement() instanceof Docked(Edge edge, Double size) && edge == Edge.MIDDLE
					&& Math.min(left.width(), left.height()) >= millimetres(box, Setting.LEAST)) {
				boxes.add(0, arrange(box, left));
			}
		}
		return new Placed(panel, bounds, inside, type(panel, inside), boxes);
	}

	/** The size of writing with which the content of a panel fits. */
	private double type(Panel panel, Bounds inside) {
		return ContentArtist.isWriting(panel.content()) ? fitting(panel, inside.width(), inside.height()) : wanted(panel);
	}

	private Bounds docked(Panel box, Edge edge, @Nullable Double size, Bounds left, List<Panel> later, List<Panel> all) {
		boolean upright = edge == Edge.LEFT || edge == Edge.RIGHT;
		double room = upright ? left.width() : left.height();
		double wanted = size != null
				? size * Lengths.MILLIMETRE
				: upright ? USUAL_ICON * Lengths.MILLIMETRE : natural(box, left.width(), room - reserved(later, left.width()), all);
		double length = Math.min(room, wanted);
		return switch (edge) {
			case TOP -> new Bounds(left.x(), left.y(), left.width(), length);
			case BOTTOM -> new Bounds(left.x(), left.y() + left.height() - length, left.width(), length);
			case LEFT -> new Bounds(left.x(), left.y(), length, left.height());
			case RIGHT -> new Bounds(left.x() + left.width() - length, left.y(), length, left.height());
			case MIDDLE -> left;
		};
	}

	/**
	 * The height that a box needs.
	 *
	 * @param room the most it may have
	 * @param beside all boxes of the panel around it
	 */
	private double natural(Panel box, double width, double room, List<Panel> beside) {
		double padding = 2 * millimetres(box, Setting.PADDING);
		double across = inside(box.settings(), new Bounds(0, 0, width, room)).width();
		double wished = room - padding - least(beside, middle -> true);
		double content = isTooSmall(box, across, wished)
				? content(box, across, room - padding - least(beside, middle -> contents.hasPicture(middle.content())))
				: content(box, across, wished);
		return content == 0 ? 0 : content + padding;
	}

	private double content(Panel box, double across, double room) {
		if (ContentArtist.isWriting(box.content())) {
			boolean omitted = isTooSmall(box, across, room) && OMIT.equals(box.settings().word(Setting.OVERFLOW, ""));
			return omitted ? 0 : height(box, across, fitting(box, across, room));
		}
		double sure = contents.height(box, across, wanted(box) * Lengths.POINT) + sureIn(box, across);
		return sure + sum(writingIn(box), text -> needed(text, across, room - sure));
	}

	/** Whether rules in a box have to be written smaller than they should to find room. */
	private boolean isTooSmall(Panel box, double across, double room) {
		if (ContentArtist.isWriting(box.content())) {
			return height(box, across, smallest(box)) > room + ROUNDING;
		}
		double left = room - sureIn(box, across);
		return writingIn(box).stream().anyMatch(text -> isTooSmall(text, inside(text.settings(), new Bounds(0, 0, across, room)).width(),
				left - 2 * millimetres(text, Setting.PADDING)));
	}

	private List<Panel> writingIn(Panel box) {
		return box.panels().stream().filter(inner -> texts.holds(inner.condition()))
				.filter(inner -> ContentArtist.isWriting(inner.content()))
				.toList();
	}

	/** What the boxes in a box take, without the rules. */
	private double sureIn(Panel box, double across) {
		return sum(box.panels(), inner -> texts.holds(inner.condition()) && !ContentArtist.isWriting(inner.content())
				? needed(inner, across, UNLIMITED)
				: 0);
	}

	/** How high a box along the top or bottom is. */
	private double needed(Panel box, double width, double room) {
		return switch (box.placement()) {
			case Docked(Edge edge, @Nullable Double size) when edge == Edge.TOP || edge == Edge.BOTTOM ->
				size != null ? size * Lengths.MILLIMETRE : natural(box, width, room, List.of());
			default -> 0;
		};
	}

	/** What boxes that come later are sure to take; texts among them get what is left. */
	private double reserved(List<Panel> later, double width) {
		return sum(later, box -> ContentArtist.isWriting(box.content()) ? 0 : needed(box, width, UNLIMITED));
	}

	/** The room that boxes in the middle ask for. */
	private static double least(List<Panel> boxes, Predicate<Panel> wanted) {
		return boxes.stream().filter(box -> box.placement() instanceof Docked(Edge edge, Double size) && edge == Edge.MIDDLE).filter(wanted)
				.mapToDouble(box -> millimetres(box, Setting.LEAST)).max().orElse(0);
	}

	private static double sum(List<Panel> boxes, ToDoubleFunction<Panel> length) {
		return boxes.stream().mapToDouble(length).sum();
	}

	/** The largest size, up to what is wanted, with which rules fit into a place; the smallest wanted before any that is smaller. */
	private double fitting(Panel panel, double width, double height) {
		double type = wanted(panel);
		while (type - STEP >= LEAST_TYPE && height(panel, width, type) > height + ROUNDING) {
			type -= STEP;
		}
		return type;
	}

	private double height(Panel panel, double width, double type) {
		return contents.height(panel, width, type * Lengths.POINT);
	}

	static double wanted(Panel panel) {
		return panel.settings().number(Setting.TYPE, USUAL_TYPE);
	}

	static double smallest(Panel panel) {
		return Math.min(wanted(panel), panel.settings().number(Setting.SMALLEST, SMALLEST_TYPE));
	}

	private static double millimetres(Panel panel, Setting setting) {
		return panel.settings().number(setting, 0) * Lengths.MILLIMETRE;
	}

	private static Bounds inside(Settings settings, Bounds bounds) {
		double upright = settings.number(Setting.PADDING, 0) * Lengths.MILLIMETRE;
		double across = settings.numberAt(Setting.PADDING, 1).orElse(settings.number(Setting.PADDING, 0)) * Lengths.MILLIMETRE;
		return new Bounds(bounds.x() + across, bounds.y() + upright, Math.max(0, bounds.width() - 2 * across),
				Math.max(0, bounds.height() - 2 * upright));
	}

	private static Bounds rest(Bounds left, Bounds taken, Edge edge) {
		return switch (edge) {
			case TOP -> new Bounds(left.x(), left.y() + taken.height(), left.width(), left.height() - taken.height());
			case BOTTOM -> new Bounds(left.x(), left.y(), left.width(), left.height() - taken.height());
			case LEFT -> new Bounds(left.x() + taken.width(), left.y(), left.width() - taken.width(), left.height());
			case RIGHT -> new Bounds(left.x(), left.y(), left.width() - taken.width(), left.height());
			case MIDDLE -> left;
		};
	}

	private static Bounds at(At at, Bounds panel) {
		double width = Math.max(0, at.width()) * Lengths.MILLIMETRE;
		double height = Math.max(0, at.height()) * Lengths.MILLIMETRE;
		double left = at.left() * Lengths.MILLIMETRE + (at.left() < 0 ? panel.width() - width : 0);
		double top = at.top() * Lengths.MILLIMETRE + (at.top() < 0 ? panel.height() - height : 0);
		return new Bounds(panel.x() + left, panel.y() + top, width, height);
	}
}
