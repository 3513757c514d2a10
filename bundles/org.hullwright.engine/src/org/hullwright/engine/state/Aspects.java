package org.hullwright.engine.state;

import org.hullwright.engine.tree.World;

/**
 * Numbers the aspects of a state that a derived value can depend on: where the pieces of a kind are, or the copies of one design, which
 * side they show, what lies on them, what lies in the zones of a declaration, what a state of a property is. Some stand for all of a sort,
 * for whoever cannot tell the kind.
 */
public final class Aspects {

	/** Where any piece is. */
	public static final int PLACES = 0;
	/** What lies on any piece. */
	public static final int CONTENTS = 1;
	/** Which side any piece shows. */
	public static final int SIDES = 2;
	/** What lies on the spaces and paths of the boards. */
	public static final int BOARDS = 3;
	/** Who knows any piece although it does not lie open to them, and which pieces are hidden. */
	public static final int KNOWLEDGE = 4;
	private static final int FIXED = 5;
	/** Designs that are told apart, so that the aspects of a large pack are not many more than its kinds and properties. */
	private static final int MOST_DESIGNS = 256;

	private final int kinds;
	private final int zones;
	private final int properties;
	/** By design, the aspect of where its copies are; -1 for those that are not told apart from others of their kind. */
	private final int[] copies;
	private final int count;

	/** Numbers those of a world. */
	public Aspects(World world) {
		kinds = world.kinds().size();
		zones = world.zones().size();
		properties = world.properties().size();
		copies = new int[world.sorts().size()];
		int fewer = FIXED + 4 * kinds + zones + properties;
		int next = fewer;
		for (int sort = 0; sort < copies.length; sort++) {
			copies[sort] = world.sorts().get(sort).copies() > 1 && next < fewer + MOST_DESIGNS ? next++ : -1;
		}
		count = next;
	}

	/** How many there are. */
	int count() {
		return count;
	}

	/**
	 * Where the copies of a design are, such as the markers that are looked for by name; -1 where that is told by nothing but the places of
	 * all pieces of their kind.
	 */
	public int placesOfCopies(int sort) {
		return copies[sort];
	}

	/** Where the pieces of exactly this kind are, themselves or whatever carries them. */
	public int placesOf(int kind) {
		return FIXED + kind;
	}

	/** What lies on the things of exactly this kind, and in which order. */
	public int contentsOf(int kind) {
		return FIXED + kinds + kind;
	}

	/** Which side the pieces of exactly this kind show. */
	public int sidesOf(int kind) {
		return FIXED + 2 * kinds + kind;
	}

	/** What lies in the zones of a declaration and in their discard piles, and in which order. */
	public int zonesOf(int declaration) {
		return FIXED + 4 * kinds + declaration;
	}

	/** Who knows the pieces of exactly this kind although they do not lie open to them, and which of these are hidden. */
	public int knowledgeOf(int kind) {
		return FIXED + 3 * kinds + kind;
	}

	/** The states of a property. */
	public int statesOf(int property) {
		return FIXED + 4 * kinds + zones + property;
	}
}
