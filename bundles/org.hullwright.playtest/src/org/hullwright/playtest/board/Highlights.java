package org.hullwright.playtest.board;

import java.util.Optional;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Which pieces stand out, by number.
 *
 * @param targets can be chosen now
 * @param focusOrNull the option under the pointer or the keyboard, when there is one
 * @param changed touched by the last decision
 */
public record Highlights(Set<Integer> targets, @Nullable Integer focusOrNull, Set<Integer> changed) {

	public static final Highlights NONE = new Highlights(Set.of(), null, Set.of());

	public Highlights {
		targets = Set.copyOf(targets);
		changed = Set.copyOf(changed);
	}

	/** {@link #focusOrNull}, as an answer. */
	public Optional<Integer> focus() {
		return Optional.ofNullable(focusOrNull);
	}

	/** @param piece null for none */
	public Highlights focusedOn(@Nullable Integer piece) {
		return new Highlights(targets, piece, changed);
	}
}
