package org.hullwright.export.pdf;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.util.Matrix;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.picture.LineOrder;
import org.hullwright.picture.LineOrder.Stretch;
import org.hullwright.picture.TextFitter;
import org.hullwright.picture.paint.Typeface;
import org.hullwright.picture.paint.Typeface.Style;

/** Text that flows through columns and pages, each with its number at the foot. Measures are in the unit of documents. */
final class TextFlow implements Closeable {

	/** Keeps what stands beside it in the order of a line that is read from the left. */
	static final String FROM_LEFT = "\u200E";

	private static final double MARGIN = 16 * PrintDocument.MILLIMETRE;
	private static final double GUTTER = 7 * PrintDocument.MILLIMETRE;
	private static final double LEADING = 1.32;
	private static final double BASELINE = 0.8;
	private static final double FOOT = 9 * PrintDocument.MILLIMETRE; // from the lower edge of the paper
	private static final double NUMBER = 8;
	private static final double BULLET = 0.8; // before the line
	private static final float BAR = 2;
	private static final float PALE = 0.62f;
	private static final float BLACK = 0;

	private final PrintDocument document;
	private final CrossReferences references;
	private int columns;
	private int next;
	private @Nullable PDPage page;
	private @Nullable PDPageContentStream content;
	private int column;
	private double top; // of the columns on this page
	private double down;

	/**
	 * @param columns on a page, at least 1
	 * @param number of the first page
	 * @param references gets the places of what is mentioned
	 */
	TextFlow(PrintDocument document, int columns, int number, CrossReferences references) throws IOException {
		this.document = document;
		this.references = references;
		this.columns = columns;
		this.next = number;
		turn();
	}

	/**
	 * Words that look alike.
	 *
	 * @param target identity of what they mention; empty text when they mention nothing
	 */
	record Span(String text, Style style, String target) {

		/** Words that mention nothing. */
		Span(String text, Style style) {
			this(text, style, "");
		}

		/** The same for other words. */
		Span with(String other) {
			return new Span(other, style, target);
		}
	}

	/** The page that is being written on. */
	PDPage page() {
		return Objects.requireNonNull(page, "the first page is there from the start");
	}

	private PDPageContentStream content() {
		return Objects.requireNonNull(content, "nothing is written after the last page was closed");
	}

	/** How wide a column is. */
	double width() {
		return (paperWidth() - 2 * MARGIN - (columns - 1) * GUTTER) / columns;
	}

	/** Writes words below what is there, in as many lines as they need. They begin at the side at which their language does. */
	void paragraph(List<Span> spans, double size, double indent) throws IOException {
		LineOrder order = order(spans);
		for (List<Span> line : lines(spans, size, width() - indent)) {
			need(size * LEADING);
			line(joined(stripped(line)), order, size, indent);
			down += size * LEADING;
		}
	}

	private void line(List<Span> spans, LineOrder order, double size, double indent) throws IOException {
		double x = order.fromRight() ? left() + width() - indent - measured(spans, size) : left() + indent;
		for (Stretch stretch : order.fromLeft(spans.stream().map(Span::text).toList())) {
			Span span = spans.get(stretch.index());
			write(span.with(stretch.line()), x + measured(span.with(stretch.spaceAtLeft()), size), size);
			double width = measured(span.with(stretch.text()), size);
			if (!span.target().isEmpty()) {
				references.mention(span.target(), page(), new PDRectangle((float) x, (float) (paperHeight() - down - size * LEADING),
						(float) width, (float) (size * LEADING)));
			}
			x += width;
		}
	}

	/** Writes words of one style. */
	void paragraph(String text, Style style, double size) throws IOException {
		paragraph(List.of(new Span(text, style)), size, 0);
	}

	/**
	 * Writes the point of a list.
	 *
	 * @param mark what stands before it: a bullet, a number, or nothing
	 */
	void point(List<Span> spans, double size, double depth, String mark) throws IOException {
		double indent = depth * size * 1.1;
		Span bullet = new Span(mark, Style.REGULAR);
		double before = indent - Math.max(size * BULLET, measured(bullet, size) + size * BULLET / 3);
		need(size * LEADING);
		if (!mark.isEmpty()) {
			write(bullet, order(spans).fromRight() ? left() + width() - before - measured(bullet, size) : left() + before, size);
		}
		paragraph(spans, size, indent);
	}

