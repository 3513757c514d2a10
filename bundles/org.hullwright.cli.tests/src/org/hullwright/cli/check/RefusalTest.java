package org.hullwright.cli.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;

import org.hullwright.cli.Cli;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What reads well but cannot be played is refused at its place, and never played some other way. */
class RefusalTest {

	@TempDir
	private Path home;

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
		state lamps: list of lamp                                             | 1:1: a list cannot be state; a zone keeps several things
		state limit: number = 3  state heat: number 0 to (limit) = 0          | 1:38: bounds have to be numbers; a bound that changes belongs into the rules
		state start: number = luck                                            | 1:23: this has to be known before the game; a value that is computed belongs into a derived property
		derived bright: number = Red's heat                                   | 1:26: there are several copies, and each has its own heat; say which one is meant
		derived same: truth = (each lamp) = (each lamp)                       | 1:23: lists cannot be compared; ask how many each has, and whether one has what the other has not, as in “there is no item i in A where i is not in B”
		procedure Tell by all: list of lamp { say "{all}" }                   | 1:39: {all} stands for several things, which cannot be shown in a text; say how many they are, as in “{number of piece in all}”, or say a text for each of them
		procedure Half { turn Blue to inside }                                | 1:18: no lamp has a side called inside
		test "t" { when { play 1 round } then { expect luck = 0 } }           | 1:19: there is no game here that could be played
		""")
	void it_is_refused(String line, String message) {
		Cli cli = new Cli(home);
		cli.pack("lamps", """
			pack lamps { version 1.0.0 }
			kind lamp is token { state heat: number = 0 }
			lamp Red { copies: 2 }
			lamp Blue
			room Box { side outside { } side inside { } }
			state luck: number = 0
			""");
		var result = cli.run("check", cli.file("lamps", "more.hull", "pack lamps " + line));
		String[] place = message.split(": ", 2);
		int column = Integer.parseInt(place[0].split(":")[1]) + "pack lamps ".length();
		assertEquals("lamps/more.hull:1:" + column + ": error: " + place[1] + " [CANNOT_BE_PLAYED]\n", result.out());
	}
}
