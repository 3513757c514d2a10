package org.hullwright.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.regex.Pattern;

import org.hullwright.cli.Cli;
import org.hullwright.cli.Sources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Why something is not offered, in whole games: in the words of players, not of the rules' text. */
class ReasonsInGamesTest {

	/** The label, the reason, and where it stands. */
	private static final Pattern LINE = Pattern.compile("  -  (.*?): (.*) \\(\\S+:\\d+:\\d+\\)");
	/** Calls as they are written, names as they are declared, and what only says again that it is not possible. */
	private static final Pattern CODE = Pattern.compile(
			"\\(\\w+ (of|by|for|at) |\\b[a-z]+[A-Z]\\w*|\\b(needs|where can) |what stands at|effect of|“[a-z]|you cannot (do|play) |this \\w+ has");

	@ParameterizedTest
	@ValueSource(strings = { "retaliation", "nemesis", "lockdown" })
	void all_that_is_not_offered_tells_why_in_sentences(String game) {
		Cli.Result played = new Cli(Sources.examples()).run("play", Sources.examples().resolve(game).toString(), "--seats", "3", "--seed",
				"1", "--why-not");
		List<String> told = played.out().lines().filter(line -> line.startsWith("  -  ")).distinct().toList();
		assertFalse(told.isEmpty(), played::err);
		assertEquals(List.of(), told.stream().filter(line -> !isInWords(line)).toList());
	}

	private static boolean isInWords(String line) {
		var parts = LINE.matcher(line);
		return parts.matches() && !CODE.matcher(parts.group(2)).find();
	}
}
