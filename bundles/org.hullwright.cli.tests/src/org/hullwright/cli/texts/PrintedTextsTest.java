package org.hullwright.cli.texts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.hullwright.cli.Cli;
import org.hullwright.cli.Sources;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A snapshot of what is printed on the components of the games, so that a change of the sentences or of a rule shows what it does to all of
 * them. Run with {@code JAVA_TOOL_OPTIONS=-Dhullwright.update=true}, this test writes the snapshot itself.
 */
class PrintedTextsTest {

	private static final String HOW_TO_UPDATE = "components read otherwise than before; run this test once with "
			+ "JAVA_TOOL_OPTIONS=-Dhullwright.update=true and read what it changed";
	private static final boolean UPDATING = Boolean.getBoolean("hullwright.update");
	private static final Path SNAPSHOTS = Path.of("bundles/org.hullwright.cli.tests/src/org/hullwright/cli/texts/printed");

	@ParameterizedTest
	@ValueSource(strings = { "family", "race-intruders", "race-night-stalkers", "crew-nemesis", "crew-lockdown", "crew-aftermath",
			"nemesis", "lockdown",
			"aftermath", "retaliation" })
	void components_of_a_pack_read_as_the_snapshot_says(String pack) throws IOException {
		compare(pack + ".txt", new Cli(Sources.root()).run("texts", "--printed", Sources.examples().resolve(pack).toString()).out());
	}

	@ParameterizedTest
	@CsvSource({ "crew-nemesis, nemesis", "crew-nemesis, lockdown", "race-intruders, lockdown" })
	void what_a_pack_brings_to_one_game_alone_reads_as_the_snapshot_says(String pack, String game) throws IOException {
		compare(pack + '.' + game + ".txt",
				new Cli(Sources.root()).run("texts", "--printed", "--game", game, Sources.examples().resolve(pack).toString()).out());
	}

	@Test
	void a_game_can_be_read_wholly_in_german() throws IOException {
		String nemesis = Sources.examples().resolve("nemesis").toString();
		compare("nemesis.de.txt", new Cli(Sources.root()).run("texts", "--printed", "--language", "de", nemesis).out());
		assertEquals("nemesis is wholly translated into de\n", new Cli(Sources.root()).run("texts", "--language", "de", nemesis).err());
	}

	private static void compare(String name, String printed) throws IOException {
		Path snapshot = Sources.root().resolve(SNAPSHOTS).resolve(name);
		if (UPDATING) {
			Files.writeString(snapshot, printed);
		} else {
			assertEquals(Files.readString(snapshot), printed, HOW_TO_UPDATE);
		}
	}
}
