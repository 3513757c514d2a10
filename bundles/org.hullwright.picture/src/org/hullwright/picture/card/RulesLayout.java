package org.hullwright.picture.card;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.rulestext.RulesText;
import org.hullwright.lang.rulestext.RulesText.Look;
import org.hullwright.lang.rulestext.RulesText.Paragraph;
import org.hullwright.lang.rulestext.RulesText.Run;
import org.hullwright.lang.rulestext.RulesText.Sentence;
import org.hullwright.picture.Colour;
import org.hullwright.picture.LineOrder;
import org.hullwright.picture.LineOrder.Stretch;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.view.NamedColours;

/**
 * Breaks rules into lines of one width and writes them: headings and what options are called in bold, bullets before points, dots of colour
 * before words for colours.
 */
final class RulesLayout {

	private static final double LEADING = 1.34;
	private static final double PARAGRAPH_GAP = 0.5;
	private static final double POINT_GAP = 0.22;
	private static final double INDENT = 1.05;
	private static final double DOT = 0.36;
	private static final double BULLET = 0.55; // before the line
	private final Letters letters;
	private final double size;
	private final List<Line> lines = new ArrayList<>();
	private final double height;

	/**
	 * @param width of the lines
	 * @param size of the writing
	 */
	RulesLayout(RulesText rules, Letters letters, double width, double size) {
		this.letters = letters;
		this.size = size;
		double y = 0;
		for (Paragraph paragraph : rules.paragraphs()) {
			if (!lines.isEmpty()) {
				y += size * (paragraph.depth() == 0 ? PARAGRAPH_GAP : POINT_GAP);
			}
			List<Word> words = words(paragraph);
			LineOrder order = LineOrder.of(words.stream().map(Word::text).collect(Collectors.joining(" ")));
			y = wrap(words, new Column(paragraph.depth() * size * INDENT, width, order), paragraph.isBullet(), y);
		}
		this.height = y;
	}

	/** Words that stand together in a line and look alike, with the space after them when more follow. */
	private record Piece(String text, boolean bold, @Nullable Colour dot, double left) {}

	/**
	 * Where the lines of a paragraph are.
	 *
	 * @param indent at the side where they begin
	 * @param width with the indent
	 */
	private record Column(double indent, double width, LineOrder order) {

		double room() {
			return width - indent;
		}

		double left(double lineWidth) {
			return order.fromRight() ? room() - lineWidth : indent;
		}

		/** The middle of a bullet that is so far before the lines. */
		double before(double distance) {
			return order.fromRight() ? room() + distance : indent - distance;
		}
	}

	/** @param bullet where one is; empty for a line that does not begin a point */
	private record Line(List<Piece> pieces, double left, double middle, @Nullable Double bullet) {}

	/** A word with what it looks like. */
	private record Word(String text, boolean bold, @Nullable Colour dot, boolean afterSpace) {}

	double height() {
		return height;
	}

	void draw(double left, double top, Colour ink, Colour accent, Picture.Builder picture) {
		for (Line line : lines) {
			double middle = top + line.middle();
			Double bullet = line.bullet();
			if (bullet != null) {
				picture.fill(Outline.circle(new Point(left + bullet, middle), size * 0.13), accent);
			}
			for (Piece piece : line.pieces()) {
				double x = left + line.left() + piece.left();
				Colour dot = piece.dot();
				if (dot != null) {
					Point centre = new Point(x + size * DOT, middle);
					picture.fill(Outline.circle(centre, size * DOT), dot);
					picture.stroke(Outline.circle(centre, size * DOT), ink.faded(0.35), 0.7);
				}
				letters.line(piece.text(), new Point(x + dotWidth(dot), middle), size, piece.bold(), ink, picture);
			}
		}
	}

	private static List<Word> words(Paragraph paragraph) {
		var words = new ArrayList<Word>();
		if (!paragraph.heading().isEmpty()) {
			add(paragraph.heading() + ".", true, null, words, true);
		}
		for (Sentence sentence : paragraph.sentences()) {
			boolean begins = true;
			for (Run run : sentence.runs()) {
				Optional<Colour> dot = run.look() == Look.WORD ? NamedColours.of(run.text()) : Optional.empty();
				add(run.text(), run.look() == Look.LABEL, dot.isPresent() ? dot.get() : null, words, begins);
				begins = false;
			}
		}
		return words;
	}

