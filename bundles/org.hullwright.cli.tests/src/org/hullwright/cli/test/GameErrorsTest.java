package org.hullwright.cli.test;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;

import org.hullwright.cli.Cli;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What only shows in a game stops it at its place, and never leaves it as it must not be. */
class GameErrorsTest {

	@TempDir
	private Path home;

	@Test
	void it_is_told_at_its_place() {
		Cli cli = new Cli(home);
		String test = "pack lamps test \"t\" { when { increase sum by 1 } then { expect sum = 0 } }";
		cli.pack("lamps", "pack lamps { version 1.0.0 }\nstate sum: number = 2147483647\n");
		var result = cli.run("test", cli.file("lamps", "more.hull", test));
		assertEquals(
				"  lamps/more.hull:1:%d: this makes 2147483648, but numbers only go from -2147483647 to 2147483647"
						.formatted(test.indexOf("increase") + 1),
				result.out().lines().skip(1).findFirst().orElse(result.err()));
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
