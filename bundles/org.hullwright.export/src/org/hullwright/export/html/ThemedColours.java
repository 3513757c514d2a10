package org.hullwright.export.html;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import org.hullwright.markup.Attributes;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Drawing;
import org.hullwright.picture.SvgColours;
import org.hullwright.picture.SvgColours.Use;

/**
 * The colours of all pictures of a page: each has one for light surroundings and one for dark ones, and the style of the page chooses. The
 * same two are one class of the style, however often they are used.
 */
final class ThemedColours {

	private final Map<Pair, String> classes = new LinkedHashMap<>();

	/** Something that is coloured. */
	private record Pair(Use use, Colour light, Colour dark) {}

	/** How to say the colours of a light picture, of which there is a dark one with the same drawings. */
	SvgColours with(List<Drawing> dark) {
		return (drawing, use, light) -> Attributes.of("class",
				classes.computeIfAbsent(new Pair(use, light, colour(dark.get(drawing))), pair -> "c" + classes.size()));
	}

	/** The style for all of them so far. Browsers that know of one theme only take the light one. */
	String style() {
		StringBuilder style = new StringBuilder();
		classes.forEach((pair, name) -> style
				.append(String.format(Locale.ROOT, ".%s{%s:%s;%s:light-dark(%s,%s)}\n", name, pair.use().property(), css(pair.light()),
						pair.use().property(), css(pair.light()), css(pair.dark()))));
		return style.toString();
	}

	private static String css(Colour colour) {
		return String.format(Locale.ROOT, "#%06x%02x", colour.rgb(), colour.opacity());
	}

	private static Colour colour(Drawing drawing) {
		return switch (drawing) {
			case Drawing.Fill fill -> fill.colour();
			case Drawing.Stroke stroke -> stroke.colour();
			case Drawing.Words words -> words.colour();
			case Drawing.Line line -> line.colour();
			case Drawing.Pixels pixels -> throw new IllegalStateException("pixels have colours of their own");
		};
	}
}
