package org.hullwright.picture.paint;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.text.Normalizer;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.design.TypefaceNames;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Point;
import org.hullwright.picture.TextMeasure;

/**
 * What pictures are written in: where there is no window and no design says otherwise, Liberation Sans, which comes along. Its letters are
 * as wide as those of the sans-serif that most programs have, so a picture keeps its lines there too. It has Latin, Greek, Cyrillic and
 * Hebrew letters; what it has not is written as a box. May be used by several threads.
 */
public final class Typeface implements TextMeasure {

	private static final Typeface EMBEDDED = new Typeface();
	private static final int BOX = 0x25A1;
	private static final int FIRST_SELECTOR = 0xFE00; // of those that say how the character before them looks
	private static final int LAST_SELECTOR = 0xFE0F;
	private static final Map<String, Optional<Typeface>> NAMED = new ConcurrentHashMap<>();
	private final Glyphs regular;
	private final Glyphs bold;
	/** Has the letters that this one has not; null for the one that has most. */
	private final @Nullable Typeface spare;

	private Typeface() {
		this.regular = glyphs(Style.REGULAR.open());
		this.bold = glyphs(Style.BOLD.open());
		this.spare = null;
	}

	private Typeface(Glyphs regular, Glyphs bold, Typeface spare) {
		this.regular = regular;
		this.bold = bold;
		this.spare = spare;
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

	/** The usual one. */
	public static Typeface embedded() {
		return EMBEDDED;
	}

	/** One of those that come along, by its name; empty when none is called so. Letters that it has not are those of the usual one. */
	public static Optional<Typeface> called(String name) {
		return NAMED.computeIfAbsent(name, Typeface::load);
	}

	private static Optional<Typeface> load(String name) {
		if (!TypefaceNames.ALL.contains(name)) {
			return Optional.empty();
		}
		String folder = "/typefaces/" + TypefaceNames.folderOf(name) + "/";
		return Optional.of(new Typeface(glyphs(Typeface.class.getResourceAsStream(folder + "regular.ttf")),
				glyphs(Typeface.class.getResourceAsStream(folder + "bold.ttf")), EMBEDDED));
	}

	/** One that is read from files. Letters that it has not are those of the usual one. */
	static Typeface of(Glyphs regular, Glyphs bold) {
		return new Typeface(regular, bold, EMBEDDED);
	}

	/**
	 * A line as the outlines of its letters.
	 *
	 * @param start left end of the line, in the middle of its height
	 */
	public Outline outline(String text, Point start, double size, boolean heavy) {
		var path = new Path2D.Double(Path2D.WIND_NON_ZERO);
		double x = start.x();
		for (int character : writable(text).codePoints().toArray()) {
			Glyphs.Glyph glyph = glyph(character, heavy);
			path.append(glyph.shape().getPathIterator(new AffineTransform(size, 0, 0, size, x, start.y() + TextMeasure.BASELINE * size)),
					false);
			x += glyph.advance() * size;
		}
		return GlyphOutline.of(path);
	}

	@Override
	public double width(String text, double size, boolean bold) {
		return writable(text).codePoints().mapToDouble(character -> glyph(character, bold).advance()).sum() * size;
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

	/** A letter, perhaps that of the spare typeface. */
	Glyphs.Glyph glyph(int character, boolean heavy) {
		Typeface other = spare;
		return other == null || glyphs(heavy).has(character) ? glyphs(heavy).glyph(character) : other.glyph(character, heavy);
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
		Typeface other = spare;
		return regular.has(character) && bold.has(character) || other != null && other.has(character);
	}

	private int writable(int character) {
		if (isSpace(character)) {
			return ' ';
		}
		return has(character) ? character : BOX;
	}

	/** @param file that was packed by the build; closed here */
	private static Glyphs glyphs(@Nullable InputStream file) {
		try (InputStream content = Objects.requireNonNull(file)) {
			TrueTypeFont font = new TTFParser().parse(new RandomAccessReadBuffer(content.readAllBytes()));
			return new Glyphs(font);
		} catch (IOException broken) {
			throw new UncheckedIOException(broken); // it was packed by the build
		}
	}
}
