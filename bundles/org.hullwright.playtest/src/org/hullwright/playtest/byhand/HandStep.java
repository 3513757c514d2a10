package org.hullwright.playtest.byhand;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.Edit;

/**
 * A step on the way to a change by hand: what to change, which piece, to what.
 *
 * @param further the steps that come next, found when asked for; none after the last one
 * @param editOrNull the change that the last step stands for; null before the last one
 */
public record HandStep(String label, Supplier<List<HandStep>> further, @Nullable Edit editOrNull) {

	static HandStep on(String label, Supplier<List<HandStep>> further) {
		return new HandStep(label, further, null);
	}

	static HandStep last(String label, Edit edit) {
		return new HandStep(label, List::of, edit);
	}

	/** {@link #editOrNull}, as an answer. */
	public Optional<Edit> edit() {
		return Optional.ofNullable(editOrNull);
	}
}
