package org.hullwright.playtest.paint;

import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Picture;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.Viewport;

/** A window on one picture, all of which is shown. */
public final class PictureCanvas {

	private final Canvas canvas;
	private final PaintResources resources;
	private @Nullable PicturePainter painter; // null before the first picture
	private Colour background;

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
		Optional.ofNullable(painter)
				.ifPresent(shown -> shown.paint(gc, Viewport.fitting(shown.picture().bounds(), area.width, area.height)));
	}
}
