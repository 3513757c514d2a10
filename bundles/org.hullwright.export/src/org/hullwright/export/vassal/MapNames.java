package org.hullwright.export.vassal;

import java.util.HashMap;
import java.util.Map;

import org.hullwright.export.table.Board;
import org.hullwright.export.table.Table;

/**
 * What maps are called: that of places, hands, and boards by their titles, each by a name of its own, for VASSAL finds maps by their names.
 * What a pack adds comes after what it builds on and changes none of its names.
 */
final class MapNames {

	private final Distinct distinct = new Distinct();
	private final Map<String, String> boards = new HashMap<>();

	/** @param table whose boards are called, and who sits there */
	MapNames(Table table) {
		distinct.of(TableMaps.TABLE);
		TableMaps.sides(table.seats()).stream().map(TableMaps::handOf).forEach(distinct::of);
		table.boards().forEach(board -> boards.put(board.identity(), distinct.of(titleOf(board))));
	}

	/** The map of a board of the table. */
	String of(Board board) {
		return boards.get(board.identity());
	}

	/** One more map, which is not asked for again. */
	String further(String title) {
		return distinct.of(PlaceNames.plain(title));
	}

	/** A board may be called like the map of everything else. */
	private static String titleOf(Board board) {
		String title = PlaceNames.plain(board.title());
		return title.equals(TableMaps.TABLE) ? title + " (board)" : title;
	}
}
