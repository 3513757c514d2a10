package org.hullwright.export.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.util.Matrix;
import org.hullwright.export.pdf.Deck.Print;
import org.hullwright.picture.card.Edge;
import org.hullwright.picture.card.Side;

/** Prints components on sheets, every copy of each, with marks where to cut and their backs behind them. */
final class SheetPages {

	private static final double MARK = 3.5; // millimetres
	private static final double MARK_AWAY = 0.6; // from what is printed, in millimetres
	private static final float HAIRLINE = 0.3f;
	private static final float FAINT = 0.15f;

	private final PrintDocument document;
	private final PrintOptions options;
	private final PictureForms forms;

	SheetPages(PrintDocument document, PrintOptions options) {
		this.document = document;
		this.options = options;
		this.forms = new PictureForms(document);
	}

	/**
	 * Prints decks of one size, one after the other: the next one begins on the sheet on which the last one ends.
	 *
	 * @param decks that have any components
	 * @return the first page of each
	 */
	List<PDPage> print(List<Deck> decks) throws IOException {
		Sheets sheets = Sheets.of(options, decks.getFirst().size());
		List<Print> copies = new ArrayList<>();
		List<Integer> begins = new ArrayList<>();
		for (Deck deck : decks) {
			begins.add(copies.size());
			copies.addAll(copies(deck));
		}
		List<PDPage> fronts = new ArrayList<>();
		for (int from = 0; from < copies.size(); from += sheets.places()) {
			List<Print> sheet = copies.subList(from, Math.min(copies.size(), from + sheets.places()));
			fronts.add(page(sheet, Print::front, sheets, false));
			if (options.backs() != Duplex.NONE) {
				page(sheet, Print::back, sheets, true);
			}
		}
		return begins.stream().map(begin -> fronts.get(begin / sheets.places())).toList();
	}

	/** Each as often as there are copies of it. Where there are no backs, what has two sides follows once more, turned over. */
	private List<Print> copies(Deck deck) {
		List<Print> copies = new ArrayList<>();
		for (Print print : deck.prints()) {
			for (int copy = 0; copy < print.copies(); copy++) {
				copies.add(print);
				if (options.backs() == Duplex.NONE && print.twoSided()) {
					copies.add(print.turned());
				}
			}
		}
		return copies;
	}

	private PDPage page(List<Print> sheet, Function<Print, Side> side, Sheets sheets, boolean backs) throws IOException {
		PDPage page = document.addPage();
		try (var content = new PDPageContentStream(document.document(), page)) {
			if (backs) {
				content.transform(Matrix.getTranslateInstance(units(options.shiftRight()), -units(options.shiftDown())));
			}
			for (int place = 0; place < sheet.size(); place++) {
				int column = place % sheets.columns();
				int row = place / sheets.columns();
				put(side.apply(sheet.get(place)), placed(column, row, sheets, backs), sheets, backs && options.backs() == Duplex.SHORT_EDGE,
						content);
			}
			if (!backs) {
				marks(sheets, content);
				cuts(sheet.size(), sheets, content);
			}
		}
		return page;
	}

	/** Where on a sheet. */
	private record Cell(int column, int row) {}

	/** The back of what lies in the first column is in the last one, when a sheet is turned like the page of a book. */
	private Cell placed(int column, int row, Sheets sheets, boolean back) {
		if (!back) {
			return new Cell(column, row);
		}
		return options.backs() == Duplex.LONG_EDGE
				? new Cell(sheets.columns() - 1 - column, row)
				: new Cell(column, sheets.rows() - 1 - row);
	}

	private void put(Side side, Cell cell, Sheets sheets, boolean upsideDown, PDPageContentStream content) throws IOException {
		double width = side.picture().bounds().width();
		float scale = (float) (units(sheets.size().width()) / width);
		float left = units(sheets.left(cell.column()));
		float bottom = units(options.paper().height() - sheets.top(cell.row()) - sheets.size().height());
		PDFormXObject form = forms.of(side.picture(), width * Edge.BLEED);
		content.saveGraphicsState();
		clip(cell, sheets, content);
		content.transform(new Matrix(scale, 0, 0, scale, left, bottom));
		if (upsideDown) {
			content.transform(new Matrix(-1, 0, 0, -1, (float) width, (float) side.picture().bounds().height()));
		}
		content.drawForm(form);
		content.restoreGraphicsState();
	}

	/** What is printed reaches beyond the outermost cuts, and beyond those between neighbours as far as there is a gap. */
	private void clip(Cell cell, Sheets sheets, PDPageContentStream content) throws IOException {
		double left = sheets.left(cell.column()) - (cell.column() == 0 ? options.bleed() : sheets.bleedBetween());
		double right = sheets.left(cell.column()) + sheets.size().width()
				+ (cell.column() == sheets.columns() - 1 ? options.bleed() : sheets.bleedBetween());
		double top = sheets.top(cell.row()) - (cell.row() == 0 ? options.bleed() : sheets.bleedBetween());
		double bottom = sheets.top(cell.row()) + sheets.size().height()
				+ (cell.row() == sheets.rows() - 1 ? options.bleed() : sheets.bleedBetween());
		content.addRect(units(left), units(options.paper().height() - bottom), units(right - left), units(bottom - top));
		content.clip();
	}

	/** Faint lines between what shares its cuts, for neighbours may be white up to where they meet. */
	private void cuts(int components, Sheets sheets, PDPageContentStream content) throws IOException {
		if (options.gap() > 0) {
			return;
		}
		content.setLineWidth(FAINT);
		content.setStrokingColor(0.6f);
		for (int place = 0; place < components; place++) {
			double left = sheets.left(place % sheets.columns());
			double bottom = options.paper().height() - sheets.top(place / sheets.columns()) - sheets.size().height();
			content.addRect(units(left), units(bottom), units(sheets.size().width()), units(sheets.size().height()));
		}
		content.stroke();
	}

	private void marks(Sheets sheets, PDPageContentStream content) throws IOException {
		content.setLineWidth(HAIRLINE);
		double left = sheets.left(0) - options.bleed() - MARK_AWAY;
		double right = sheets.left(sheets.columns() - 1) + sheets.size().width() + options.bleed() + MARK_AWAY;
		double top = sheets.top(0) - options.bleed() - MARK_AWAY;
		double bottom = sheets.top(sheets.rows() - 1) + sheets.size().height() + options.bleed() + MARK_AWAY;
		for (int column = 0; column < sheets.columns(); column++) {
			for (double x : edges(sheets.left(column), sheets.size().width(), column > 0)) {
				line(x, top - MARK, x, top, content);
				line(x, bottom, x, bottom + MARK, content);
			}
		}
		for (int row = 0; row < sheets.rows(); row++) {
			for (double y : edges(sheets.top(row), sheets.size().height(), row > 0)) {
				line(left - MARK, y, left, y, content);
				line(right, y, right + MARK, y, content);
			}
		}
		content.stroke();
	}

	/** Neighbours without a gap have a cut in common, which is marked once. */
	private double[] edges(double from, double length, boolean shared) {
		return shared && options.gap() == 0 ? new double[] { from + length } : new double[] { from, from + length };
	}

	private void line(double fromX, double fromY, double toX, double toY, PDPageContentStream content) throws IOException {
		content.moveTo(units(fromX), units(options.paper().height() - fromY));
		content.lineTo(units(toX), units(options.paper().height() - toY));
	}

	private static float units(double millimetres) {
		return (float) (millimetres * PrintDocument.MILLIMETRE);
	}
}