	/** Writes a paragraph set apart by a bar at its side. */
	void note(List<Span> spans, double size) throws IOException {
		double indent = size;
		for (List<Span> line : lines(spans, size, width() - 2 * indent)) {
			need(size * LEADING);
			content().setNonStrokingColor(PALE);
			content().addRect((float) (left() + indent / 4), (float) (paperHeight() - down - size * LEADING), BAR,
					(float) (size * LEADING));
			content().fill();
			content().setNonStrokingColor(BLACK);
			line(joined(stripped(line)), order(spans), size, indent);
			down += size * LEADING;
		}
	}

	/** Draws a line below what is there, as wide as the column. */
	void line() throws IOException {
		content().setStrokingColor(PALE);
		content().moveTo((float) left(), (float) (paperHeight() - down - BAR / 2));
		content().lineTo((float) (left() + width()), (float) (paperHeight() - down - BAR / 2));
		content().stroke();
		down += BAR * 2;
	}

	/** Shows a picture below what is there; there must be room for it. */
	void picture(PDFormXObject form, double width, double height, double scale) throws IOException {
		pictureBeside(form, (width() - width) / 2, height, scale);
		down += height;
	}

	/**
	 * Shows a picture without going on below it.
	 *
	 * @param right how far from the left of the column
	 */
	void pictureBeside(PDFormXObject form, double right, double height, double scale) throws IOException {
		content().saveGraphicsState();
		content().transform(Matrix.getTranslateInstance((float) (left() + right), (float) (paperHeight() - down - height)));
		content().transform(Matrix.getScaleInstance((float) scale, (float) scale));
		content().drawForm(form);
		content().restoreGraphicsState();
	}

	/** How much room a page has from top to bottom. */
	double roomOnPage() {
		return paperHeight() - 2 * MARGIN;
	}

	/** The number of the page that is being written on. */
	int pageNumber() {
		return next - 1;
	}

	/**
	 * Writes a line of a list, of which the last words stand at its right end; it leads to a page.
	 *
	 * @param depth in the list, from 0
	 */
	void row(String text, String end, int depth, double size, PDPage target) throws IOException {
		need(size * LEADING);
		double indent = depth * size * 1.5;
		Span right = new Span(end, Style.REGULAR);
		double room = width() - indent - measured(right, size) - size;
		write(new Span(fitting(FROM_LEFT + text, size, room), Style.REGULAR), left() + indent, size);
		write(right, left() + width() - measured(right, size), size);
		double below = paperHeight() - down - size * LEADING;
		PrintDocument.link(page(),
				new PDRectangle((float) (left() + indent), (float) below, (float) (width() - indent), (float) (size * LEADING)), target);
		down += size * LEADING;
	}

	/** Leaves room free. */
	void space(double height) {
		down += height;
	}

	/** Goes to the next column or page unless there is so much room left in this one. */
	void need(double height) throws IOException {
		if (height > roomLeft()) {
			column++;
			down = top;
			if (column == columns) {
				turn();
			}
		}
	}

	/**
	 * Goes on in more columns, below what stands in a single one.
	 *
	 * @param least room that they need on the page
	 */
	void columns(int more, double least) throws IOException {
		need(least);
		columns = more;
		top = down;
	}

	/** How much room is left in the column. */
	double roomLeft() {
		return paperHeight() - MARGIN - down;
	}

	/** Goes to a new page. */
	void turn() throws IOException {
		close();
		page = document.addPage();
		content = new PDPageContentStream(document.document(), page);
		column = 0;
		top = MARGIN;
		down = MARGIN;
		number();
	}

	/** Writes the number of the page in the middle of its foot. */
	private void number() throws IOException {
		Span number = new Span(String.valueOf(next++), Style.REGULAR);
		write(number, (paperWidth() - measured(number, NUMBER)) / 2, paperHeight() - FOOT, NUMBER);
	}

	@Override
	public void close() throws IOException {
		if (content != null) {
			content.close();
		}
	}

