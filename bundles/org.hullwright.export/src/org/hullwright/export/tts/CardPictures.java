package org.hullwright.export.tts;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.hullwright.export.archive.Digest;
import org.hullwright.export.art.Sharpness;
import org.hullwright.export.art.Sharpness.Pixels;
import org.hullwright.export.art.TableArt;
import org.hullwright.export.table.Backs;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Table;
import org.hullwright.export.tts.CardPicture.Sheet;
import org.hullwright.lang.design.PaperFormat;
import org.hullwright.lang.rulestext.CardFace.Shape;
import org.hullwright.picture.card.Back;

/**
 * The pictures of all cards, on sheets of those that look alike from behind and are of one size. A card that is added leaves all sheets as
 * they are but that of its own deck.
 */
final class CardPictures {

	/** So many the program takes on one sheet. */
	private static final int MOST_COLUMNS = 10;
	private static final int MOST_ROWS = 7;
	private static final int FIRST_KEY = 1000;
	/** So many that two sheets hardly ever want the same; all have at most seven digits, and the numbers of cards two more. */
	private static final int KEYS = 9_000_000;
	private static final int HEXADECIMAL = 16;
	private static final int DIGITS = 12;

	private final Map<String, Cell> cells = new HashMap<>();
	private final Map<Lot, Sheet> sheets = new HashMap<>();
	private final Set<Integer> given = new HashSet<>();
	private final Backs backs;
	private final TableArt art;
	private final PictureFiles files;

	/** What cards have in common that are on one sheet. */
	private record Alike(Back back, PaperFormat format, boolean twoSided) {}

	/**
	 * The cards of a sheet.
	 *
	 * @param number of the sheet among those of cards that are alike, from 0
	 * @param width how many cards are in a row, where there are as many
	 */
	private record Lot(String pack, Alike alike, int number, int width, List<Component> cards) {

		/** Without the cards, so that it is the same when more are added. */
		String identity() {
			return pack + ":sheet/" + alike.back().title() + "/" + alike.format() + "/" + alike.twoSided() + "/" + number;
		}
	}

	/** How many cards of one size have room on a sheet that weak machines can show. */
	private record Grid(int columns, int rows) {

		static Grid of(Pixels card) {
			return new Grid(Math.clamp(Sharpness.LARGEST / card.width(), 1, MOST_COLUMNS),
					Math.clamp(Sharpness.LARGEST / card.height(), 1, MOST_ROWS));
		}

		int cells() {
			return columns * rows;
		}
	}

	private record Cell(Lot lot, int number) {}

	/**
	 * @param table with all cards
	 * @param backs of all cards
	 */
	CardPictures(Table table, Backs backs, TableArt art, PictureFiles files) {
		this.backs = backs;
		this.art = art;
		this.files = files;
		Map<Alike, List<Component>> byLook = new LinkedHashMap<>();
		table.components().stream().filter(component -> component.shape() == Shape.CARD && component.copies() > 0)
				.forEach(card -> byLook.computeIfAbsent(alike(card), any -> new ArrayList<>()).add(card));
		byLook.forEach((alike, cards) -> {
			Grid grid = Grid.of(art.size(cards.getFirst()));
			for (int first = 0; first < cards.size(); first += grid.cells()) {
				var lot = new Lot(table.pack(), alike, first / grid.cells(), grid.columns(),
						List.copyOf(cards.subList(first, Math.min(cards.size(), first + grid.cells()))));
				for (int cell = 0; cell < lot.cards().size(); cell++) {
					cells.put(lot.cards().get(cell).identity(), new Cell(lot, cell));
				}
			}
		});
	}

	private Alike alike(Component card) {
		return new Alike(backs.of(card), card.card().design().format(), card.isTwoSided());
	}

	/** Where a card is; its sheet is drawn when it is asked for the first time. */
	CardPicture of(Component card) {
		Cell cell = cells.get(card.identity());
		return new CardPicture(sheets.computeIfAbsent(cell.lot(), this::draw), cell.number());
	}

	private Sheet draw(Lot lot) {
		List<Component> cards = lot.cards();
		int columns = Math.min(lot.width(), cards.size());
		String back = files.keep(lot.alike().twoSided()
				? art.sheet(cards, columns, 1)
				: art.back(lot.alike().back(), cards.getFirst().card()));
		return new Sheet(key(lot.identity()), files.keep(art.sheet(cards, columns, 0)), back, lot.alike().twoSided(), columns,
				(cards.size() + columns - 1) / columns);
	}

	/** Made of the identity, so that it is the same in every export. */
	private int key(String identity) {
		for (int attempt = 0;; attempt++) {
			String digest = Digest.of(attempt == 0 ? identity : identity + "~" + attempt);
			int key = FIRST_KEY + (int) (Long.parseLong(digest.substring(0, DIGITS), HEXADECIMAL) % KEYS);
			if (given.add(key)) {
				return key;
			}
		}
	}
}
