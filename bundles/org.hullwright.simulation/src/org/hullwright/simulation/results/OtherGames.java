package org.hullwright.simulation.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;

/** Tells people by what the games of a file are other games than those that are wanted. */
final class OtherGames {

	private final List<String> differences = new ArrayList<>();

	private OtherGames() {}

	/**
	 * Each difference in a line.
	 *
	 * @param there first line of the file
	 * @param wanted what it would be
	 * @return empty where the first line is too damaged to tell
	 */
	static List<String> between(String there, String wanted) {
		try {
			OtherGames other = new OtherGames();
			other.compare(JsonParser.parseString(there).getAsJsonObject(), JsonParser.parseString(wanted).getAsJsonObject());
			return other.differences;
		} catch (JsonParseException | IllegalStateException | UnsupportedOperationException damaged) {
			return List.of();
		}
	}

	private void compare(JsonObject then, JsonObject now) {
		compare("Hullwright", "hullwright", then, now);
		compare("form of the file", "format", then, now);
		compare("players", "seats", then, now);
		compare("first seed", "seed", then, now);
		compare("agents", "agents", then, now);
		JsonArray before = rulesets(then);
		JsonArray after = rulesets(now);
		if (!titles(before).equals(titles(after))) {
			differences.add("played: " + titles(before) + " then, " + titles(after) + " now");
			return;
		}
		for (int ruleset = 0; ruleset < after.size(); ruleset++) {
			compareRules(before.get(ruleset).getAsJsonObject(), after.get(ruleset).getAsJsonObject());
		}
	}

	private void compareRules(JsonObject then, JsonObject now) {
		String before = "“" + words(now.get("title")) + "”, ";
		compare(before + "pack", "pack", then, now);
		compare(before + "version", "version", then, now);
		compare(before + "scenario", "scenario", then, now);
		compare(before + "expansions", "expansions", then, now);
		compare(before + "modes", "modes", then, now);
		boolean isSameSoFar = differences.isEmpty();
		compare(before + "measures", "figures", then, now);
		if (isSameSoFar && !Optional.ofNullable(then.get("fingerprint")).equals(Optional.ofNullable(now.get("fingerprint")))) {
			differences.add(before + "rules: the text of the pack has changed since");
		}
	}

	private void compare(String what, String member, JsonObject then, JsonObject now) {
		JsonElement before = then.get(member);
		JsonElement after = now.get(member);
		if (!Optional.ofNullable(before).equals(Optional.ofNullable(after))) {
			differences.add(what + ": " + words(before) + " then, " + words(after) + " now");
		}
	}

	private static JsonArray rulesets(JsonObject header) {
		return header.has("rulesets") ? header.getAsJsonArray("rulesets") : new JsonArray();
	}

	private static String titles(JsonArray rulesets) {
		return StreamSupport.stream(rulesets.spliterator(), false).map(ruleset -> words(ruleset.getAsJsonObject().get("title")))
				.collect(Collectors.joining(" and "));
	}

	private static String words(JsonElement element) {
		if (element == null || element.isJsonArray() && element.getAsJsonArray().isEmpty()) {
			return "none";
		}
		return element.isJsonArray()
				? StreamSupport.stream(element.getAsJsonArray().spliterator(), false).map(OtherGames::words)
						.collect(Collectors.joining(", "))
				: element.getAsString();
	}
}
