package org.hullwright.lang.picture;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;

/** The numbers in a drawing. */
final class SvgNumbers {

	/** No coordinate or size may be further from 0; the largest picture has 4096 pixels. */
	static final double LARGEST = 1_000_000;

	private static final Pattern NUMBER = Pattern.compile("[-+]?(?:\\d++\\.?+\\d*+|\\.\\d++)(?:[eE][-+]?\\d++)?");
	private static final Pattern LENGTH = Pattern.compile("\\s*+([0-9]++(?:\\.[0-9]*+)?+|\\.[0-9]++)\\s*+(px|pt|pc|mm|cm|in)?+\\s*+");
	private static final Pattern TRANSFORMS = Pattern.compile("(?:\\s*+[a-zA-Z]++\\s*+\\([^()]*+\\)[\\s,]*+)*+|\\s*+none\\s*+");
	private static final Pattern TRANSFORM = Pattern.compile("([a-zA-Z]+)\\s*\\(([^()]*)\\)");
	private static final Map<String, Double> PIXELS_IN = Map.of("px", 1.0, "pt", 96 / 72.0, "pc", 16.0, "mm", 96 / 25.4, "cm", 96 / 2.54,
			"in", 96.0);

	private SvgNumbers() {}

	/** All numbers in a text, as in {@code points}; units and what else stands between them are passed over. */
	static double[] in(String text) {
		DoubleStream.Builder numbers = DoubleStream.builder();
		Matcher matcher = NUMBER.matcher(text);
		while (matcher.find()) {
			numbers.add(Double.parseDouble(matcher.group()));
		}
		return numbers.build().toArray();
	}

	/** The largest of the numbers in a text, without their signs; 0 when there is none. */
	static double largestIn(String text) {
		return DoubleStream.of(in(text)).map(Math::abs).max().orElse(0);
	}

	/** A length in pixels; empty when it is none, or a share of something that is not known. */
	static Optional<Double> length(String written) {
		Matcher matcher = LENGTH.matcher(written);
		return matcher.matches()
				? Optional.of(Double.parseDouble(matcher.group(1)) * PIXELS_IN.get(matcher.group(2) == null ? "px" : matcher.group(2)))
				: Optional.empty();
	}

	/** Whether a text is a row of transformations. */
	static boolean isTransform(String text) {
		return TRANSFORMS.matcher(text).matches();
	}

	/** How many times as long a transformation makes anything at most. */
	static double enlargement(String transform) {
		double enlargement = 1;
		Matcher each = TRANSFORM.matcher(transform);
		while (each.find()) {
			double[] n = in(each.group(2));
			enlargement *= switch (each.group(1).toLowerCase(Locale.ROOT)) {
				case "scale" -> DoubleStream.of(n).map(Math::abs).max().orElse(1);
				case "matrix" -> n.length < 4 ? 1 : Math.hypot(Math.hypot(n[0], n[1]), Math.hypot(n[2], n[3]));
				case "skewx", "skewy" -> 1 + Math.abs(Math.tan(Math.toRadians(n.length == 0 ? 0 : n[0])));
				default -> 1;
			};
		}
		return enlargement;
	}
}
