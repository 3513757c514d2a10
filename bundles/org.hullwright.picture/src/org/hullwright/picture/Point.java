package org.hullwright.picture;

/** A place in the picture, in board units; y grows downwards. */
public record Point(double x, double y) {

	public Point plus(double right, double down) {
		return new Point(x + right, y + down);
	}

	public double distanceTo(Point other) {
		return Math.hypot(other.x - x, other.y - y);
	}

	/** @param share 0 (here) to 1 (there) */
	public Point towards(Point there, double share) {
		return new Point(x + (there.x - x) * share, y + (there.y - y) * share);
	}
}
