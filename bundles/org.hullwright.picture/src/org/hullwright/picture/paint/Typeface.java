package org.hullwright.picture.paint;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.stream.Collectors;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.hullwright.picture.TextMeasure;

/**
 * What pictures are written in where there is no window: Liberation Sans, which comes along. Its letters are as wide as those of the sans-serif
 * that most programs have, so a picture keeps its lines there too. It has Latin, Greek and Cyrillic letters; what it has not is written as a box.
 * May be used by several threads.
 */
public final class Typeface implements TextMeasure {
	private static final Typeface EMBEDDED = new Typeface();
	private static final int BOX = 0x25A1;
	private final Glyphs regular;
	private final Glyphs bold;

	private Typeface() {
		this.regular = glyphs(Style.REGULAR);
		this.bold = glyphs(Style.BOLD);
	}

	/** The forms it has. */
	public enum Style {
		REGULAR("Regular"), BOLD("Bold"), ITALIC("Italic");

		private final String file;

		Style(String name) {
			this.file = "/fonts/liberation/LiberationSans-" + name + ".ttf";
		}

		/** The TrueType file, for documents that fonts are embedded in; the caller closes it. */
		public InputStream open() {
			return Typeface.class.getResourceAsStream(file);
		}
	}

	/** The one there is. */
	public static Typeface embedded() {
		return EMBEDDED;
	}

	@Override
	public double width(String text, double size, boolean bold) {
		Glyphs glyphs = glyphs(bold);
		return writable(text).codePoints().mapToDouble(glyphs::advance).sum() * size;
	}

	/** A text as it can be written: a box stands for each character that the typeface has not, a space for what ends lines or controls something. */
	public String writable(String text) {
		return text.codePoints().map(this::writable).mapToObj(Character::toString).collect(Collectors.joining());
	}

	/** The glyphs of a weight. */
	Glyphs glyphs(boolean heavy) {
		return heavy ? bold : regular;
	}

	private int writable(int character) {
		if (Character.isISOControl(character) || Character.isWhitespace(character)) {
			return ' ';
		}
		return regular.has(character) && bold.has(character) ? character : BOX;
	}

	private static Glyphs glyphs(Style style) {
		try (InputStream file = style.open()) {
			TrueTypeFont font = new TTFParser().parse(new RandomAccessReadBuffer(file.readAllBytes()));
			return new Glyphs(font);
		} catch (IOException broken) {
			throw new UncheckedIOException(broken); // it was packed by the build
		}
	}
}
