package org.hullwright.export.vassal;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.hullwright.export.table.Arrangement.Laid;
import org.hullwright.export.table.Table;
import org.hullwright.export.table.TablePlace;

/**
 * Where a copy goes when nobody needs it any more: onto the discard pile of the deck that it comes from, or back into the pile itself, as
 * markers into their supply.
 */
final class Homes {

	private static final String COMMAND_KEY = "68,130"; // Ctrl+D

	private final Map<String, List<Trait>> byPiece = new HashMap<>();

	/**
	 * The homes of all copies of a table.
	 *
	 * @param here which places are to be found on a map
	 */
	Homes(Table table, PlaceNames names, Predicate<TablePlace> here) {
		Map<String, TablePlace> piles = table.places().stream().filter(place -> Piles.isPile(place) && here.test(place))
				.collect(Collectors.toMap(TablePlace::identity, Function.identity()));
		Map<String, TablePlace> discards = new HashMap<>();
		piles.values().forEach(pile -> pile.deck().ifPresent(deck -> discards.put(deck, pile)));
		// what begins outside all piles belongs where the first set-up puts it
		for (Laid laid : table.everLaid().toList()) {
			TablePlace pile = discards.getOrDefault(laid.place(), piles.get(laid.place()));
			if (pile != null) {
				String told = (Piles.isSecret(pile) ? "" : "$newPieceName$ ") + "→ " + names.of(pile) + " *";
				byPiece.putIfAbsent(laid.piece().identity(), List.of(Reports.of("D", told),
						back(discards.containsValue(pile) ? "Discard" : "Put back", names.of(pile))));
			}
		}
	}

	/** The traits of VASSAL by which a copy goes home, and which tell so; none for what belongs into no pile. */
	List<Trait> of(String piece) {
		return byPiece.getOrDefault(piece, List.of());
	}

	private static Trait back(String command, String pile) {
		return new Trait("return;" + Sequence.of(';', command, COMMAND_KEY, "", "", "", "2", "false", pile), "");
	}
}
