package org.hullwright.engine.tree;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;

/**
 * What a pack asks to be played: what people try out, test and measure.
 *
 * @param tests of the pack that is played
 */
public record Trials(List<Test> tests, List<Tryout> tryouts, List<Experiment> experiments) {

	/**
	 * Many games, and what is measured at the end of each.
	 *
	 * @param pack that asks for them: this one, or one that it requires
	 * @param games for each variant
	 * @param players each in turn
	 * @param agents who plays, by seat, and from the first on again
	 * @param scenario that the games start from; null for the plain set-up
	 * @param varyingModes with each of which the games are played once more
	 * @param varyingExpansions with each of which the games are played once more
	 */
	public record Experiment(String pack, String title, int games, List<Integer> players, List<Policy> agents, @Nullable String scenario,
			List<String> modes, List<String> expansions, List<String> varyingModes, List<String> varyingExpansions, List<Measure> measures,
			int source) {

		/** Programs that can play. */
		public enum Policy {
			RANDOM, FIRST, HEURISTIC, SEARCH
		}
	}

	/**
	 * A number, or 1 for what is so and 0 for what is not.
	 *
	 * @param share whether it is told how often it is so, in percent
	 * @param condition of the games that count; null when all do
	 * @param expected null when nothing is expected of it
	 * @param slots size of the frame
	 */
	public record Measure(String title, Value value, boolean share, @Nullable Condition condition, @Nullable Bounds expected, int slots,
			int source) {}

	/** Bounds that are included; of a share they are in percent. */
	public record Bounds(int lower, int upper) {}

	/**
	 * What is done after the set-up so that a piece of a kind matters at once. Those of packs come after those of the packs that they
	 * require.
	 *
	 * @param slots size of the frame; the piece is in slot 0
	 */
	public record Tryout(int kind, Effect effect, int slots, int source) {}

	/**
	 * An example that must hold.
	 *
	 * @param moment that it begins with; null when it begins with a set-up
	 * @param scenario that it starts from; null for the plain set-up
	 * @param body null when it is for games with expansions that are off
	 */
	public record Test(String title, List<String> covers, @Nullable Moment moment, int players, List<String> modes, List<String> expansions,
			@Nullable String scenario, @Nullable TestBody body, int source) {}

	/**
	 * What a test does and looks at; the same locals are known in all three blocks.
	 *
	 * @param slots size of the frame
	 */
	public record TestBody(Effect given, Effect when, Effect then, int slots) {}

	/**
	 * A moment of a game that was played.
	 *
	 * @param game the file of the game, by its way from the folder of the pack
	 * @param decision that has not been taken yet, from 1
	 */
	public record Moment(String game, int decision) {}
}
