package org.hullwright.picture.board;

import org.hullwright.picture.Outline;
import org.hullwright.picture.Point;

/** A curve between two points that bends evenly towards a control point. */
record Arc(Point from, Point control, Point to) {

	private static final int HALVINGS = 20;

	Outline outline() {
		return Outline.arc(from, control, to);
	}

	/** The same curve without what is nearer to its ends than a distance, which is less than half of it. */
	Arc clearOfEnds(double distance) {
		double near = 0;
		double far = 0.5;
		for (int halving = 0; halving < HALVINGS; halving++) {
			double between = (near + far) / 2;
			if (from.distanceTo(at(between, between)) < distance) {
				near = between;
			} else {
				far = between;
			}
		}
		return new Arc(at(far, far), at(far, 1 - far), at(1 - far, 1 - far));
	}

	/**
	 * The blossom of the curve: its point at a share of the way when both are the same, else the control point of the part between them (de
	 * Casteljau).
	 */
	private Point at(double first, double second) {
		return from.towards(control, first).towards(control.towards(to, first), second);
	}
}
