package org.hullwright.picture.paint;

import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.util.ArrayList;
import java.util.List;

import org.hullwright.picture.Outline;
import org.hullwright.picture.Outline.Segment;
import org.hullwright.picture.Point;

/** Turns paths of letters into outlines, quadratic curves into cubic ones. */
final class GlyphOutline {

	private static final double CONTROL = 2 / 3.0; // of the way to the control point of a quadratic curve

	private GlyphOutline() {}

	static Outline of(Path2D path) {
		List<Segment> segments = new ArrayList<>();
		double[] at = new double[6];
		Point pen = new Point(0, 0);
		for (PathIterator step = path.getPathIterator(null); !step.isDone(); step.next()) {
			switch (step.currentSegment(at)) {
				case PathIterator.SEG_MOVETO -> {
					pen = new Point(at[0], at[1]);
					segments.add(new Segment.Start(pen));
				}
				case PathIterator.SEG_LINETO -> {
					pen = new Point(at[0], at[1]);
					segments.add(new Segment.Straight(pen));
				}
				case PathIterator.SEG_QUADTO -> {
					Point control = new Point(at[0], at[1]);
					Point end = new Point(at[2], at[3]);
					segments.add(new Segment.Curve(pen.towards(control, CONTROL), end.towards(control, CONTROL), end));
					pen = end;
				}
				case PathIterator.SEG_CUBICTO -> {
					pen = new Point(at[4], at[5]);
					segments.add(new Segment.Curve(new Point(at[0], at[1]), new Point(at[2], at[3]), pen));
				}
				default -> segments.add(new Segment.Close());
			}
		}
		return new Outline(segments);
	}
}
