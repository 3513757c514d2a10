package org.hullwright.playtest.preparation;

import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.Program;
import org.hullwright.playtest.debug.Insight;
import org.hullwright.playtest.setup.PlaySetup;

/**
 * The rules that a game is played by.
 *
 * @param program plays them
 * @param insightOrNull into them; null where games are never looked into
 */
public record Rules(Program program, @Nullable Insight insightOrNull) {

	/** Why no game can begin so, in a sentence; empty when one can. */
	public Optional<String> refusalOf(PlaySetup setup) {
		return program.world().refusalOf(setup.modes()).or(() -> setup.opening().flatMap(program::refusalOf));
	}

	/** Rules of games that are never looked into. */
	public static Rules of(Program program) {
		return new Rules(program, null);
	}

	/** {@link #insightOrNull}, as an answer. */
	public Optional<Insight> insight() {
		return Optional.ofNullable(insightOrNull);
	}
}
