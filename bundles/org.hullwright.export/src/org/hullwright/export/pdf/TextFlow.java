package org.hullwright.export.pdf;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.hullwright.picture.paint.Typeface;
import org.hullwright.picture.paint.Typeface.Style;

/** Text that flows through columns and pages. Measures are in the unit of documents. */
final class TextFlow implements Closeable {

	private static final double MARGIN = 16 * PrintDocument.MILLIMETRE;
	private static final double GUTTER = 7 * PrintDocument.MILLIMETRE;
	private static final double LEADING = 1.32;
	private static final double BASELINE = 0.8;

	private final PrintDocument document;
	private final int columns;
	private PDPage page;
	private PDPageContentStream content;
	private int column;
	private double down;

	/** @param columns on a page, at least 1 */
	TextFlow(PrintDocument document, int columns) throws IOException {
		this.document = document;
		this.columns = columns;
		turn();
	}

	/** Words that look alike. */
	record Span(String text, Style style) {
	}

	/** The page that is being written on. */
	PDPage page() {
		return page;
	}

	/** How wide a column is. */
	double width() {
		return (paperWidth() - 2 * MARGIN - (columns - 1) * GUTTER) / columns;
	}

	/** Writes words below what is there, in as many lines as they need. */
	void paragraph(List<Span> spans, double size, double indent) throws IOException {
		for (List<Span> line : lines(spans, size, width() - indent)) {
			need(size * LEADING);
			double x = left() + indent;
			for (Span span : line) {
				write(span, x, size);
				x += measured(span, size);
			}
			down += size * LEADING;
		}
	}

	/** Writes words of one style. */
	void paragraph(String text, Style style, double size) throws IOException {
		paragraph(List.of(new Span(text, style)), size, 0);
	}

	/** Writes the point of a list. */
	void point(List<Span> spans, double size, int depth) throws IOException {
		double indent = depth * size * 1.1;
		need(size * LEADING);
		write(new Span("•", Style.REGULAR), left() + indent - size * 0.8, size);
		paragraph(spans, size, indent);
	}

	/** Writes a line of which the last words stand at its right end. */
	void row(String text, String end, Style style, double size) throws IOException {
		need(size * LEADING);
		Span right = new Span(end, style);
		double room = width() - measured(right, size) - size;
		write(new Span(fitting(text, style, size, room), style), left(), size);
		write(right, left() + width() - measured(right, size), size);
		down += size * LEADING;
	}

	/** Leaves room free. */
	void space(double height) {
		down += height;
	}

	/** Goes to the next column or page unless there is so much room left in this one. */
	void need(double height) throws IOException {
		if (down + height > paperHeight() - MARGIN) {
			column++;
			down = MARGIN;
			if (column == columns) {
				turn();
			}
		}
	}

	/** Goes to a new page. */
	void turn() throws IOException {
		close();
		page = document.addPage();
		content = new PDPageContentStream(document.document(), page);
		column = 0;
		down = MARGIN;
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
		String text = PrintDocument.writable(span.text());
		if (!text.isBlank()) {
			content.beginText();
			content.setFont(document.font(span.style()), (float) size);
			content.newLineAtOffset((float) x, (float) (paperHeight() - down - size * BASELINE));
			content.showText(text);
			content.endText();
		}
	}

	private static double measured(Span span, double size) {
		return Typeface.embedded().width(span.text(), size, span.style() == Style.BOLD);
	}

	private static String fitting(String text, Style style, double size, double room) {
		String fitting = text;
		while (!fitting.isEmpty() && measured(new Span(fitting, style), size) > room) {
			fitting = fitting.substring(0, fitting.length() - Math.min(fitting.length(), 2)).stripTrailing() + (fitting.length() > 2 ? "…" : "");
		}
		return fitting;
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
				for (String part : parts(span.text(), span.style(), size, width)) {
					Span next = new Span(part, span.style());
					if (!line.isEmpty() && used + measured(List.of(new Span(part.stripTrailing(), span.style())), size) > width) {
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
					word.add(new Span(part, span.style()));
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
		stripped.add(new Span(last.text().stripTrailing(), last.style()));
		return stripped;
	}

	private static double measured(List<Span> spans, double size) {
		return spans.stream().mapToDouble(span -> measured(span, size)).sum();
	}

	private static List<String> parts(String word, Style style, double size, double width) {
		if (measured(new Span(word, style), size) <= width) {
			return List.of(word);
		}
		var parts = new ArrayList<String>();
		var part = new StringBuilder();
		for (int character : word.codePoints().toArray()) {
			if (!part.isEmpty() && measured(new Span(part + Character.toString(character), style), size) > width) {
				parts.add(part.toString());
				part.setLength(0);
			}
			part.appendCodePoint(character);
		}
		parts.add(part.toString());
		return parts;
	}
}
