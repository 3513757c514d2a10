package org.hullwright.simulation.results;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

import org.hullwright.simulation.play.Deal;
import org.hullwright.simulation.play.GameResult;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;

/** A result as a line of text, and back. */
final class ResultLine {

	private static final String BROKEN = "broken";

	private ResultLine() {
	}

	static String of(GameResult result) {
		JsonObject line = new JsonObject();
		line.addProperty("ruleset", result.deal().ruleset());
		line.addProperty("seats", result.deal().seats());
		line.addProperty("seed", result.deal().seed());
		switch (result) {
			case GameResult.Broken(Deal deal, String error) -> line.addProperty(BROKEN, error);
			case GameResult.Finished finished -> add(finished, line);
		}
		return line.toString();
	}

	private static void add(GameResult.Finished game, JsonObject line) {
		line.addProperty("ended", game.reason());
		line.add("winners", numbers(game.winners().stream().mapToInt(Integer::intValue)));
		line.addProperty("rounds", game.rounds());
		line.addProperty("decisions", game.decisions());
		JsonArray figures = new JsonArray();
		game.figures().forEach(figure -> figures.add(figure.isPresent() ? new JsonPrimitive(figure.getAsInt()) : JsonNull.INSTANCE));
		line.add("figures", figures);
		JsonArray owned = new JsonArray();
		game.owned().forEach(designs -> owned.add(numbers(designs.stream())));
		line.add("owned", owned);
		JsonArray states = new JsonArray();
		game.states().forEach(words -> states.add(numbers(words.entrySet().stream().flatMapToInt(word -> IntStream.of(word.getKey(), word.getValue())))));
		line.add("states", states);
		line.add("drawn", numbers(game.use().drawn().stream()));
		line.add("offered", numbers(game.use().offered().stream()));
		line.add("chosen", numbers(game.use().chosen().stream()));
		line.add("fired", numbers(game.use().fired().stream()));
		line.add("performed", numbers(game.performed().stream()));
	}

	private static JsonArray numbers(IntStream numbers) {
		JsonArray array = new JsonArray();
		numbers.forEach(array::add);
		return array;
	}

	/**
	 * The result of a game.
	 *
	 * @param figures how many are measured
	 * @throws IllegalArgumentException when the line is not that of this game, or damaged
	 */
	static GameResult read(String text, Deal expected, int figures, int designs) {
		try {
			JsonObject line = JsonParser.parseString(text).getAsJsonObject();
			Deal deal = new Deal(line.get("ruleset").getAsInt(), line.get("seats").getAsInt(), line.get("seed").getAsLong());
			if (!deal.equals(expected)) {
				throw new IllegalArgumentException("another game");
			}
			if (line.has(BROKEN)) {
				return new GameResult.Broken(deal, line.get(BROKEN).getAsString());
			}
			GameResult.Finished game = finished(deal, line, designs);
			if (game.figures().size() != figures || game.owned().size() != deal.seats() || game.states().size() != deal.seats()) {
				throw new IllegalArgumentException("not as many values as games have");
			}
			return game;
		} catch (JsonParseException | IllegalStateException | UnsupportedOperationException | NullPointerException | IndexOutOfBoundsException damaged) {
			throw new IllegalArgumentException("not the result of a game", damaged);
		}
	}

	private static GameResult.Finished finished(Deal deal, JsonObject line, int designs) {
		List<OptionalInt> figures = new ArrayList<>();
		line.getAsJsonArray("figures").forEach(figure -> figures.add(figure.isJsonNull() ? OptionalInt.empty() : OptionalInt.of(figure.getAsInt())));
		List<BitSet> owned = new ArrayList<>();
		line.getAsJsonArray("owned").forEach(seat -> owned.add(bits(seat, designs)));
		List<Integer> winners = new ArrayList<>();
		line.getAsJsonArray("winners").forEach(seat -> winners.add(seat.getAsInt()));
		return new GameResult.Finished(deal, line.get("ended").getAsString(), winners, line.get("rounds").getAsInt(), line.get("decisions").getAsInt(), figures,
				owned, states(line.getAsJsonArray("states")),
				new GameResult.Use(bits(line.get("drawn"), designs), bits(line.get("offered"), designs), bits(line.get("chosen"), designs), bits(line.get("fired"), designs)),
				bits(line.get("performed"), Integer.MAX_VALUE));
	}

	private static List<SequencedMap<Integer, Integer>> states(JsonArray seats) {
		List<SequencedMap<Integer, Integer>> states = new ArrayList<>();
		for (JsonElement seat : seats) {
			SequencedMap<Integer, Integer> words = new TreeMap<>();
			JsonArray numbers = seat.getAsJsonArray();
			for (int at = 0; at < numbers.size(); at += 2) {
				words.put(numbers.get(at).getAsInt(), numbers.get(at + 1).getAsInt());
			}
			states.add(words);
		}
		return states;
	}

	/** @throws IndexOutOfBoundsException when a number is not below the bound */
	private static BitSet bits(JsonElement numbers, int bound) {
		BitSet bits = new BitSet();
		for (JsonElement number : numbers.getAsJsonArray()) {
			bits.set(Objects.checkIndex(number.getAsInt(), bound));
		}
		return bits;
	}
}
