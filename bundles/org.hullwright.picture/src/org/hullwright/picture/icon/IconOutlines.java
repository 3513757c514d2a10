package org.hullwright.picture.icon;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

import org.hullwright.icons.Icon;
import org.hullwright.icons.IconLibrary;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Point;

/** The icons that come along as outlines. Those that were read once are kept. For any number of threads. */
public final class IconOutlines {

	private static final Map<String, Optional<Outline>> READ = new ConcurrentHashMap<>();

	private IconOutlines() {}

	/**
	 * An icon of a size at a place; empty when there is none of that name.
	 *
	 * @param size width and height, in units of the picture
	 */
	public static Optional<Outline> of(String name, Point middle, double size) {
		double scale = size / Icon.SIZE;
		return READ.computeIfAbsent(name, IconOutlines::read)
				.map(outline -> outline.scaled(scale).moved(middle.x() - size / 2, middle.y() - size / 2));
	}

	private static Optional<Outline> read(String name) {
		return IconLibrary.complete().find(name).map(icon -> SvgPath.outline(icon.path()));
	}
}
