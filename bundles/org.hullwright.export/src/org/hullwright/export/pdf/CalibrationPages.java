package org.hullwright.export.pdf;

import java.io.IOException;
import java.util.List;

import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.hullwright.picture.paint.Typeface.Style;

/** A sheet by which is found out whether a printer keeps lengths, and how far backs have to be moved. */
final class CalibrationPages {

	private static final double RULE = 100; // millimetres
	private static final double CROSS = 10; // millimetres
	private static final double FROM_EDGE = 30; // millimetres
	private static final double LINE = 5.2; // millimetres
	private static final List<String> ABOUT_RULE = List.of(
			"This line is 100 millimetres long. If it is not on paper, print in actual size",
			"and switch off whatever fits pages to the paper.");
	private static final List<String> ABOUT_CROSSES = List.of(
			"Hold the sheet against a light: the crosses of both sides should lie on each other.",
			"Where they do not, measure how many millimetres those of the back have to go to the",
			"right and down, as seen from the back, and export again with --shift-backs RIGHT,DOWN,",
			"as in --shift-backs 0.5,-1.2. Half a millimetre is hardly seen.");
	private static final List<String> ABOUT_BACK = List.of("The back of the sheet before.");

	private static final float SIZE = 10.5f;
	private static final float THIN = 0.4f;

	private final PrintDocument document;
	private final PrintOptions options;

	CalibrationPages(PrintDocument document, PrintOptions options) {
		this.document = document;
		this.options = options;
	}

	/** A point on a page, in millimetres from its upper left corner. */
	private record Spot(double right, double down) {}

	/** Adds the sheet; its first page. */
	PDPage add() throws IOException {
		PDPage page = document.addPage();
		try (var content = new PDPageContentStream(document.document(), page)) {
			content.setLineWidth(THIN);
			crosses(0, 0, content);
			double left = (options.paper().width() - RULE) / 2;
			rule(left, options.paper().height() / 2 - 55, content);
			write(ABOUT_RULE, left, options.paper().height() / 2 - 45, content);
			if (options.backs() != Duplex.NONE) {
				write(ABOUT_CROSSES, left - 20, options.paper().height() / 2 + 22, content);
			}
		}
		if (options.backs() != Duplex.NONE) {
			PDPage back = document.addPage();
			try (var content = new PDPageContentStream(document.document(), back)) {
				content.setLineWidth(THIN);
				crosses(options.shiftRight(), options.shiftDown(), content);
				write(ABOUT_BACK, options.paper().width() / 2 - 25 + options.shiftRight(),
						options.paper().height() / 2 - 15 + options.shiftDown(), content);
			}
		}
		return page;
	}

	/** In the middle and near the corners: the same places, however a sheet is turned. */
	private void crosses(double right, double down, PDPageContentStream content) throws IOException {
		double width = options.paper().width();
		double height = options.paper().height();
		for (Spot spot : List.of(new Spot(width / 2, height / 2), new Spot(FROM_EDGE, FROM_EDGE), new Spot(width - FROM_EDGE, FROM_EDGE),
				new Spot(FROM_EDGE, height - FROM_EDGE), new Spot(width - FROM_EDGE, height - FROM_EDGE))) {
			Spot moved = new Spot(spot.right() + right, spot.down() + down);
			line(new Spot(moved.right() - CROSS, moved.down()), new Spot(moved.right() + CROSS, moved.down()), content);
			line(new Spot(moved.right(), moved.down() - CROSS), new Spot(moved.right(), moved.down() + CROSS), content);
		}
	}

	private void rule(double left, double down, PDPageContentStream content) throws IOException {
		line(new Spot(left, down), new Spot(left + RULE, down), content);
		for (int millimetre = 0; millimetre <= RULE; millimetre++) {
			double tick = millimetre % 10 == 0 ? 5 : millimetre % 5 == 0 ? 3.5 : 2;
			line(new Spot(left + millimetre, down), new Spot(left + millimetre, down - tick), content);
		}
	}

	private void line(Spot from, Spot to, PDPageContentStream content) throws IOException {
		content.moveTo(x(from), y(from));
		content.lineTo(x(to), y(to));
		content.stroke();
	}

	private void write(List<String> lines, double left, double down, PDPageContentStream content) throws IOException {
		Spot spot = new Spot(left, down);
		for (String line : lines) {
			content.beginText();
			content.setFont(document.font(Style.REGULAR), SIZE);
			content.newLineAtOffset(x(spot), y(spot));
			content.showText(line);
			content.endText();
			spot = new Spot(left, spot.down() + LINE);
		}
	}

	private static float x(Spot spot) {
		return (float) (spot.right() * PrintDocument.MILLIMETRE);
	}

	private float y(Spot spot) {
		return (float) ((options.paper().height() - spot.down()) * PrintDocument.MILLIMETRE);
	}
}
