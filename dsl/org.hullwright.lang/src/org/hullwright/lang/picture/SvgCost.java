package org.hullwright.lang.picture;

import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.DoubleStream;

import org.hullwright.lang.picture.SvgElement.Reference;

/**
 * The cost of a drawing, bounded against the billion laughs attack (exponential expansion of references) and against blurs and dashes
 * without end: counted along all references before it is drawn, each element once, with a memo table, so that the counting itself is short.
 * The unit is one plain shape.
 */
final class SvgCost {

	private static final int MOST_SHAPES = 100_000;
	private static final int MOST_DASHES = 20_000;
	private static final int MOST_IN_CHAIN = 1000;
	private static final int MOST_STEPS = 2_000_000; // of the counting itself
	private static final int LAYER = 200; // what a part costs that is drawn aside first, in shapes
	private static final int GRADIENT = 20; // each pixel has a colour of its own
	private static final int LAYER_OF_MASK = 2000; // which is drawn for every pixel
	private static final int CORNERS_OF_SHAPE = 50; // as much work as a shape by itself
	private static final double LARGEST_BLUR = 0.1; // of the longest side of the drawing
	private static final double COST_OF_BLUR = 40_000; // in shapes, of a blur as wide as the drawing
	private static final double WIDEST_REGION = 10; // times what is filtered, or the drawing
	private static final double MOST_ENLARGED = 100;
	private static final Set<String> LAYERS = Set.of("filter", "mask", "clipPath", "pattern", "marker");
	private static final Set<String> ONCE = Set.of("clip-path", "mask", "filter");
	private static final Set<String> MARKERS = Set.of("marker", "marker-start", "marker-mid", "marker-end");

	/**
	 * What is drawn with an element.
	 *
	 * @param shapes the work, in shapes
	 * @param figures shapes in it that take colours and markers from around them
	 * @param corners of these
	 * @param length of their outlines, in their own units
	 * @param dashes strokes that dashed outlines are cut into
	 */
	private record Work(double shapes, double figures, double corners, double length, double dashes) {

		static final Work NONE = new Work(0, 0, 0, 0, 0);

		Work plus(Work other) {
			return new Work(shapes + other.shapes, figures + other.figures, corners + other.corners, length + other.length,
					dashes + other.dashes);
		}

		/** What is drawn for it, but takes nothing from around it. */
		Work apart(double times) {
			return new Work(shapes * times, 0, 0, 0, dashes * times);
		}
	}

	private final Map<String, List<SvgElement>> named;
	private final double side;
	private final Map<SvgElement, Work> known = new IdentityHashMap<>();
	private final Map<SvgElement, Double> enlargements = new IdentityHashMap<>();
	private final Set<SvgElement> within = new HashSet<>();
	private int steps;

	/**
	 * @param named elements by their ids; more than one where an id is given twice
	 * @param side the longest of the drawing, in its own units
	 */
	SvgCost(Map<String, List<SvgElement>> named, double side) {
		this.named = new HashMap<>(named);
		this.side = side;
	}

	/**
	 * Counts a drawing.
	 *
	 * @throws SvgObjection when it is too much work
	 */
	void check(SvgElement root) throws SvgObjection {
		work(root);
		enlargement(root);
	}

	private Work work(SvgElement element) throws SvgObjection {
		Work before = known.get(element);
		if (before != null) {
			return before;
		}
		enter(element);
		Work work = own(element);
		for (SvgElement child : element.children()) {
			work = work.plus(work(child));
		}
		for (Reference reference : element.references()) {
			if (reference.property().equals("href")) {
				for (SvgElement target : targets(reference)) {
					work = work.plus(work(target));
				}
			}
		}
		for (Reference reference : element.references()) {
			if (!reference.property().equals("href")) {
				for (SvgElement target : targets(reference)) {
					work = work.plus(work(target).apart(times(reference, work)));
				}
			}
		}
		work = dashed(element, work);
		limit(work);
		within.remove(element);
		known.put(element, work);
		return work;
	}

	private void enter(SvgElement element) throws SvgObjection {
		if (!within.add(element)) {
			throw SvgObjection.unsafe("contains itself", element.line(), "a part can only use others");
		}
		if (within.size() > MOST_IN_CHAIN) {
			throw SvgObjection.unsafe("refers from one thing to the next without end");
		}
	}

	private List<SvgElement> targets(Reference reference) throws SvgObjection {
		List<SvgElement> targets = named.getOrDefault(reference.id(), List.of());
		steps += 1 + targets.size();
		if (steps > MOST_STEPS) {
			throw SvgObjection.unsafe("refers to its own parts more than " + MOST_STEPS + " times");
		}
		return targets;
	}