	private double left() {
		return MARGIN + column * (width() + GUTTER);
	}

	private double paperWidth() {
		return document.paper().width() * PrintDocument.MILLIMETRE;
	}

	private double paperHeight() {
		return document.paper().height() * PrintDocument.MILLIMETRE;
	}

	private void write(Span span, double x, double size) throws IOException {
		write(span, x, down, size);
	}

	private void write(Span span, double x, double y, double size) throws IOException {
		String text = PrintDocument.writable(span.text());
		if (!text.isBlank()) {
			content().beginText();
			content().setFont(document.font(span.style()), (float) size);
			content().newLineAtOffset((float) x, (float) (paperHeight() - y - size * BASELINE));
			content().showText(text);
			content().endText();
		}
	}

	private static LineOrder order(List<Span> spans) {
		return LineOrder.of(spans.stream().map(Span::text).collect(Collectors.joining()));
	}

	private static double measured(Span span, double size) {
		return Typeface.embedded().width(span.text(), size, span.style() == Style.BOLD);
	}

	private static String fitting(String text, double size, double room) {
		return new TextFitter(Typeface.embedded()).fit(text, room, size, size, size, false).lines().getFirst();
	}

	/** Breaks between words, which may consist of several spans; a word that is wider than a line is broken where the line ends. */
	private static List<List<Span>> lines(List<Span> spans, double size, double width) {
		var lines = new ArrayList<List<Span>>();
		var line = new ArrayList<Span>();
		double used = 0;
		for (List<Span> word : words(spans)) {
			if (!line.isEmpty() && used + measured(stripped(word), size) > width) {
				lines.add(line);
				line = new ArrayList<>();
				used = 0;
			}
			for (Span span : word) {
				for (String part : parts(span, size, width)) {
					Span next = span.with(part);
					if (!line.isEmpty() && used + measured(span.with(part.stripTrailing()), size) > width) {
						lines.add(line);
						line = new ArrayList<>();
						used = 0;
					}
					line.add(next);
					used += measured(next, size);
				}
			}
		}
		if (!line.isEmpty()) {
			lines.add(line);
		}
		return lines;
	}

	/** What stands between two spaces, with the space after it. */
	private static List<List<Span>> words(List<Span> spans) {
		var words = new ArrayList<List<Span>>();
		var word = new ArrayList<Span>();
		for (Span span : spans) {
			for (String part : span.text().split("(?<=\\s)")) {
				if (!part.isBlank() || !word.isEmpty()) {
					word.add(span.with(part));
				}
				if (!word.isEmpty() && !part.isEmpty() && Character.isWhitespace(part.charAt(part.length() - 1))) {
					words.add(word);
					word = new ArrayList<>();
				}
			}
		}
		if (!word.isEmpty()) {
			words.add(word);
		}
		return words;
	}

	private static List<Span> stripped(List<Span> word) {
		var stripped = new ArrayList<>(word);
		Span last = stripped.removeLast();
		stripped.add(last.with(last.text().stripTrailing()));
		return stripped;
	}

	/** Words that follow each other and look alike are written, and linked, as one. */
	private static List<Span> joined(List<Span> line) {
		var joined = new ArrayList<Span>();
		for (Span span : line) {
			Span last = joined.isEmpty() ? null : joined.getLast();
			if (last != null && last.style() == span.style() && last.target().equals(span.target())) {
				joined.set(joined.size() - 1, last.with(last.text() + span.text()));
			} else {
				joined.add(span);
			}
		}
		return joined;
	}

	private static double measured(List<Span> spans, double size) {
		return spans.stream().mapToDouble(span -> measured(span, size)).sum();
	}

	private static List<String> parts(Span word, double size, double width) {
		if (measured(word, size) <= width) {
			return List.of(word.text());
		}
		var parts = new ArrayList<String>();
		var part = new StringBuilder();
		for (int character : word.text().codePoints().toArray()) {
			if (!part.isEmpty() && measured(word.with(part + Character.toString(character)), size) > width) {
				parts.add(part.toString());
				part.setLength(0);
			}
			part.appendCodePoint(character);
		}
		parts.add(part.toString());
		return parts;
	}
}
