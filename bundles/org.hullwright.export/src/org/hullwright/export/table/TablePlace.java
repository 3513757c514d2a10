package org.hullwright.export.table;

import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.World.Visibility;

/**
 * Where components may lie.
 *
 * @param identity stays whatever else is added to the pack
 * @param title as people call it
 * @param icon by which it is told apart, such as on the backs of a deck; empty text when the pack names none
 * @param accent the colour of the backs of a deck, in the notation {@code #rrggbb} or as a word; empty text when the pack says none
 * @param holderOrNull identity of the copy, the space or the seat that it belongs to; none for what belongs to the whole game
 * @param content name of the kind of what it is for; any, when the text is empty
 * @param deckOrNull identity of the deck that it is the discard pile of
 * @param refills whether it is filled again from its discard pile when it is empty
 */
public record TablePlace(String identity, String title, String icon, String accent, Role role, @Nullable Holder holderOrNull,
		Visibility visibility,
		String content,
		@Nullable String deckOrNull,
		boolean refills) {

	/** What a place is for. */
	public enum Role {
		/** Things lie open beside each other, or in a hand when only their owner sees them. */
		AREA,
		/** Cards lie face down on each other and are drawn from the top. */
		DECK,
		/** Things are drawn without being seen. */
		BAG,
		/** What was drawn from a deck and is done with. */
		DISCARDS,
		/** What lies on something. */
		UPON,
		/** Unused copies of one component. */
		SUPPLY,
		/** Out of the game. */
		BOX
	}

	/**
	 * What a place belongs to.
	 *
	 * @param identity of a copy, a space, a path or a seat
	 * @param title as people call it
	 */
	public record Holder(String identity, What what, String title) {

		/** What sort of thing it is. */
		public enum What {
			/** A copy of a component. */
			PIECE,
			/** A space of a board. */
			SPACE,
			/** A path of a board. */
			PATH,
			/** A player. */
			SEAT,
			/** Something that is drawn on a board and cannot be touched, such as a space of a track. */
			SPOT
		}
	}

	/** The identity of the supply of a component. */
	static String supplyOf(String component) {
		return "supply@" + component;
	}

	/** The same with another holder. */
	TablePlace heldBy(Holder other) {
		String called = role == Role.UPON ? other.title() : title;
		return new TablePlace(identity, called, icon, accent, role, other, visibility, content, deckOrNull, refills);
	}

	/** {@link #holderOrNull}, as an answer. */
	public Optional<Holder> holder() {
		return Optional.ofNullable(holderOrNull);
	}

	/** {@link #deckOrNull}, as an answer. */
	public Optional<String> deck() {
		return Optional.ofNullable(deckOrNull);
	}
}
