package org.hullwright.export.tts;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.hullwright.export.archive.Digest;
import org.hullwright.export.art.TableArt;
import org.hullwright.export.table.Backs;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Table;
import org.hullwright.lang.rulestext.CardFace.Shape;
import org.hullwright.picture.Raster;

/** Puts all cards of a table on sheets: on each those that look alike from behind. */
final class Sheets {

	/** A sheet that is larger than this, from side to side, fails on some machines. */
	private static final int LARGEST = 4096; // pixels
	private static final int FIRST_KEY = 1000;
	private static final int KEYS = 9000;
	private static final int HEXADECIMAL = 16;
	private static final int DIGITS = 7;

	private final Map<String, Card> cards = new HashMap<>();
	private final TableArt art;
	private final PictureFiles files;
	private final int firstKey;
	private int used;

	/** Where a card is. */
	record Card(Sheet sheet, int cell) {

		/** The number by which the program finds it. */
		int number() {
			return sheet.cardOf(cell);
		}
	}

	/** @param backs of all cards */
	Sheets(Table table, Backs backs, TableArt art, PictureFiles files) {
		this.art = art;
		this.files = files;
		this.firstKey = Integer.parseInt(Digest.of(table.pack()).substring(0, DIGITS), HEXADECIMAL) % KEYS;
		var groups = new TreeMap<String, List<Component>>();
		table.components().stream().filter(component -> component.shape() == Shape.CARD && component.copies() > 0)
				.forEach(card -> groups.computeIfAbsent(backs.titleOf(card) + (card.isTwoSided() ? " two-sided" : ""), any -> new ArrayList<>()).add(card));
		groups.values().forEach(group -> lay(group, backs.titleOf(group.getFirst())));
	}

	/** Where the picture of a card is. */
	Card of(Component component) {
		return cards.get(component.identity());
	}

	private void lay(List<Component> group, String back) {
		Raster one = art.face(group.getFirst(), 0);
		int columns = Math.min(Sheet.MOST_COLUMNS, LARGEST / one.width());
		int most = columns * Math.min(Sheet.MOST_ROWS, LARGEST / one.height());
		for (int first = 0; first < group.size(); first += most) {
			layOne(group.subList(first, Math.min(group.size(), first + most)), back, columns);
		}
	}

	private void layOne(List<Component> group, String back, int mostColumns) {
		boolean twoSided = group.getFirst().isTwoSided();
		int columns = Math.min(mostColumns, group.size());
		int rows = (group.size() + columns - 1) / columns;
		String behind = files.keep(twoSided ? sheet(group, 1, columns) : art.back(back, Shape.CARD));
		var sheet = new Sheet(nextKey(), files.keep(sheet(group, 0, columns)), behind, columns, rows, twoSided);
		for (int cell = 0; cell < group.size(); cell++) {
			cards.put(group.get(cell).identity(), new Card(sheet, cell));
		}
	}

	private Raster sheet(List<Component> group, int side, int columns) {
		return art.sheet(group.stream().map(card -> art.face(card, side)).toList(), columns);
	}

	/** Two packs on one table must not have the same keys, so where they begin depends on the name of the pack. */
	private int nextKey() {
		int key = FIRST_KEY + (firstKey + used) % KEYS;
		used++;
		return key;
	}
}
