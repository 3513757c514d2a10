package org.hullwright.export.table;

import org.hullwright.engine.tree.World;
import org.hullwright.picture.view.ReadableNames;

/** What things are called where people read it: as it is printed, and where nothing is, in the words that their names are made of. */
final class Titles {

	private Titles() {}

	/** A title that may be a mere name: "RoomsA" becomes "Rooms A". */
	static String of(String name, String title) {
		return title.equals(name) ? ReadableNames.titled(name) : title;
	}

	/** What a design is called. */
	static String of(World.Sort design) {
		return of(design.name(), design.title());
	}

	/** What a mode is called. */
	static String of(World.Mode mode) {
		return of(mode.name(), mode.title());
	}

	/** What a scenario is called. */
	static String of(World.Scenario scenario) {
		return of(scenario.name(), scenario.title());
	}
}
