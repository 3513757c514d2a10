package org.hullwright.lang.picture;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;

/**
 * How many corners the outline of a shape has, and how long it is at most, in its own units: curves are no longer than the way along their
 * control points.
 */
record SvgOutline(int corners, double length) {

	private static final SvgOutline NONE = new SvgOutline(0, 0);
	private static final Pattern COMMAND = Pattern.compile("([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)");
	private static final double SIDES = 4;

	/** The outline of an element; none of those that are no shapes. */
	static SvgOutline of(SvgElement shape) {
		return switch (shape.name()) {
			case "path" -> new Path().along(shape.attribute("d"));
			case "polyline", "polygon" -> new Path().along("M" + shape.attribute("points") + "Z");
			case "line" -> new Path()
					.along("M" + number(shape, "x1") + " " + number(shape, "y1") + "L" + number(shape, "x2") + " " + number(shape, "y2"));
			case "rect" -> new SvgOutline(4, 2 * (number(shape, "width") + number(shape, "height")));
			case "circle" -> new SvgOutline(4, 2 * Math.PI * number(shape, "r"));
			case "ellipse" -> new SvgOutline(4, 2 * Math.PI * Math.max(number(shape, "rx"), number(shape, "ry")));
			case "text", "tspan", "textPath" -> new SvgOutline(0, shape.letters() * SIDES * Math.max(16, number(shape, "font-size")));
			default -> NONE;
		};
	}

	private static double number(SvgElement shape, String attribute) {
		return shape.values(attribute).stream().mapToDouble(SvgNumbers::largestIn).max().orElse(0);
	}

	/** Follows the commands of a path. */
	private static final class Path {

		private double x;
		private double y;
		private double startX;
		private double startY;
		private double length;
		private int corners;

		SvgOutline along(String commands) {
			Matcher command = COMMAND.matcher(commands);
			while (command.find()) {
				follow(command.group(1).charAt(0), SvgNumbers.in(command.group(2)));
			}
			return new SvgOutline(corners, length);
		}

		private void follow(char command, double[] numbers) {
			boolean relative = Character.isLowerCase(command);
			switch (Character.toUpperCase(command)) {
				case 'Z' -> to(startX, startY);
				case 'H' -> {
					for (double number : numbers) {
						to(relative ? x + number : number, y);
					}
				}
				case 'V' -> {
					for (double number : numbers) {
						to(x, relative ? y + number : number);
					}
				}
				case 'A' -> arcs(numbers, relative);
				case 'C' -> curve(numbers, 6, relative);
				case 'S', 'Q' -> curve(numbers, 4, relative);
				default -> points(command, numbers, relative);
			}
		}

		/** The two flags of an arc may be written without a space, so that nobody knows without them which number is which. */
		private void arcs(double[] numbers, boolean relative) {
			length += 2 * Math.PI * DoubleStream.of(numbers).map(Math::abs).sum() + Math.hypot(x, y);
			if (numbers.length > 1) {
				to(numbers, numbers.length - 2, relative);
			}
			corners += numbers.length / 4;
		}

		private void points(char command, double[] numbers, boolean relative) {
			for (int at = 0; at < numbers.length; at += 2) {
				double before = length;
				to(numbers, at, relative);
				if (at == 0 && Character.toUpperCase(command) == 'M') {
					length = before; // the pen is lifted
					startX = x;
					startY = y;
				}
			}
		}

		/**
		 * What is relative is so to the beginning of the curve. A mirrored control point is as far away as the one before, so each counts
		 * twice.
		 */
		private void curve(double[] numbers, int each, boolean relative) {
			for (int at = 0; at < numbers.length; at += each) {
				double fromX = x;
				double fromY = y;
				for (int point = at; point < Math.min(at + each, numbers.length); point += 2) {
					double beforeX = x;
					double beforeY = y;
					x = (relative ? fromX : 0) + numbers[point];
					y = (relative ? fromY : 0) + numbers[Math.min(point + 1, numbers.length - 1)];
					length += (each == 4 ? 2 : 1) * Math.hypot(x - beforeX, y - beforeY);
				}
				corners++;
			}
		}

		private void to(double[] numbers, int at, boolean relative) {
			double second = numbers[Math.min(at + 1, numbers.length - 1)];
			to(relative ? x + numbers[at] : numbers[at], relative ? y + second : second);
		}

		private void to(double nextX, double nextY) {
			length += Math.hypot(nextX - x, nextY - y);
			x = nextX;
			y = nextY;
			corners++;
		}
	}
}
