package org.hullwright.picture.paint;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.text.Normalizer;
import java.util.LinkedHashSet;
import java.util.SequencedSet;
import java.util.stream.Collectors;

import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.hullwright.picture.TextMeasure;

/**
 * What pictures are written in where there is no window: Liberation Sans, which comes along. Its letters are as wide as those of the
 * sans-serif that most programs have, so a picture keeps its lines there too. It has Latin, Greek, Cyrillic and Hebrew letters; what it has
 * not is written as a box. May be used by several threads.
 */
public final class Typeface implements TextMeasure {

	private static final Typeface EMBEDDED = new Typeface();
	private static final int BOX = 0x25A1;
	private static final int FIRST_SELECTOR = 0xFE00; // of those that say how the character before them looks
	private static final int LAST_SELECTOR = 0xFE0F;
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

	/**
	 * A line as it can be written from left to right: a box stands for each character that the typeface has not, a space for what ends
	 * lines or controls something, and nothing for what nobody sees.
	 */
	public String writable(String text) {
		return WritingOrder.fromLeft(composed(text)).codePoints().filter(Typeface::isSeen).map(this::writable).mapToObj(Character::toString)
				.collect(Collectors.joining());
	}

	/** The characters of a text that the typeface has not, each once. */
	public SequencedSet<String> missing(String text) {
		return composed(text).codePoints().filter(Typeface::isSeen).filter(character -> !isSpace(character) && !has(character))
				.mapToObj(Character::toString)
				.collect(Collectors.toCollection(LinkedHashSet::new));
	}

	/** The glyphs of a weight. */
	Glyphs glyphs(boolean heavy) {
		return heavy ? bold : regular;
	}

	/** Letters and their accents as one where there is such a letter: that is how the typeface has them. */
	private static String composed(String text) {
		return Normalizer.normalize(text, Normalizer.Form.NFC);
	}

	private static boolean isSeen(int character) {
		return Character.getType(character) != Character.FORMAT && !(character >= FIRST_SELECTOR && character <= LAST_SELECTOR);
	}

	private static boolean isSpace(int character) {
		return Character.isISOControl(character) || Character.isWhitespace(character);
	}

	private boolean has(int character) {
		return regular.has(character) && bold.has(character);
	}

	private int writable(int character) {
		if (isSpace(character)) {
			return ' ';
		}
		return has(character) ? character : BOX;
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
