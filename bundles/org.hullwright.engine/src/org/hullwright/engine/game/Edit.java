package org.hullwright.engine.game;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.state.StableNames;
import org.hullwright.engine.tree.World;

/**
 * A change of the state by hand. It belongs to the game like a decision does, and is made again whenever the game is played again: when the
 * next decision is about to be asked, whose options are then looked for once more. Things are known by their {@link StableNames}, so that
 * an edit still means the same after the pack was changed.
 */
public sealed interface Edit {

	/** How many decisions were taken before it. */
	int before();

	/** A piece is put at the end of a zone. */
	record Move(int before, String piece, String zone) implements Edit {}

	/** A state of a piece, or of the game when the piece is null, is changed; to what is absent when the value is null. */
	record Change(int before, @Nullable String piece, String property, @Nullable String value) implements Edit {}

	/** A piece of a zone is what is drawn there next: it is put on top, or prepared where things are drawn at random. */
	record Next(int before, String piece, String zone) implements Edit {}

	/** A die shows a face next, by its position from 0. */
	record Roll(int before, String die, int face) implements Edit {}

	/** A piece of a zone is what is drawn there next. */
	static Edit next(StableNames names, int before, int piece, int zone) {
		return new Next(before, names.ofPiece(piece), names.ofZone(zone));
	}

	/** A die shows a face next, by its position from 0. */
	static Edit roll(World world, int before, int die, int face) {
		return new Roll(before, world.dice().get(die).name(), face);
	}

	/** A piece is put at the end of a zone. */
	static Edit move(StableNames names, int before, int piece, int zone) {
		return new Move(before, names.ofPiece(piece), names.ofZone(zone));
	}

	/** A state of a piece is changed. */
	static Edit change(World world, StableNames names, int before, int piece, int property, int value) {
		return new Change(before, names.ofPiece(piece), names.ofProperty(property), named(world, names, property, value));
	}

	/** A state of the game is changed. */
	static Edit change(World world, StableNames names, int before, int property, int value) {
		return new Change(before, null, names.ofProperty(property), named(world, names, property, value));
	}

	private static @Nullable String named(World world, StableNames names, int property, int value) {
		return value == World.ABSENT ? null : names.ofValue(value, world.properties().get(property).display());
	}
}
