package org.hullwright.picture;

/**
 * What part of the board the window shows: screen = board · zoom + offset.
 *
 * @param zoom pixels for each board unit
 */
public record Viewport(double zoom, double left, double top) {

	public static final double CLOSEST = 3;
	public static final double FARTHEST = 0.12;
	/** Fitting a small board does not blow it up further than this. */
	private static final double LARGEST_FIT = 1.4;

	public Point toBoard(double screenX, double screenY) {
		return new Point((screenX - left) / zoom, (screenY - top) / zoom);
	}

	public Point toScreen(Point board) {
		return new Point(board.x() * zoom + left, board.y() * zoom + top);
	}

	public Viewport panned(double right, double down) {
		return new Viewport(zoom, left + right, top + down);
	}

	/**
	 * The same part of the board in a window with so many times as many pixels each way: for a device whose pixels are smaller than those
	 * of the window.
	 */
	public Viewport scaled(double factor) {
		return new Viewport(zoom * factor, left * factor, top * factor);
	}

	/** Zooms while what is under the given place of the screen stays there. */
	public Viewport zoomed(double factor, double screenX, double screenY) {
		double next = Math.clamp(zoom * factor, FARTHEST, CLOSEST);
		Point fixed = toBoard(screenX, screenY);
		return new Viewport(next, screenX - fixed.x() * next, screenY - fixed.y() * next);
	}

	/** Shows all of an area in the middle of a window of the given size. */
	public static Viewport fitting(Bounds area, double width, double height) {
		double wanted = Math.min(width / Math.max(1, area.width()), height / Math.max(1, area.height()));
		double zoom = Math.clamp(wanted, FARTHEST, LARGEST_FIT);
		Point centre = area.centre();
		return new Viewport(zoom, width / 2 - centre.x() * zoom, height / 2 - centre.y() * zoom);
	}

	/** Moved as little as needed for an area to lie inside the window with some room around it. */
	public Viewport revealing(Bounds area, double width, double height) {
		double right = shift(area.x() * zoom + left, area.width() * zoom, width);
		double down = shift(area.y() * zoom + top, area.height() * zoom, height);
		return panned(right, down);
	}

	private static double shift(double start, double length, double available) {
		if (start < 0) {
			return -start;
		}
		return Math.min(0, Math.max(available - start - length, -start));
	}
}
