package org.hullwright.playtest.board;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.picture.scene.Occupant;
import org.hullwright.playtest.line.Movement;

/**
 * Which pieces stand out, by number.
 *
 * @param targets can be chosen now
 * @param focusOrNull the option under the pointer or the keyboard, when there is one
 * @param changed touched by the last decision
 * @param travels pieces that came, went or were moved since the last decision
 */
public record Highlights(Set<Integer> targets, @Nullable Integer focusOrNull, Set<Integer> changed, List<Travel> travels) {

	public static final Highlights NONE = new Highlights(Set.of(), null, Set.of());

	/**
	 * A piece that came to the board, left it or was moved on it.
	 *
	 * @param looks what it looks like
	 */
	public record Travel(Movement movement, Occupant looks) {}

	/** The same, while nothing was moved. */
	public Highlights(Set<Integer> targets, @Nullable Integer focusOrNull, Set<Integer> changed) {
		this(targets, focusOrNull, changed, List.of());
	}

	public Highlights {
		targets = Set.copyOf(targets);
		changed = Set.copyOf(changed);
		travels = List.copyOf(travels);
	}

	/** {@link #focusOrNull}, as an answer. */
	public Optional<Integer> focus() {
		return Optional.ofNullable(focusOrNull);
	}

	/** @param piece null for none */
	public Highlights focusedOn(@Nullable Integer piece) {
		return new Highlights(targets, piece, changed, travels);
	}
}
