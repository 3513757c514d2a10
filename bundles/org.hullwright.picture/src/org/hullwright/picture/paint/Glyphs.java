package org.hullwright.picture.paint;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.TrueTypeFont;

/** The letters of one weight, each of size 1. */
final class Glyphs {

	private static final Glyph BLANK = new Glyph(0.5, new Path2D.Double());
	private final TrueTypeFont font;
	private final CmapLookup numbers;
	private final double unitsPerSize;
	private final Map<Integer, Glyph> known = new ConcurrentHashMap<>();

	/**
	 * A letter.
	 *
	 * @param shape standing on the line y = 0, which grows downwards; not to be changed
	 */
	record Glyph(double advance, Path2D shape) {}

	/** @param font that is read by no other code */
	Glyphs(TrueTypeFont font) throws IOException {
		this.font = font;
		this.numbers = font.getUnicodeCmapLookup();
		this.unitsPerSize = font.getUnitsPerEm();
	}

	boolean has(int character) {
		return numbers.getGlyphId(character) > 0;
	}

	double advance(int character) {
		return glyph(character).advance();
	}

	Glyph glyph(int character) {
		return known.computeIfAbsent(character, this::read);
	}

	/** The font remembers where it was in its file, hence one at a time. A letter that is broken in the file of a pack is left blank. */
	private synchronized Glyph read(int character) {
		int number = numbers.getGlyphId(character);
		try {
			GlyphData data = font.getGlyph().getGlyph(number);
			Path2D shape = new Path2D.Double();
			if (data != null) {
				shape.append(data.getPath().getPathIterator(AffineTransform.getScaleInstance(1 / unitsPerSize, -1 / unitsPerSize)), false);
			}
			return new Glyph(font.getAdvanceWidth(number) / unitsPerSize, shape);
		} catch (IOException | RuntimeException broken) { // the parser trusts what tables say
			return BLANK;
		}
	}
}
