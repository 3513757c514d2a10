package org.hullwright.export.vassal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.hullwright.export.art.TableArt;
import org.hullwright.export.art.TableArt.Heading;
import org.hullwright.export.art.TableArt.Label;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.TablePlace;
import org.hullwright.export.vassal.Section.Group;
import org.hullwright.export.vassal.Section.Item;
import org.hullwright.export.vassal.Section.Sheet;
import org.hullwright.export.vassal.Section.Slot;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Point;
import org.hullwright.picture.Raster;

/** A map for places that are on no board: section by section slots with the names of the places below them, and sheets. */
final class Surface {

	private static final double WIDEST = 4300;
	private static final double PADDING = 9;
	private static final double GAP = 40;
	private static final double BETWEEN_GROUPS = 30;
	private static final double WORDS = 75;
	private static final double HEADING = 60;

	private final String title;
	private final PlaceNames names;
	private final List<TablePlace> places = new ArrayList<>();
	private final Map<String, Bounds> slots = new LinkedHashMap<>();
	private final Map<Component, Bounds> sheets = new LinkedHashMap<>();
	private final List<Label> labels = new ArrayList<>();
	private final List<Heading> headings = new ArrayList<>();
	private double right = GAP;
	private double down = GAP;
	private double deepest;
	private double width = GAP;
	private boolean lastIsSheet;

	Surface(String title, List<Section> sections, PlaceNames names) {
		this.title = title;
		this.names = names;
		sections.forEach(this::add);
	}

	private void add(Section section) {
		headings.add(new Heading(section.title(), new Bounds(GAP, down, WIDEST - 2 * GAP, HEADING)));
		down += HEADING + GAP;
		section.groups().forEach(this::add);
		newRow();
	}

	private void add(Group group) {
		double wide = group.items().stream().mapToDouble(item -> item.size().width() + 2 * PADDING + GAP).sum();
		if (right > GAP && (right + wide > WIDEST || group.isSheet() || lastIsSheet)) {
			newRow();
		}
		lastIsSheet = group.isSheet();
		group.items().forEach(this::add);
		right += BETWEEN_GROUPS;
	}

	private void add(Item item) {
		var bounds = new Bounds(right, down, item.size().width() + 2 * PADDING, item.size().height() + 2 * PADDING);
		switch (item) {
			case Slot slot -> {
				places.add(slot.place());
				slots.put(slot.place().identity(), bounds);
				labels.add(new Label(names.of(slot.place()), bounds));
			}
			case Sheet sheet -> sheets.put(sheet.figure(), bounds);
		}
		right += bounds.width() + GAP;
		width = Math.max(width, right);
		deepest = Math.max(deepest, bounds.height() + WORDS);
	}

	private void newRow() {
		right = GAP;
		down += deepest + GAP;
		deepest = 0;
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
		return slot(place).centre();
	}

	/** Where the sheets of figures lie, in pixels. */
	Map<Component, Bounds> sheets() {
		return sheets;
	}

	/** Whether nothing is on it. */
	boolean isEmpty() {
		return slots.isEmpty() && sheets.isEmpty();
	}

	Raster picture(TableArt art) {
		return art.surface((int) Math.max(width, WIDEST), (int) Math.max(down, WIDEST / 4), labels, headings);
	}
}
