package org.hullwright.simulation.results;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.simulation.play.Deal;
import org.hullwright.simulation.play.GameResult;

/** The result of a game as it is written: the components are the members of JSON, in their order. */
sealed interface WrittenResult {

	Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

	/** Of a game that could not go on. */
	record Broken(int ruleset, int seats, long seed, String broken) implements WrittenResult {}

	/**
	 * Of a game that was played to its end.
	 *
	 * @param scores by seat; null in a game without
	 * @param teams by seat; null in a game without
	 * @param figures null for what could not be measured
	 * @param owned designs, by seat
	 * @param states pairs of numbers, by seat: of a property, and of the word among all that there are
	 * @param firsts three numbers each: of a property, of a word, and of the round in which a seat first was that
	 */
	record Finished(int ruleset, int seats, long seed, String ended, List<Integer> winners, @Nullable List<Integer> scores,
			@Nullable List<String> teams, int rounds, int decisions,
			List<@Nullable Integer> figures, List<int[]> owned, List<int[]> states, int[] firsts, int[] drawn, int[] offered, int[] chosen,
			int[] fired,
			int[] performed) implements WrittenResult {}

	/** The result as a line of text. */
	static String line(GameResult result) {
		return GSON.toJson(of(result));
	}

	private static WrittenResult of(GameResult result) {
		Deal deal = result.deal();
		return switch (result) {
			case GameResult.Broken(Deal any, String error) -> new Broken(deal.ruleset(), deal.seats(), deal.seed(), error);
			case GameResult.Finished game -> new Finished(deal.ruleset(), deal.seats(), deal.seed(), game.reason(), game.winners(),
					some(game.standing().scores()), some(game.standing().teams()), game.rounds(), game.decisions(), measured(game),
					game.owned().stream().map(WrittenResult::numbers).toList(),
					game.states().stream().map(words -> words.entrySet().stream()
							.flatMapToInt(word -> IntStream.of(word.getKey(), word.getValue())).toArray()).toList(),
					game.firsts().stream().flatMapToInt(first -> IntStream.of(first.property(), first.word(), first.round())).toArray(),
					numbers(game.use().drawn()), numbers(game.use().offered()), numbers(game.use().chosen()), numbers(game.use().fired()),
					numbers(game.performed()));
		};
	}

	private static <T> @Nullable List<T> some(List<T> values) {
		return values.isEmpty() ? null : values;
	}

	private static List<@Nullable Integer> measured(GameResult.Finished game) {
		return game.figures().stream().<@Nullable Integer>map(figure -> figure.isPresent() ? figure.getAsInt() : null).toList();
	}

	private static int[] numbers(BitSet set) {
		return set.stream().toArray();
	}
}
