package org.hullwright.playtest.paint;

import java.io.ByteArrayInputStream;
import java.util.IdentityHashMap;
import java.util.Map;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.LineAttributes;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Transform;
import org.eclipse.swt.widgets.Display;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Drawing;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Outline.Segment;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Raster;
import org.hullwright.picture.Viewport;

/**
 * Paints one picture with SWT, any number of times at any zoom. Shapes are turned into the toolkit's paths once; writing is laid out anew
 * at the size it has on the screen, which is what keeps it crisp.
 */
public final class PicturePainter {

	/** Writing smaller than this many pixels is left out. */
	private static final double LEGIBLE = 4.5;
	/** Small letters are set on whole pixels, which makes lines wider than they were measured; more than this is not left so. */
	private static final double WIDER = 1.03;
	private final Display display;
	private final PaintResources resources;
	private final Picture picture;
	private final Map<Outline, Path> paths = new IdentityHashMap<>();
	private final Map<Raster, Image> images = new IdentityHashMap<>();

	public PicturePainter(Display display, PaintResources resources, Picture picture) {
		this.display = display;
		this.resources = resources;
		this.picture = picture;
	}

	public Picture picture() {
		return picture;
	}

	public void paint(GC gc, Viewport viewport) {
		gc.setAntialias(SWT.ON);
		gc.setTextAntialias(SWT.ON);
		gc.setFillRule(SWT.FILL_WINDING); // as in all other pictures; icons overlap themselves
		Transform zoomed = new Transform(display, (float) viewport.zoom(), 0, 0, (float) viewport.zoom(), (float) viewport.left(),
				(float) viewport.top());
		Transform plain = new Transform(display);
		try {
			boolean inBoardUnits = false;
			for (Drawing drawing : picture.drawings()) {
				boolean shape = drawing instanceof Drawing.Fill || drawing instanceof Drawing.Stroke;
				if (shape != inBoardUnits) {
					gc.setTransform(shape ? zoomed : plain);
					inBoardUnits = shape;
				}
				paint(drawing, gc, viewport);
			}
		} finally {
			gc.setTransform(null);
			gc.setAlpha(255);
			zoomed.dispose();
			plain.dispose();
		}
	}

	private void paint(Drawing drawing, GC gc, Viewport viewport) {
		switch (drawing) {
			case Drawing.Fill fill -> {
				gc.setAlpha(fill.colour().opacity());
				gc.setBackground(resources.colour(fill.colour()));
				gc.fillPath(path(fill.outline()));
			}
			case Drawing.Stroke stroke -> {
				gc.setAlpha(stroke.colour().opacity());
				gc.setForeground(resources.colour(stroke.colour()));
				LineAttributes line = new LineAttributes((float) stroke.width(), SWT.CAP_ROUND, SWT.JOIN_ROUND);
				if (stroke.dashed()) {
					line.style = SWT.LINE_CUSTOM;
					line.dash = new float[] { 8, 7 };
				}
				gc.setLineAttributes(line);
				gc.drawPath(path(stroke.outline()));
			}
			case Drawing.Words words -> write(words.text(), words.middle(), true, words.size(), words.bold(), words.colour(), gc, viewport);
			case Drawing.Line line -> write(line.text(), line.start(), false, line.size(), line.bold(), line.colour(), gc, viewport);
			case Drawing.Pixels pixels -> show(pixels, gc, viewport);
		}
	}

	private void show(Drawing.Pixels pixels, GC gc, Viewport viewport) {
		Image image = images.computeIfAbsent(pixels.raster(), raster -> new Image(display, new ByteArrayInputStream(raster.png())));
		org.hullwright.picture.Point corner = viewport.toScreen(new org.hullwright.picture.Point(pixels.place().x(), pixels.place().y()));
		gc.setAlpha(255);
		gc.setInterpolation(SWT.HIGH);
		gc.drawImage(image, 0, 0, pixels.raster().width(), pixels.raster().height(), (int) Math.round(corner.x()),
				(int) Math.round(corner.y()),
				(int) Math.round(pixels.place().width() * viewport.zoom()), (int) Math.round(pixels.place().height() * viewport.zoom()));
	}

	private void write(String text, org.hullwright.picture.Point place, boolean centred, double boardSize, boolean bold, Colour colour,
			GC gc, Viewport viewport) {
		double size = boardSize * viewport.zoom();
		if (size < LEGIBLE || text.isEmpty()) {
			return;
		}
		gc.setFont(resources.font(size, bold));
		gc.setAlpha(colour.opacity());
		gc.setForeground(resources.colour(colour));
		org.hullwright.picture.Point start = viewport.toScreen(place);
		org.eclipse.swt.graphics.Point extent = gc.textExtent(text);
		double width = Math.min(extent.x, resources.width(text, size, bold) * WIDER);
		double left = centred ? start.x() - width / 2.0 : start.x();
		double top = start.y() - extent.y / 2.0;
		if (width < extent.x) {
			squeeze(text, left, top, width / extent.x, gc);
		} else {
			gc.drawText(text, (int) Math.round(left), (int) Math.round(top), SWT.DRAW_TRANSPARENT);
		}
	}

	/** Writes a line narrower than its letters are, so that it stays in the room that was measured for it. */
	private void squeeze(String text, double left, double top, double narrower, GC gc) {
		Transform narrow = new Transform(display, (float) narrower, 0, 0, 1, Math.round(left), Math.round(top));
		try {
			gc.setTransform(narrow);
			gc.drawText(text, 0, 0, SWT.DRAW_TRANSPARENT);
		} finally {
			gc.setTransform(null);
			narrow.dispose();
		}
	}

	private Path path(Outline outline) {
		return paths.computeIfAbsent(outline, this::created);
	}

	private Path created(Outline outline) {
		Path path = new Path(display);
		for (Segment segment : outline.segments()) {
			switch (segment) {
				case Segment.Start start -> path.moveTo((float) start.at().x(), (float) start.at().y());
				case Segment.Straight straight -> path.lineTo((float) straight.to().x(), (float) straight.to().y());
				case Segment.Curve curve -> path.cubicTo((float) curve.firstControl().x(), (float) curve.firstControl().y(),
						(float) curve.secondControl().x(), (float) curve.secondControl().y(), (float) curve.to().x(),
						(float) curve.to().y());
				case Segment.Close close -> path.close();
			}
		}
		return path;
	}

	public void dispose() {
		paths.values().forEach(Path::dispose);
		paths.clear();
		images.values().forEach(Image::dispose);
		images.clear();
	}
}