	/** Colours and markers are taken over by all shapes within, other things are done once for the whole. */
	private static double times(Reference reference, Work work) {
		if (MARKERS.contains(reference.property())) {
			return Math.max(1, work.corners());
		}
		return ONCE.contains(reference.property()) ? 1 : Math.max(1, work.figures());
	}

	private Work own(SvgElement element) throws SvgObjection {
		SvgOutline outline = SvgOutline.of(element);
		double shapes = 1 + (double) outline.corners() / CORNERS_OF_SHAPE + element.letters() + layers(element);
		if (element.name().equals("filter")) {
			region(element, "filterUnits", List.of("x", "y", "width", "height"));
		} else if (element.name().equals("pattern") || element.name().equals("mask")) {
			region(element, element.name() + "Units", List.of("width", "height"));
		} else if (element.name().equals("feGaussianBlur") || element.name().equals("feDropShadow")) {
			shapes += blur(element);
		}
		return new Work(shapes, outline.length() > 0 ? 1 : 0, outline.corners(), outline.length(), 0);
	}

	private static double layers(SvgElement element) {
		if (element.name().equals("mask")) {
			return LAYER_OF_MASK;
		}
		if (element.name().endsWith("Gradient")) {
			return GRADIENT;
		}
		if (LAYERS.contains(element.name())
				|| element.name().startsWith("fe") && !element.name().startsWith("feFunc") && !element.name().equals("feMergeNode")) {
			return LAYER;
		}
		boolean mixed = element.values("opacity").stream().anyMatch(value -> !value.strip().equals("1"))
				|| element.values("mix-blend-mode").stream().anyMatch(value -> !value.strip().equals("normal"));
		return mixed ? LAYER / 10.0 : 0;
	}

	private void region(SvgElement layer, String units, List<String> attributes) throws SvgObjection {
		boolean ofDrawing = layer.attribute(units).equals("userSpaceOnUse");
		for (String attribute : attributes) {
			double size = SvgNumbers.largestIn(layer.attribute(attribute))
					/ (layer.attribute(attribute).contains("%") ? 100 : ofDrawing ? side : 1);
			if (size > WIDEST_REGION) {
				throw SvgObjection.unsafe(
						"has a " + layer.name() + " with the " + attribute + " " + SvgObjection.quoted(layer.attribute(attribute)),
						layer.line(),
						"it reaches no further than " + (int) WIDEST_REGION + " times what it is for");
			}
		}
	}

	private double blur(SvgElement primitive) throws SvgObjection {
		double blur = SvgNumbers.largestIn(primitive.attribute("stdDeviation")) / side;
		if (blur > LARGEST_BLUR) {
			throw SvgObjection.unsafe("blurs by " + SvgObjection.quoted(primitive.attribute("stdDeviation")), primitive.line(),
					"a tenth of the size of the drawing is the most that can be");
		}
		return COST_OF_BLUR * blur;
	}

	private static Work dashed(SvgElement element, Work work) {
		double most = 0;
		for (String dashes : element.values("stroke-dasharray")) {
			double[] pattern = SvgNumbers.in(dashes);
			double whole = DoubleStream.of(pattern).map(Math::abs).sum();
			if (whole > 0) {
				most = Math.max(most, work.length() / whole * pattern.length);
			}
		}
		return work.plus(new Work(0, 0, 0, 0, most));
	}

	private static void limit(Work work) throws SvgObjection {
		if (work.shapes() > MOST_SHAPES) {
			throw SvgObjection.unsafe("draws more than " + MOST_SHAPES + " shapes");
		}
		if (work.dashes() > MOST_DASHES) {
			throw SvgObjection.unsafe("draws more than " + MOST_DASHES + " dashes");
		}
	}

	/**
	 * How many times as large anything is drawn aside; 0 where nothing is. A drawing in a small system of its own is enlarged on the whole.
	 */
	private double enlargement(SvgElement element) throws SvgObjection {
		Double before = enlargements.get(element);
		if (before != null) {
			return before;
		}
		double most = LAYERS.contains(element.name()) ? 1 : 0;
		for (SvgElement child : element.children()) {
			most = Math.max(most, enlargement(child));
		}
		for (Reference reference : element.references()) {
			for (SvgElement target : targets(reference)) {
				most = Math.max(most, enlargement(target));
			}
		}
		for (String property : List.of("transform", "patternTransform")) {
			for (String transform : element.values(property)) {
				most *= SvgNumbers.enlargement(transform);
			}
		}
		if (most > MOST_ENLARGED) {
			throw SvgObjection.unsafe("enlarges a filter, mask, pattern or marker", element.line(),
					"more than " + (int) MOST_ENLARGED + " times cannot be drawn");
		}
		enlargements.put(element, most);
		return most;
	}
}
