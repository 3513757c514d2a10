package org.hullwright.lang.design;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a component is cut from.
 *
 * @param width in millimetres
 * @param height in millimetres
 * @param cut what is cut out
 * @param corner radius of its corners, in millimetres
 */
public record PaperFormat(double width, double height, Cut cut, double corner) {

	/** A poker card, which most cards of games are. */
	public static final PaperFormat POKER = new PaperFormat(63, 88, Cut.RECTANGLE, 3);
	private static final double LEAST = 5;
	private static final double MOST = 600;
	/** The usual formats of card makers, in millimetres. */
	private static final Map<String, List<Double>> NAMED = Map.of("poker", List.of(63.0, 88.0), "bridge", List.of(57.0, 88.0), "tarot",
			List.of(70.0, 120.0), "mini", List.of(44.0, 68.0), "square", List.of(70.0, 70.0), "domino", List.of(44.0, 89.0), "sheet",
			List.of(210.0, 148.0));

	/** What is cut out of the paper. */
	public enum Cut {
		RECTANGLE, HEXAGON, CIRCLE
	}

	/** The usual format of a name, for rectangles; empty where none is called so. */
	public static Optional<PaperFormat> named(String name) {
		return Optional.ofNullable(NAMED.get(name))
				.map(lengths -> new PaperFormat(lengths.getFirst(), lengths.getLast(), Cut.RECTANGLE, POKER.corner));
	}

	/** The name of the usual format of a width and a height; empty where none is as large. */
	public static Optional<String> nameOf(double width, double height) {
		return NAMED.entrySet().stream().filter(format -> format.getValue().equals(List.of(width, height))).map(Map.Entry::getKey)
				.findFirst();
	}

	/** The format that settings ask for; what they leave open is that of a poker card. */
	static PaperFormat of(Settings settings) {
		List<Double> named = NAMED.getOrDefault(settings.word(Setting.SIZE, "poker"), List.of(POKER.width, POKER.height));
		double width = settings.numberAt(Setting.SIZE, 0).orElse(named.getFirst());
		double height = settings.numberAt(Setting.SIZE, 1).orElse(named.getLast());
		Cut cut = switch (settings.word(Setting.SHAPE, "rectangle")) {
			case "hexagon" -> Cut.HEXAGON;
			case "circle" -> Cut.CIRCLE;
			default -> Cut.RECTANGLE;
		};
		return new PaperFormat(Math.clamp(width, LEAST, MOST), Math.clamp(height, LEAST, MOST), cut,
				Math.min(settings.number(Setting.CORNER, POKER.corner), Math.min(width, height) / 2));
	}
}
