package org.hullwright.export.vassal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.hullwright.export.art.TableArt;
import org.hullwright.export.art.TableArt.Label;
import org.hullwright.export.table.TablePlace;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Point;
import org.hullwright.picture.Raster;

/** A map for places that are on no board: a grid of slots with the names of the places below them. */
final class Surface {

	private static final int COLUMNS = 12;
	private static final int SLOT_WIDTH = 270;
	private static final int SLOT_HEIGHT = 370;
	private static final int GAP = 50;
	private static final int WORDS = 50;

	private final String title;
	private final List<TablePlace> places;
	private final Map<String, Bounds> slots = new LinkedHashMap<>();
	private final List<Label> labels = new ArrayList<>();
	private final int width;
	private final int height;

	Surface(String title, List<TablePlace> places, PlaceNames names) {
		this.title = title;
		this.places = List.copyOf(places);
		for (int at = 0; at < places.size(); at++) {
			var slot = new Bounds(GAP + at % COLUMNS * (SLOT_WIDTH + GAP), GAP + (at / COLUMNS) * (SLOT_HEIGHT + GAP + WORDS), SLOT_WIDTH,
					SLOT_HEIGHT);
			slots.put(places.get(at).identity(), slot);
			labels.add(new Label(names.of(places.get(at)), slot));
		}
		int rows = Math.max(1, (places.size() + COLUMNS - 1) / COLUMNS);
		this.width = GAP + Math.max(1, Math.min(COLUMNS, places.size())) * (SLOT_WIDTH + GAP);
		this.height = GAP + rows * (SLOT_HEIGHT + GAP + WORDS);
	}

	/** What the map is called. */
	String title() {
		return title;
	}

	/** All that is on it, in order. */
	List<TablePlace> places() {
		return places;
	}

	/** Whether a place is on it. */
	boolean has(TablePlace place) {
		return slots.containsKey(place.identity());
	}

	/** Where a place is, in pixels. */
	Bounds slot(TablePlace place) {
		return slots.get(place.identity());
	}

	/** The middle of a place, in pixels. */
	Point middle(TablePlace place) {
		Bounds slot = slot(place);
		return new Point(slot.x() + slot.width() / 2, slot.y() + slot.height() / 2);
	}

	Raster picture(TableArt art) {
		return art.surface(width, height, labels);
	}
}
