package org.hullwright.simulation.results;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.TreeMap;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import org.hullwright.engine.game.Standing;
import org.hullwright.engine.tree.World;
import org.hullwright.simulation.play.Deal;
import org.hullwright.simulation.play.GameResult;

/**
 * Reads a result back from a line of text. The file may have been damaged or changed, so each part is checked.
 *
 * @param expected the game that a line is the result of
 * @param world what is played
 * @param figures how many are measured
 */
record ResultLine(Deal expected, World world, int figures) {

	private static final String BROKEN = "broken";
	private static final String NO_RESULT = "not the result of a game";

	/**
	 * The result of a game.
	 *
	 * @throws IllegalArgumentException when the line is not that of this game, or damaged
	 */
	GameResult read(String text) {
		try {
			JsonObject line = JsonParser.parseString(text).getAsJsonObject();
			Deal deal = new Deal(whole(part(line, "ruleset")), whole(part(line, "seats")),
					part(line, "seed").getAsBigDecimal().longValueExact());
			if (!deal.equals(expected)) {
				throw new IllegalArgumentException("another game");
			}
			if (line.has(BROKEN)) {
				return new GameResult.Broken(deal, part(line, BROKEN).getAsString());
			}
			GameResult.Finished game = finished(line);
			if (game.figures().size() != figures || game.owned().size() != deal.seats() || game.states().size() != deal.seats()
					|| world.standings().score() != null && isIncomplete(game.standing().scores())
					|| world.standings().team() != null && isIncomplete(game.standing().teams())) {
				throw new IllegalArgumentException("not as many values as games have");
			}
			return game;
		} catch (JsonParseException | IllegalStateException | UnsupportedOperationException | IndexOutOfBoundsException
				| ArithmeticException damaged) {
			throw new IllegalArgumentException(NO_RESULT, damaged);
		}
	}

	private boolean isIncomplete(List<?> bySeat) {
		return bySeat.size() != expected.seats();
	}

	private GameResult.Finished finished(JsonObject line) {
		List<OptionalInt> measured = new ArrayList<>();
		part(line, "figures").getAsJsonArray()
				.forEach(figure -> measured.add(figure.isJsonNull() ? OptionalInt.empty() : OptionalInt.of(whole(figure))));
		List<BitSet> owned = new ArrayList<>();
		part(line, "owned").getAsJsonArray().forEach(seat -> owned.add(designs(seat)));
		List<Integer> winners = new ArrayList<>();
		part(line, "winners").getAsJsonArray().forEach(seat -> winners.add(Objects.checkIndex(whole(seat) - 1, expected.seats()) + 1));
		return new GameResult.Finished(expected, part(line, "ended").getAsString(), winners, standing(line), counted(part(line, "rounds")),
				counted(part(line, "decisions")), measured,
				owned, states(part(line, "states").getAsJsonArray()), firsts(part(line, "firsts").getAsJsonArray()),
				new GameResult.Use(designs(part(line, "drawn")), designs(part(line, "offered")), designs(part(line, "chosen")),
						designs(part(line, "fired"))),
				bits(part(line, "performed"), world.places().places().size()));
	}

	/** Scores and teams, where the game has them. */
	private Standing standing(JsonObject line) {
		List<Integer> scores = new ArrayList<>();
		List<String> teams = new ArrayList<>();
		if (world.standings().score() != null) {
			part(line, "scores").getAsJsonArray().forEach(score -> scores.add(whole(score)));
		}
		if (world.standings().team() != null) {
			part(line, "teams").getAsJsonArray().forEach(team -> teams.add(team.getAsString()));
		}
		return new Standing(scores, teams);
	}

	/** The states of each seat that are words, as pairs of numbers: of a property, and of the word among all that there are. */
	private List<SequencedMap<Integer, Integer>> states(JsonArray seats) {
		List<SequencedMap<Integer, Integer>> states = new ArrayList<>();
		for (JsonElement seat : seats) {
			SequencedMap<Integer, Integer> words = new TreeMap<>();
			JsonArray numbers = seat.getAsJsonArray();
			for (int at = 0; at < numbers.size(); at += 2) {
				words.put(Objects.checkIndex(whole(numbers.get(at)), world.properties().size()),
						Objects.checkIndex(whole(numbers.get(at + 1)), world.words().size()));
			}
			states.add(words);
		}
		return states;
	}

	private List<GameResult.FirstFate> firsts(JsonArray numbers) {
		List<GameResult.FirstFate> firsts = new ArrayList<>();
		for (int at = 0; at < numbers.size(); at += 3) {
			firsts.add(new GameResult.FirstFate(Objects.checkIndex(whole(numbers.get(at)), world.properties().size()),
					Objects.checkIndex(whole(numbers.get(at + 1)), world.words().size()), counted(numbers.get(at + 2))));
		}
		return firsts;
	}

	/** @throws IllegalArgumentException when it is missing */
	private static JsonElement part(JsonObject line, String name) {
		if (!line.has(name)) {
			throw new IllegalArgumentException(NO_RESULT);
		}
		return line.get(name);
	}

	private BitSet designs(JsonElement numbers) {
		return bits(numbers, world.sorts().size());
	}

	/** @throws IndexOutOfBoundsException when a number is not below the bound */
	private static BitSet bits(JsonElement numbers, int bound) {
		BitSet bits = new BitSet();
		for (JsonElement number : numbers.getAsJsonArray()) {
			bits.set(Objects.checkIndex(whole(number), bound));
		}
		return bits;
	}

	private static int counted(JsonElement number) {
		return Objects.checkIndex(whole(number), Integer.MAX_VALUE);
	}

	/** @throws ArithmeticException when it is no whole number, or too large for one */
	private static int whole(JsonElement number) {
		return number.getAsBigDecimal().intValueExact();
	}
}