	private static void add(String text, boolean bold, @Nullable Colour dot, List<Word> words, boolean apart) {
		boolean space = apart || text.startsWith(" ") || !words.isEmpty() && words.getLast().text().endsWith(" ");
		Colour mark = dot;
		String[] parts = text.strip().split("\\s+");
		for (int index = 0; index < parts.length; index++) {
			String end = index == parts.length - 1 && text.endsWith(" ") ? " " : "";
			words.add(new Word(parts[index] + end, bold, mark, space));
			space = true;
			mark = null;
		}
	}

	private double wrap(List<Word> words, Column column, boolean bullet, double top) {
		double y = top;
		List<Word> line = new ArrayList<>();
		boolean first = true;
		for (Word word : words.stream().flatMap(word -> broken(word, column.room()).stream()).toList()) {
			line.add(word);
			int end = widthOf(line) > column.room() ? lastGap(line) : 0;
			if (end > 0) {
				y = put(line.subList(0, end), column, bullet && first, y);
				first = false;
				line = new ArrayList<>(line.subList(end, line.size()));
			}
		}
		return line.isEmpty() ? y : put(line, column, bullet && first, y);
	}

	/** A word that is wider than a line is broken where the line ends. */
	private List<Word> broken(Word word, double width) {
		if (widthOf(List.of(word)) <= width) {
			return List.of(word);
		}
		var parts = new ArrayList<Word>();
		var part = new Word("", word.bold(), word.dot(), word.afterSpace());
		for (int character : word.text().codePoints().toArray()) {
			var longer = new Word(part.text() + Character.toString(character), part.bold(), part.dot(), part.afterSpace());
			if (!part.text().isEmpty() && widthOf(List.of(longer)) > width) {
				parts.add(part);
				longer = new Word(Character.toString(character), word.bold(), null, true);
			}
			part = longer;
		}
		parts.add(part);
		return parts;
	}

	/** The last word of a line that stands apart from the one before it; 0 when none does. */
	private static int lastGap(List<Word> line) {
		int last = line.size() - 1;
		while (last > 0 && !line.get(last).afterSpace()) {
			last--;
		}
		return last;
	}

	private double put(List<Word> words, Column column, boolean bullet, double top) {
		Double dot = bullet ? column.before(size * BULLET) : null;
		lines.add(new Line(fromLeft(pieces(words), column.order()), column.left(widthOf(words)), top + size * LEADING / 2, dot));
		return top + size * LEADING;
	}

	/** Pieces as they stand from left to right, when some are read from the right. */
	private List<Piece> fromLeft(List<Piece> pieces, LineOrder order) {
		var placed = new ArrayList<Piece>();
		var begun = new HashSet<Integer>();
		double left = 0;
		for (Stretch stretch : order.fromLeft(pieces.stream().map(Piece::text).toList())) {
			Piece piece = pieces.get(stretch.index());
			Colour dot = begun.add(stretch.index()) ? piece.dot() : null;
			placed.add(new Piece(stretch.line(), piece.bold(), dot, left + letters.width(stretch.spaceAtLeft(), size, piece.bold())));
			left += dotWidth(dot) + letters.width(stretch.text(), size, piece.bold());
		}
		return placed;
	}

	private double widthOf(List<Word> words) {
		List<Piece> pieces = pieces(words);
		Piece last = pieces.getLast();
		return last.left() + dotWidth(last.dot()) + letters.width(last.text(), size, last.bold());
	}

	/** Neighbours that look alike are written at once, so that the spaces between them are as the font wants them. */
	private List<Piece> pieces(List<Word> words) {
		var pieces = new ArrayList<Piece>();
		var text = new StringBuilder();
		Word begun = words.getFirst();
		double left = 0;
		for (int index = 0; index < words.size(); index++) {
			Word word = words.get(index);
			boolean joins = word.bold() == begun.bold() && word.dot() == null || index == 0;
			String space = index > 0 && word.afterSpace() ? " " : "";
			if (!joins) {
				text.append(space);
				pieces.add(new Piece(text.toString(), begun.bold(), begun.dot(), left));
				left += dotWidth(begun.dot()) + letters.width(text.toString(), size, begun.bold());
				text.setLength(0);
				begun = word;
				space = "";
			}
			text.append(space).append(word.text().strip());
		}
		pieces.add(new Piece(text.toString(), begun.bold(), begun.dot(), left));
		return pieces;
	}

	private double dotWidth(@Nullable Colour dot) {
		return dot != null ? size * (2 * DOT + 0.2) : 0;
	}
}
