package org.hullwright.export.pdf;

import java.awt.Color;
import java.io.IOException;
import java.util.IdentityHashMap;
import java.util.Map;

import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAppearanceStream;
import org.apache.pdfbox.util.Matrix;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Drawing;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Outline.Segment;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.paint.Typeface;
import org.hullwright.picture.paint.Typeface.Style;

/**
 * Puts pictures into a document, each once: shapes stay shapes and letters stay letters. What is shown often is shown from the same place.
 */
final class PictureForms {

	private static final int OPAQUE = 255;
	private static final int ROUND = 1;

	private final PrintDocument document;
	private final Map<Picture, PDFormXObject> forms = new IdentityHashMap<>();

	PictureForms(PrintDocument document) {
		this.document = document;
	}

	/**
	 * A picture, with as much of what is around its bounds as may be wanted. Its unit is that of the picture, its lower left corner that of
	 * the bounds.
	 *
	 * @param around in the unit of the picture
	 */
	PDFormXObject of(Picture picture, double around) throws IOException {
		PDFormXObject known = forms.get(picture);
		if (known == null) {
			known = drawn(picture, around);
			forms.put(picture, known);
		}
		return known;
	}

	private PDFormXObject drawn(Picture picture, double around) throws IOException {
		PDAppearanceStream form = new PDAppearanceStream(document.document()); // a form in which fonts are counted as used
		form.setResources(new PDResources());
		form.setBBox(new PDRectangle((float) -around, (float) -around, (float) (picture.bounds().width() + 2 * around),
				(float) (picture.bounds().height() + 2 * around)));
		try (var content = new PDPageContentStream(document.document(), form,
				form.getContentStream().createOutputStream(COSName.FLATE_DECODE))) {
			content.setLineCapStyle(ROUND);
			content.setLineJoinStyle(ROUND);
			for (Drawing drawing : picture.drawings()) {
				content.saveGraphicsState();
				draw(drawing, new Turned(picture.bounds()), content);
				content.restoreGraphicsState();
			}
		}
		return form;
	}

	/** From pictures, in which y grows downwards, to documents, in which it grows upwards. */
	private record Turned(Bounds bounds) {

		float x(Point point) {
			return (float) (point.x() - bounds.x());
		}

		float y(Point point) {
			return (float) (bounds.y() + bounds.height() - point.y());
		}
	}

	private void draw(Drawing drawing, Turned turned, PDPageContentStream content) throws IOException {
		switch (drawing) {
			case Drawing.Fill fill -> {
				fill(fill.colour(), content);
				path(fill.outline(), turned, content);
				content.fill();
			}
			case Drawing.Stroke stroke -> {
				opacity(stroke.colour(), content);
				content.setStrokingColor(new Color(stroke.colour().rgb()));
				content.setLineWidth((float) stroke.width());
				if (stroke.dashed()) {
					content.setLineDashPattern(new float[] { 8, 7 }, 0);
				}
				path(stroke.outline(), turned, content);
				content.stroke();
			}
			case Drawing.Words words -> {
				double width = Typeface.embedded().width(words.text(), words.size(), words.bold());
				write(words.text(), words.middle().plus(-width / 2, 0), words.size(), words.bold(), words.colour(), turned, content);
			}
			case Drawing.Line line -> write(line.text(), line.start(), line.size(), line.bold(), line.colour(), turned, content);
			case Drawing.Pixels pixels -> {
				Bounds place = pixels.place();
				Point corner = new Point(place.x(), place.y() + place.height());
				content.drawImage(document.image(pixels.raster()), turned.x(corner), turned.y(corner), (float) place.width(),
						(float) place.height());
			}
		}
	}

	private void write(String text, Point start, double size, boolean bold, Colour colour, Turned turned, PDPageContentStream content)
			throws IOException {
		Point base = start.plus(0, size * TextMeasure.BASELINE);
		fill(colour, content);
		content.beginText();
		content.setFont(document.font(bold ? Style.BOLD : Style.REGULAR), (float) size);
		content.setTextMatrix(Matrix.getTranslateInstance(turned.x(base), turned.y(base)));
		content.showText(PrintDocument.writable(text));
		content.endText();
	}

	private void fill(Colour colour, PDPageContentStream content) throws IOException {
		opacity(colour, content);
		content.setNonStrokingColor(new Color(colour.rgb()));
	}

	private void opacity(Colour colour, PDPageContentStream content) throws IOException {
		if (colour.opacity() < OPAQUE) {
			content.setGraphicsStateParameters(document.opacity(colour.opacity()));
		}
	}

	private static void path(Outline outline, Turned turned, PDPageContentStream content) throws IOException {
		for (Segment segment : outline.segments()) {
			switch (segment) {
				case Segment.Start start -> content.moveTo(turned.x(start.at()), turned.y(start.at()));
				case Segment.Straight straight -> content.lineTo(turned.x(straight.to()), turned.y(straight.to()));
				case Segment.Curve curve ->
					content.curveTo(turned.x(curve.firstControl()), turned.y(curve.firstControl()), turned.x(curve.secondControl()),
							turned.y(curve.secondControl()), turned.x(curve.to()), turned.y(curve.to()));
				case Segment.Close close -> content.closePath();
			}
		}
	}
}
