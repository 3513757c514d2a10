package org.hullwright.picture;

import java.util.Locale;

import org.hullwright.markup.Attributes;

/** How the colours of a picture are said in SVG. */
@FunctionalInterface
public interface SvgColours {

	/** Each by itself. */
	SvgColours AS_THEY_ARE = (drawing, use, colour) -> Attributes.of(use.property(), String.format(Locale.ROOT, "#%06x", colour.rgb()))
			.with(use.property() + "-opacity", String.format(Locale.ROOT, "%.2f", colour.opacity() / 255.0));

	/** What is coloured. */
	enum Use {

		FILL, STROKE;

		/** What SVG and CSS call it. */
		public String property() {
			return name().toLowerCase(Locale.ROOT);
		}
	}

	/**
	 * Attributes of an element.
	 *
	 * @param drawing number of the drawing in its picture, from 0
	 */
	Attributes attributes(int drawing, Use use, Colour colour);
}
