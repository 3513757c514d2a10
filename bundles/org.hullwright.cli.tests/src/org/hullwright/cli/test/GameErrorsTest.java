package org.hullwright.cli.test;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;

import org.hullwright.cli.Cli;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What only shows in a game stops it at its place, and never leaves it as it must not be. */
class GameErrorsTest {

	@TempDir
	private Path home;

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
		set sum to sum + 1                                         | 12: this makes 2147483648, but numbers only go from -2147483647 to 2147483647
		set sum to -sum  set sum to sum - 1                        | 29: this makes -2147483648, but numbers only go from -2147483647 to 2147483647
		set sum to sum * sum                                       | 12: this makes 4611686014132420609, but numbers only go from -2147483647 to 2147483647
		increase sum by 1                                          | 1: this makes 2147483648, but numbers only go from -2147483647 to 2147483647
		set sum to total lamp in Box by sum                        | 12: this makes 4294967294, but numbers only go from -2147483647 to 2147483647
		set held to Blue  if held is a lamp { set held to Coin  move held to Box } | 57: Coin does not belong into Box, which is for lamp
		""")
	void it_stops_the_game(String effects, String message) {
		Cli cli = new Cli(home);
		cli.pack("lamps", """
			pack lamps { version 1.0.0 }
			kind lamp is token
			lamp Red
			lamp Blue
			token Coin
			zone Box of lamp { contains Red, Blue }
			zone Purse of token { contains Coin }
			state sum: number = 2147483647
			state held: token = Red
			""");
		String before = "pack lamps test \"t\" { when { ";
		var result = cli.run("test", cli.file("lamps", "more.hull", before + effects + " } then { expect sum = 0 } }"));
		String[] place = message.split(": ", 2);
		int column = Integer.parseInt(place[0]) + before.length();
		assertEquals("  lamps/more.hull:1:" + column + ": " + place[1], result.out().lines().skip(1).findFirst().orElse(result.err()));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
		increase heat by 2147483647  increase heat by 2147483647   | 9
		decrease heat by 2147483647  decrease heat by 2147483647   | 0
		""")
	void a_number_with_bounds_stays_within_them(String effects, int heat) {
		Cli cli = new Cli(home);
		var result = cli.run("test",
				cli.pack("oven", "pack oven { version 1.0.0 } state heat: number 0 to 9 = 5 test \"t\" { when { " + effects
						+ " } then { expect heat = " + heat + " } }"));
		assertEquals("1 passed, 0 failed", result.out().lines().reduce((one, other) -> other).orElse(result.err()));
	}
}
