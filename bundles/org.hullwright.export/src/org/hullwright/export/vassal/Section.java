package org.hullwright.export.vassal;

import java.util.List;

import org.hullwright.export.table.Component;
import org.hullwright.export.table.TablePlace;
import org.hullwright.export.vassal.Sizes.Size;

/**
 * A part of a surface: places that are used for the same.
 *
 * @param title stands above it
 */
record Section(String title, List<Group> groups) {

	Section {
		groups = List.copyOf(groups);
	}

	/** What lies in a row, such as a deck and its discard pile. */
	record Group(List<Item> items) {

		Group {
			items = List.copyOf(items);
		}

		/** Whether it is a sheet with what belongs to it, which has a row for itself. */
		boolean isSheet() {
			return items.size() > 1 && items.getFirst() instanceof Sheet;
		}
	}

	/** Something that takes room. */
	sealed interface Item {

		/** How much. */
		Size size();
	}

	/** A place in which things lie. */
	record Slot(TablePlace place, Size size) implements Item {}

	/** What is printed of a figure, which stands on a board itself. */
	record Sheet(Component figure, Size size) implements Item {}
}
