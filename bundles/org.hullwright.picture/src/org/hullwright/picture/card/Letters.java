package org.hullwright.picture.card;

import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.SettingValue;
import org.hullwright.lang.design.Settings;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.paint.PackFonts;
import org.hullwright.picture.paint.Typeface;

/**
 * Writes lines in the typeface of a panel. In the usual one it is text, which every painter can write and readers can search; in another
 * one it is the outlines of its letters, which look the same wherever they are painted.
 *
 * @param usual measures the usual typeface
 * @param other null for the usual one
 */
record Letters(TextMeasure usual, @Nullable Typeface other) implements TextMeasure {

	/** As the settings of a panel say. */
	static Letters of(Settings settings, TextMeasure usual) {
		return new Letters(usual, settings.values(Setting.TYPEFACE).stream().findFirst().flatMap(Letters::typeface)
				.<@Nullable Typeface>map(typeface -> typeface).orElse(null));
	}

	/** Empty for one that is not there, or that nothing can be written with: the check of the pack tells that. */
	private static Optional<Typeface> typeface(SettingValue value) {
		return value instanceof SettingValue.FontFile font ? PackFonts.of(font) : Typeface.called(value.plain());
	}

	@Override
	public double width(String text, double size, boolean bold) {
		Typeface drawn = other;
		return drawn == null ? usual.width(text, size, bold) : drawn.width(text, size, bold);
	}

	/** Writes from a left end. */
	void line(String text, Point start, double size, boolean bold, Colour colour, Picture.Builder picture) {
		Typeface drawn = other;
		if (drawn == null) {
			picture.line(text, start, size, bold, colour);
		} else {
			picture.fill(drawn.outline(text, start, size, bold), colour);
		}
	}

	/** Writes with the middle at a place. */
	void words(String text, Point middle, double size, boolean bold, Colour colour, Picture.Builder picture) {
		Typeface drawn = other;
		if (drawn == null) {
			picture.words(text, middle, size, bold, colour);
		} else {
			picture.fill(drawn.outline(text, middle.plus(-width(text, size, bold) / 2, 0), size, bold), colour);
		}
	}
}
