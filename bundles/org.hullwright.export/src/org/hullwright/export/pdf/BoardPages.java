package org.hullwright.export.pdf;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.util.Matrix;
import org.hullwright.export.art.BoardDrawing;
import org.hullwright.export.table.Board;
import org.hullwright.picture.Picture;
import org.hullwright.picture.board.BoardGeometry;
import org.hullwright.picture.paint.Typeface;
import org.hullwright.picture.paint.Typeface.Style;
import org.hullwright.picture.scene.BoardTheme;

/**
 * Prints boards: each in its true size, in which a tile is as wide as a space, on as many pages as that takes, or smaller where nobody
 * would glue so many together; without those on which there would be nothing. Where that is more than one, a plan shows how they lie:
 * behind each of them, where it also tells which one that is, or before them where nothing is printed on backs. Such pages overlap, with a
 * dashed line where the next one begins.
 */
final class BoardPages {

	private static final double MARGIN = 12 * PrintDocument.MILLIMETRE;
	private static final double TILE_WIDTH = 78; // of a usual tile, in millimetres
	private static final double TRUE_SIZE = TILE_WIDTH * PrintDocument.MILLIMETRE / (2 * BoardGeometry.INNER_RADIUS);
	/** Pages for one board, more than any that is played on takes. */
	private static final int MOST = 60;
	private static final double SMALLER = 0.95;
	private static final float CAPTION = 11;
	private static final float NUMBER = 34;
	private static final float NOTE = 8.5f;
	private static final float LINE = 0.6f;
	private static final float[] DASHES = { 6, 5 };
	private static final float BLACK = 0;
	private static final float GREY = 0.45f;
	private static final float WHITE = 1;

	private final PrintDocument document;
	private final PrintOptions options;
	private final PictureForms forms;
	private final Map<String, Layout> layouts = new HashMap<>(); // by the identity of the board

	BoardPages(PrintDocument document, PrintOptions options) {
		this.document = document;
		this.options = options;
		this.forms = new PictureForms(document);
	}

	/** Adds a board under a title; its first page. */
	PDPage add(Board board, String title) throws IOException {
		Layout layout = layout(board);
		int count = layout.count();
		boolean backs = options.backs() != Duplex.NONE;
		boolean planned = count > 1 && !backs;
		Optional<PDPage> first = planned ? Optional.of(plan(layout, title + " on " + count + " sheets")) : Optional.empty();
		for (int sheet = 0; sheet < count; sheet++) {
			PDPage page = sheet(layout, sheet, title);
			if (backs) {
				back(layout, sheet, title);
			}
			first = Optional.of(first.orElse(page));
		}
		return first.orElseThrow();
	}

	/** How many sheets a board takes, without a plan before them. */
	long sheets(Board board) {
		return layout(board).count();
	}

	/** Whether a board is so large that it is printed smaller than tiles are. */
	boolean isReduced(Board board) {
		return layout(board).scale() < TRUE_SIZE;
	}

	/**
	 * How a board is printed.
	 *
	 * @param plan the picture without names
	 * @param scale how long a unit of the picture is
	 */
	private record Layout(Picture picture, Picture plan, double scale, BoardSheets sheets) {

		BoardGrid grid() {
			return sheets.grid();
		}

		int count() {
			return sheets.printed().size();
		}

		double height() {
			return picture.bounds().height() * scale;
		}
	}

	private Layout layout(Board board) {
		return layouts.computeIfAbsent(board.identity(), any -> laidOut(board));
	}

	private Layout laidOut(Board board) {
		Picture picture = BoardDrawing.of(board, BoardTheme.PRINT);
		double scale = TRUE_SIZE;
		while (grid(picture, scale).count() > MOST) {
			scale *= SMALLER;
		}
		return new Layout(picture, BoardDrawing.withoutNames(board, BoardTheme.PRINT), scale,
				BoardSheets.of(grid(picture, scale), new Coverage(picture), picture.bounds().width(),
						picture.bounds().height(), scale));
	}

	private BoardGrid grid(Picture picture, double scale) {
		return BoardGrid.of(picture.bounds().width() * scale, picture.bounds().height() * scale, options.paper(), MARGIN);
	}

	private PDPage plan(Layout layout, String heading) throws IOException {
		BoardGrid grid = layout.grid();
		PDPage page = page(grid.wholeWidth() > grid.wholeHeight());
		try (var content = new PDPageContentStream(document.document(), page)) {
			plan(layout, heading, List.of(), page, content);
		}
		return page;
	}

	/** What is behind a sheet, so that it is known which one it is when all of them lie face down; and nothing that shows through. */
	private void back(Layout layout, int sheet, String title) throws IOException {
		BoardGrid grid = layout.grid();
		PDPage page = page(grid.across());
		try (var content = new PDPageContentStream(document.document(), page)) {
			if (layout.count() == 1) {
				write(title + ", back", Style.BOLD, CAPTION, MARGIN, page.getMediaBox().getHeight() - MARGIN, content);
			} else {
				plan(layout, title + ", back of sheet " + (sheet + 1) + " of " + layout.count(), List.of(sheet), page, content);
			}
		}
	}

