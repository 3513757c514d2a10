package org.hullwright.engine.state;

import org.hullwright.engine.tree.World;

/**
 * Numbers the aspects of a state that a derived value can depend on: where the pieces of a kind are, which side they show, what lies on
 * them, what lies in the zones of a declaration, what a state of a property is. Some stand for all of a sort, for whoever cannot tell the
 * kind.
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

	private final int kinds;
	private final int zones;
	private final int properties;

	/** Numbers those of a world. */
	public Aspects(World world) {
		kinds = world.kinds().size();
		zones = world.zones().size();
		properties = world.properties().size();
	}

	/** How many there are. */
	int count() {
		return FIXED + 4 * kinds + zones + properties;
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
