package org.hullwright.playtest.session;

import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Place;

/**
 * One option of a question.
 *
 * @param number from 0
 * @param subjectOrNull the piece it is about, when it is about one
 * @param source where the rules offer it
 */
public record Choice(int number, String label, @Nullable Integer subjectOrNull, Place source) {

	/** {@link #subjectOrNull}, as an answer. */
	public Optional<Integer> subject() {
		return Optional.ofNullable(subjectOrNull);
	}
}
