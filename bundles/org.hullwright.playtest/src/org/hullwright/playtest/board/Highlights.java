package org.hullwright.playtest.board;

import java.util.Optional;
import java.util.Set;

/**
 * Which pieces stand out, by number.
 *
 * @param targets can be chosen now
 * @param focus the option under the pointer or the keyboard
 * @param changed touched by the last decision
 */
public record Highlights(Set<Integer> targets, Optional<Integer> focus, Set<Integer> changed) {

	public static final Highlights NONE = new Highlights(Set.of(), Optional.empty(), Set.of());

	public Highlights {
		targets = Set.copyOf(targets);
		changed = Set.copyOf(changed);
	}

	public Highlights focusedOn(Optional<Integer> piece) {
		return new Highlights(targets, piece, changed);
	}
}
