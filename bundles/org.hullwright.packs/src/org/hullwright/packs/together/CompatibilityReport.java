package org.hullwright.packs.together;

import java.util.List;

import org.hullwright.engine.tree.Place;

/**
 * What a compatibility run has found.
 *
 * @param matrices one for each game with which something goes
 * @param rivals packs that are never in the same game
 * @param strays packs that go with no game, each with the reason in a sentence
 * @param games how many random games each pair was to play
 * @param seed of the first of them; they count up from there
 * @param cancelled whether it ended before all was looked at
 */
public record CompatibilityReport(List<Matrix> matrices, List<Rivals> rivals, List<String> strays, int games, long seed,
		boolean cancelled) {

	/**
	 * Two packs that cannot be in the same game.
	 *
	 * @param places of the heads of both packs
	 */
	public record Rivals(String one, String other, String reason, List<Place> places) {}

	public CompatibilityReport {
		matrices = List.copyOf(matrices);
		rivals = List.copyOf(rivals);
		strays = List.copyOf(strays);
	}

	/** Whether there is something to mend. */
	public boolean hasProblems() {
		return !strays.isEmpty() || matrices.stream().anyMatch(matrix -> !matrix.problems().isEmpty());
	}
}
