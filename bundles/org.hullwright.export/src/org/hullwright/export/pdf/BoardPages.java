package org.hullwright.export.pdf;

import java.io.IOException;

import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.util.Matrix;
import org.hullwright.export.art.BoardDrawing;
import org.hullwright.export.table.Board;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Picture;
import org.hullwright.picture.paint.Typeface.Style;
import org.hullwright.picture.scene.BoardTheme;

/** Prints boards as plans, each as large as a page, upright or across as it fits better. */
final class BoardPages {

	private static final double MARGIN = 14 * PrintDocument.MILLIMETRE;
	private static final float CAPTION = 11;

	private final PrintDocument document;
	private final PictureForms forms;

	BoardPages(PrintDocument document) {
		this.document = document;
		this.forms = new PictureForms(document);
	}

	/** Adds a board under a title; its page. */
	PDPage add(Board board, String title) throws IOException {
		Picture picture = BoardDrawing.of(board, BoardTheme.PRINT);
		Bounds bounds = picture.bounds();
		PDPage page = bounds.width() > bounds.height() ? document.addPageAcross() : document.addPage();
		double width = page.getMediaBox().getWidth() - 2 * MARGIN;
		double height = page.getMediaBox().getHeight() - 2 * MARGIN;
		double scale = Math.min(width / bounds.width(), height / bounds.height());
		try (var content = new PDPageContentStream(document.document(), page)) {
			content.beginText();
			content.setFont(document.font(Style.BOLD), CAPTION);
			content.newLineAtOffset((float) MARGIN, (float) (page.getMediaBox().getHeight() - MARGIN));
			content.showText(PrintDocument.writable(title));
			content.endText();
			content.transform(Matrix.getTranslateInstance((float) (MARGIN + width / 2), (float) (MARGIN + height / 2)));
			content.transform(Matrix.getScaleInstance((float) scale, (float) scale));
			content.transform(Matrix.getTranslateInstance((float) (-bounds.width() / 2), (float) (-bounds.height() / 2)));
			content.drawForm(forms.of(picture, 0));
		}
		return page;
	}
}
