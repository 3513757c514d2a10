package org.hullwright.playtest.paint;

import java.util.function.ObjDoubleConsumer;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;

/**
 * An image of a control, painted once at the resolution of the device and then shown again and again. With GTK, the toolkit gives an image
 * one pixel for each point of the window, which is blurred where the window has several; elsewhere it sees to that by itself. Belongs to
 * its creator, who disposes it. User-interface thread only.
 */
public final class DeviceImage {

	private static final double NORMAL_ZOOM = 100; // per cent
	private final Image image;
	private final Rectangle area;

	/**
	 * Paints it.
	 *
	 * @param area of the control, in points
	 * @param painting is given how many pixels each point has, and paints all of them
	 */
	public DeviceImage(Control control, Rectangle area, ObjDoubleConsumer<GC> painting) {
		this.area = area;
		double scale = "gtk".equals(SWT.getPlatform()) ? Math.max(1, control.getMonitor().getZoom() / NORMAL_ZOOM) : 1;
		image = new Image(control.getDisplay(), (int) Math.ceil(area.width * scale), (int) Math.ceil(area.height * scale));
		GC gc = new GC(image);
		try {
			painting.accept(gc, scale);
		} finally {
			gc.dispose();
		}
	}

	/** Shows it, moved by so many points. */
	public void show(GC gc, int right, int down) {
		Rectangle whole = image.getBounds();
		gc.drawImage(image, 0, 0, whole.width, whole.height, right, down, area.width, area.height);
	}

	public void dispose() {
		image.dispose();
	}
}
