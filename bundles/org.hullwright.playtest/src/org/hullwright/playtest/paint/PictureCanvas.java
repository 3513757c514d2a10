package org.hullwright.playtest.paint;

import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.LineAttributes;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.Viewport;

/** A window on one picture, all of which is shown. */
public final class PictureCanvas {

	private static final Colour FRAME = Colour.of(0xE8771E);
	private final Canvas canvas;
	private final PaintResources resources;
	private @Nullable PicturePainter painter; // null before the first picture
	private Colour background;
	/** Around what is selected in the picture; null for nothing. */
	private @Nullable Bounds marked;

	/** @param background around the picture, once there is one */
	public PictureCanvas(Composite parent, Colour background) {
		this.background = background;
		canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
		resources = new PaintResources(canvas.getDisplay());
		canvas.addPaintListener(event -> paint(event.gc));
		canvas.addListener(SWT.Resize, event -> canvas.redraw());
		canvas.addListener(SWT.Dispose, event -> {
			disposePainter();
			resources.dispose();
		});
	}

	public Canvas control() {
		return canvas;
	}

	/** How wide text is here. */
	public TextMeasure measure() {
		return resources;
	}

	/** The picture that is shown. */
	public Optional<Picture> picture() {
		return Optional.ofNullable(painter).map(PicturePainter::picture);
	}

	/** The place in the picture that a place of the window shows; empty before there is a picture. */
	public Optional<Point> placeAt(int x, int y) {
		Rectangle area = canvas.getClientArea();
		return picture().map(shown -> Viewport.fitting(shown.bounds(), area.width, area.height).toBoard(x, y));
	}

	/** Draws a frame around a part of the picture; around none for null. */
	public void mark(@Nullable Bounds part) {
		marked = part;
		canvas.redraw();
	}

	/** Shows another picture. */
	public void show(Picture picture, Colour around) {
		disposePainter();
		painter = new PicturePainter(canvas.getDisplay(), resources, picture);
		background = around;
		canvas.redraw();
	}

	private void disposePainter() {
		Optional.ofNullable(painter).ifPresent(PicturePainter::dispose);
	}

	private void paint(GC gc) {
		Rectangle area = canvas.getClientArea();
		// empty, it is part of what is around
		gc.setBackground(painter != null ? resources.colour(background) : canvas.getParent().getBackground());
		gc.fillRectangle(area);
		Optional.ofNullable(painter).ifPresent(shown -> {
			Viewport viewport = Viewport.fitting(shown.picture().bounds(), area.width, area.height);
			shown.paint(gc, viewport);
			Optional.ofNullable(marked).ifPresent(part -> frame(part, viewport, gc));
		});
	}

	/** In two colours, one of which is seen on any ground. */
	private void frame(Bounds part, Viewport viewport, GC gc) {
		Point corner = viewport.toScreen(new Point(part.x(), part.y()));
		Rectangle frame = new Rectangle((int) Math.round(corner.x()), (int) Math.round(corner.y()),
				(int) Math.round(part.width() * viewport.zoom()), (int) Math.round(part.height() * viewport.zoom()));
		gc.setLineAttributes(new LineAttributes(3));
		gc.setForeground(resources.colour(FRAME));
		gc.drawRectangle(frame);
		gc.setLineAttributes(new LineAttributes(1));
		gc.setForeground(resources.colour(FRAME.writing()));
		gc.drawRectangle(frame);
	}
}
