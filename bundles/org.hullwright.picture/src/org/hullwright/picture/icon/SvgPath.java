package org.hullwright.picture.icon;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.hullwright.picture.Outline;
import org.hullwright.picture.Outline.Segment;
import org.hullwright.picture.Point;

/** Reads SVG path data (SVG 1.1, chapter 8.3) as an outline. Quadratic curves and arcs become cubic curves. */
final class SvgPath {

	private final PathScanner scanner;
	private final List<Segment> segments = new ArrayList<>();
	private Point at = new Point(0, 0);
	private Point start = at;
	private Point control = at; // the last control point, which the next smooth curve reflects
	private char last = 'M'; // the letter of the last curve, in capitals

	private SvgPath(String data) {
		scanner = new PathScanner(data);
	}

	/** @throws IllegalArgumentException when it is no path data */
	static Outline outline(String data) {
		return new SvgPath(data).read();
	}

	private Outline read() {
		char command = 'M';
		while (!scanner.isAtEnd()) {
			char letter = scanner.command();
			command = PathScanner.isCommand(letter) ? letter : repeated(command);
			perform(Character.toUpperCase(command), Character.isLowerCase(command));
			last = Character.toUpperCase(command);
		}
		return new Outline(segments);
	}

	/** More numbers after a start are lines, after anything else the same again. */
	private static char repeated(char command) {
		return switch (command) {
			case 'M' -> 'L';
			case 'm' -> 'l';
			case 'Z', 'z' -> throw new IllegalArgumentException("A number follows the end of a shape");
			default -> command;
		};
	}

	private void perform(char command, boolean relative) {
		switch (command) {
			case 'M' -> {
				at = point(relative);
				start = at;
				segments.add(new Segment.Start(at));
			}
			case 'L' -> straight(point(relative));
			case 'H' -> straight(new Point(scanner.number() + (relative ? at.x() : 0), at.y()));
			case 'V' -> straight(new Point(at.x(), scanner.number() + (relative ? at.y() : 0)));
			case 'C' -> curve(point(relative), point(relative), point(relative));
			case 'S' -> curve(reflected("CS"), point(relative), point(relative));
			case 'Q' -> quadratic(point(relative), point(relative));
			case 'T' -> quadratic(reflected("QT"), point(relative));
			case 'A' -> arc(relative);
			case 'Z' -> {
				segments.add(new Segment.Close());
				at = start;
			}
			default -> throw new IllegalArgumentException(
					"There is no path command " + String.valueOf(command).toLowerCase(Locale.ROOT));
		}
	}

	private Point point(boolean relative) {
		double x = scanner.number();
		double y = scanner.number();
		return relative ? at.plus(x, y) : new Point(x, y);
	}

	private void straight(Point to) {
		segments.add(new Segment.Straight(to));
		at = to;
	}

	private void curve(Point first, Point second, Point to) {
		segments.add(new Segment.Curve(first, second, to));
		control = second;
		at = to;
	}

	private void quadratic(Point bend, Point to) {
		segments.add(new Segment.Curve(at.towards(bend, 2 / 3.0), to.towards(bend, 2 / 3.0), to));
		control = bend;
		at = to;
	}

	/** The control point of the curve before, on the other side of where it ended; that end itself after anything else. */
	private Point reflected(String curves) {
		return curves.indexOf(last) >= 0 ? new Point(2 * at.x() - control.x(), 2 * at.y() - control.y()) : at;
	}

	private void arc(boolean relative) {
		double radiusX = scanner.number();
		double radiusY = scanner.number();
		double rotation = Math.toRadians(scanner.number());
		boolean large = scanner.flag();
		boolean clockwise = scanner.flag();
		Point to = point(relative);
		new EllipticalArc(at, to, Math.abs(radiusX), Math.abs(radiusY), rotation).segments(large, clockwise).forEach(segments::add);
		at = to;
	}
}
