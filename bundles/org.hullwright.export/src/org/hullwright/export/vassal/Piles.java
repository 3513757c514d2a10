package org.hullwright.export.vassal;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.World.Visibility;
import org.hullwright.export.table.Arrangement.Laid;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Table;
import org.hullwright.export.table.TablePlace;
import org.hullwright.export.table.TablePlace.Role;
import org.hullwright.lang.rulestext.CardFace.Shape;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Point;

/**
 * Writes what things are drawn from: decks, bags, discard piles, supplies and the box. Each is a pile of VASSAL; they differ in whether it
 * is face down and in which order it is drawn from.
 */
final class Piles {

	/** So many cards of a pile are drawn above each other: more would cover its number. */
	private static final int HIGHEST = 4;
	private static final String ALWAYS = "Always";
	private static final String NEVER = "Never";
	private static final String BY_MENU = "Via right-click Menu";

	private final PlaceNames names;
	private final Predicate<TablePlace> shuffled;
	private final Set<String> ofCards;

	/** Those of a table. */
	Piles(Table table, PlaceNames names) {
		this.names = names;
		this.shuffled = table::isShuffled;
		Map<String, Component> components = table.componentsByIdentity();
		this.ofCards = table.everLaid().filter(laid -> components.get(laid.piece().component()).shape() == Shape.CARD).map(Laid::place)
				.collect(Collectors.toSet());
	}

	/** Whether what lies in a place lies in a pile, and not beside each other. */
	static boolean isPile(TablePlace place) {
		return place.role() != Role.AREA && place.role() != Role.UPON;
	}

	/**
	 * The pile of a place, without anything in it.
	 *
	 * @param refill the pile that it is put back under when that has run out; null for none
	 */
	Element of(TablePlace place, Bounds slot, Point middle, @Nullable TablePlace refill) {
		Element pile = Element.of("VASSAL.build.module.map.DrawPile").with("name", names.of(place)).with("owningBoard", Maps.BOARD)
				.with("x", Math.round(middle.x()))
				.with("y", Math.round(middle.y())).with("width", Math.round(slot.width())).with("height", Math.round(slot.height()))
				.with("allowMultiple", "true")
				.with("allowSelect", String.valueOf(!isSecret(place))).with("faceDown", faceDown(place)).with("drawFaceUp", "true")
				.with("shuffle", shuffle(place))
				.with("reversible", "false").with("draw", "true").with("color", "154,163,175").with("hotkeyOnEmpty", "false")
				.with("canSave", "false")
				.with("maxStack", HIGHEST);
		if (shuffled.test(place)) {
			pile.with("shuffleHotkey", Controls.SHUFFLE);
		}
		if (goesIntoHands(place)) {
			pile.add(HandCommands.ofDeck(names.of(place)));
		}
		Optional.ofNullable(refill)
				.ifPresent(deck -> pile.with("reshufflable", "true").with("reshuffleCommand", "Put back into " + names.of(deck))
						.with("reshuffleMessage", "").with("reshuffleTarget", names.of(deck)));
		return pile;
	}

	/** The same in a game that is going on. */
	String type(TablePlace place, Bounds slot, @Nullable TablePlace refill) {
		return "deck;" + Sequence.of(';', "true", "154,163,175", String.valueOf(Math.round(slot.width())),
				String.valueOf(Math.round(slot.height())), faceDown(place),
				shuffle(place), "true", String.valueOf(!isSecret(place)), "false",
				Optional.ofNullable(refill).map(deck -> "Put back into " + names.of(deck)).orElse(""),
				Optional.ofNullable(refill).map(names::of).orElse(""), "", names.of(place), "", "", "", "true", "false",
				shuffled.test(place) ? Controls.SHUFFLE : "", "", String.valueOf(HIGHEST), "", "false",
				goesIntoHands(place) ? HandCommands.inGame(names.of(place)) : "");
	}

	/** Whether cards are drawn from it that nobody has seen. */
	private boolean goesIntoHands(TablePlace place) {
		return place.role() == Role.DECK && isSecret(place) && ofCards.contains(place.identity());
	}

	/** Whether what lies there lies face down. */
	static boolean isSecret(TablePlace place) {
		return switch (place.role()) {
			case DECK, BAG -> place.visibility() != Visibility.EVERYBODY;
			case AREA -> place.visibility() == Visibility.NOBODY;
			case DISCARDS, UPON, SUPPLY, BOX -> false;
		};
	}

	private static String faceDown(TablePlace place) {
		return isSecret(place) ? ALWAYS : NEVER;
	}

	private static String shuffle(TablePlace place) {
		return switch (place.role()) {
			case BAG -> ALWAYS;
			case DECK, DISCARDS -> BY_MENU;
			case AREA, UPON, SUPPLY, BOX -> NEVER;
		};
	}
}
