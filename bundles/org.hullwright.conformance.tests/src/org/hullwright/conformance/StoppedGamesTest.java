package org.hullwright.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.hullwright.conformance.fixture.Mode;
import org.hullwright.conformance.fixture.Pack;
import org.hullwright.conformance.fixture.Texts;
import org.hullwright.engine.testing.TestResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a rule does wrong only while a game runs stops it in every mode of execution, at the place that the line below it points at.
 */
class StoppedGamesTest {

	private static final Pattern EXPECTED = Pattern.compile("^\\s*//\\s*\\^ (.*)$");
	private static final String HEAD = """
		pack t { version 1.0.0 }
		kind lamp is token
		lamp Red
		lamp Blue
		token Coin
		zone Box of lamp { contains Red, Blue }
		zone Purse of token { contains Coin }
		state most: number = 2147483647
		state zero: number = 0
		state held: token = Red
		phase Round { }
		procedure SetUp { }
		game T { players 1 to 2 setup SetUp round Round }
		""";

	@TempDir
	private Path home;

	@Test
	void numbers_that_leave_their_range() {
		stops("""
			set most to most + 1
			//          ^ this makes 2147483648, but numbers only go from -2147483647 to 2147483647
			""");
		stops("""
			set most to -most  set most to most - 1
			//                             ^ this makes -2147483648, but numbers only go from -2147483647 to 2147483647
			""");
		stops("""
			set most to most * most
			//          ^ this makes 4611686014132420609, but numbers only go from -2147483647 to 2147483647
			""");
		stops("""
			   increase most by 1
			// ^ this makes 2147483648, but numbers only go from -2147483647 to 2147483647
			""");
		stops("""
			set most to total lamp in Box by most
			//          ^ this makes 4294967294, but numbers only go from -2147483647 to 2147483647
			""");
	}

	@Test
	void a_division_by_zero() {
		stops("""
			set most to most / zero
			//          ^ this divides by zero
			""");
		stops("""
			set most to most mod zero
			//          ^ this divides by zero
			""");
	}

	@Test
	void what_does_not_belong_into_a_zone() {
		stops("""
			if held is a lamp { set held to Coin  move held to Box }
			//                                    ^ Coin does not belong into Box, which is for lamp
			""");
	}

	@Test
	void what_goes_on_and_on() {
		stops("""
			   while zero = 0 { }
			// ^ this goes on and on: more than 5000000 steps without a decision; make sure that it ends, or let it look at less
			""");
		stops("""
			procedure Forever { do Again }
			procedure Again { do Forever }
			//                ^ procedures and derived values call each other more than 300 deep
			""", "do Forever");
	}

	private void stops(String effects) {
		stops("", effects);
	}

	private void stops(String declarations, String effects) {
		List<String> lines = new ArrayList<>();
		List<String> expected = new ArrayList<>();
		for (String line : (HEAD + declarations + "test \"t\" { when {\n" + effects + "\n} then { expect zero = 0 } }").lines().toList()) {
			Matcher matcher = EXPECTED.matcher(line);
			if (matcher.matches()) {
				expected.add("%d:%d %s".formatted(lines.size(), line.indexOf('^') + 1, matcher.group(1)));
			} else {
				lines.add(line);
			}
		}
		Pack pack = new Texts(home).pack(String.join("\n", lines));
		assertEquals("", String.join("\n", pack.errors()));
		for (Mode mode : Mode.values()) {
			TestResult result = pack.tests(mode).run(0, program -> mode.watching());
			assertEquals(String.join("\n", expected),
					"%d:%d %s".formatted(result.place().line(), result.place().column(), result.message()), mode.name());
		}
	}
}