	/** @param marked the numbers of the sheets that are shaded, from 0 */
	private void plan(Layout layout, String heading, List<Integer> marked, PDPage page, PDPageContentStream content) throws IOException {
		BoardGrid grid = layout.grid();
		double width = page.getMediaBox().getWidth() - 2 * MARGIN;
		double height = page.getMediaBox().getHeight() - 2 * MARGIN - 2 * CAPTION;
		double scale = Math.min(width / grid.wholeWidth(), height / grid.wholeHeight());
		double left = MARGIN + (width - grid.wholeWidth() * scale) / 2;
		double top = MARGIN + (height + grid.wholeHeight() * scale) / 2;
		write(heading, Style.BOLD, CAPTION, MARGIN, page.getMediaBox().getHeight() - MARGIN, content);
		write("Cut each sheet along its left and its upper edge, and lay it onto the dashed lines of those before it.", Style.REGULAR, NOTE,
				MARGIN, page.getMediaBox().getHeight() - MARGIN - CAPTION * 1.3, content);
		draw(forms.of(layout.plan(), 0), left + layout.sheets().left() * scale,
				top - (layout.sheets().top() + layout.height()) * scale, scale * layout.scale(), content);
		dash(content);
		for (int sheet = 0; sheet < layout.count(); sheet++) {
			BoardSheets.Sheet place = layout.sheets().printed().get(sheet);
			double x = left + place.column() * grid.stepAcross() * scale;
			double y = top - place.row() * grid.stepDown() * scale;
			content.addRect((float) x, (float) (y - grid.height() * scale), (float) (grid.width() * scale),
					(float) (grid.height() * scale));
			content.stroke();
			String number = String.valueOf(sheet + 1);
			boolean here = marked.contains(sheet);
			content.setNonStrokingColor(here ? BLACK : GREY);
			if (here) {
				double wide = Math.max(NUMBER, Typeface.embedded().width(number, NUMBER, true) + NUMBER / 4);
				content.addRect((float) (x + NUMBER / 8), (float) (y - NUMBER * 1.2), (float) wide, NUMBER * 1.1f);
				content.fill();
				content.setNonStrokingColor(WHITE);
			}
			write(number, Style.BOLD, NUMBER, x + NUMBER / 4, y - NUMBER, content);
		}
	}

	/** @param sheet its number, from 0 */
	private PDPage sheet(Layout layout, int sheet, String title) throws IOException {
		BoardGrid grid = layout.grid();
		BoardSheets.Sheet place = layout.sheets().printed().get(sheet);
		PDPage page = page(grid.across());
		double top = page.getMediaBox().getHeight() - MARGIN;
		double left = MARGIN + layout.sheets().left();
		double bottom = top - layout.sheets().top() - layout.height();
		try (var content = new PDPageContentStream(document.document(), page)) {
			String number = layout.count() == 1 ? "" : ", sheet " + (sheet + 1) + " of " + layout.count();
			write(title + number, Style.BOLD, CAPTION, MARGIN, top + CAPTION / 2, content);
			content.saveGraphicsState();
			content.addRect((float) MARGIN, (float) (top - grid.height()), (float) grid.width(), (float) grid.height());
			content.clip();
			draw(forms.of(layout.picture(), 0), left - place.column() * grid.stepAcross(), bottom + place.row() * grid.stepDown(),
					layout.scale(),
					content);
			content.restoreGraphicsState();
			seams(grid, place, layout.sheets().printed(), top, content);
		}
		return page;
	}

	/** Where the neighbours on the right and below begin, and where this sheet is cut. */
	private static void seams(BoardGrid grid, BoardSheets.Sheet place, List<BoardSheets.Sheet> printed, double top,
			PDPageContentStream content) throws IOException {
		double right = MARGIN + grid.width();
		double bottom = top - grid.height();
		content.setLineWidth(LINE);
		content.setStrokingColor(GREY);
		if (place.column() > 0) {
			line(MARGIN, top, MARGIN, bottom, content);
		}
		if (place.row() > 0) {
			line(MARGIN, top, right, top, content);
		}
		dash(content);
		if (printed.contains(new BoardSheets.Sheet(place.row(), place.column() + 1))) {
			line(MARGIN + grid.stepAcross(), top, MARGIN + grid.stepAcross(), bottom, content);
		}
		if (printed.contains(new BoardSheets.Sheet(place.row() + 1, place.column()))) {
			line(MARGIN, top - grid.stepDown(), right, top - grid.stepDown(), content);
		}
	}

	private PDPage page(boolean across) {
		return across ? document.addPageAcross() : document.addPage();
	}

	private static void dash(PDPageContentStream content) throws IOException {
		content.setLineWidth(LINE);
		content.setStrokingColor(GREY);
		content.setLineDashPattern(DASHES, 0);
	}

	private static void line(double fromX, double fromY, double toX, double toY, PDPageContentStream content) throws IOException {
		content.moveTo((float) fromX, (float) fromY);
		content.lineTo((float) toX, (float) toY);
		content.stroke();
	}

	private static void draw(PDFormXObject form, double left, double bottom, double scale, PDPageContentStream content) throws IOException {
		content.saveGraphicsState();
		content.transform(Matrix.getTranslateInstance((float) left, (float) bottom));
		content.transform(Matrix.getScaleInstance((float) scale, (float) scale));
		content.drawForm(form);
		content.restoreGraphicsState();
	}

	private void write(String text, Style style, float size, double left, double base, PDPageContentStream content) throws IOException {
		content.beginText();
		content.setFont(document.font(style), size);
		content.newLineAtOffset((float) left, (float) base);
		content.showText(PrintDocument.writable(text));
		content.endText();
	}
}
