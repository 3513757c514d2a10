package org.hullwright.export.vassal;

import java.util.List;

import org.hullwright.picture.Point;

/**
 * A thing on a map that is no copy of a component: how many lie in a pile, or a sheet to be read.
 *
 * @param identity stays whatever else is added to the pack
 * @param map name of the map that it lies on
 * @param traits what it is, without the basic one
 */
record Fixture(String identity, String title, String map, Point at, List<Trait> traits) {

	Fixture {
		traits = List.copyOf(traits);
	}
}
