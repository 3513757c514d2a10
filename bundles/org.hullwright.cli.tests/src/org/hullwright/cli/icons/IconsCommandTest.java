package org.hullwright.cli.icons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;

import com.google.gson.JsonParser;
import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IconsCommandTest {

	@TempDir
	private Path home;

	@Test
	void icons_are_listed_with_who_made_them() {
		assertEquals("alien-egg  by Delapouite\n", new Cli(home).run("icons", "alien", "egg").out());
	}

	@Test
	void what_no_icon_goes_with_is_said_and_is_no_error() {
		assertEquals(new Cli.Result(ExitCode.FINE, "", "no icon goes with xyzzy\n"), new Cli(home).run("icons", "xyzzy"));
	}

	@Test
	void programs_read_outline_and_attribution() {
		var icon = JsonParser.parseString(new Cli(home).run("icons", "alien-egg", "--json").out()).getAsJsonObject()
				.getAsJsonArray("icons").get(0).getAsJsonObject();
		assertTrue(icon.get("path").getAsString().startsWith("M"));
		assertEquals("CC-BY-3.0", icon.getAsJsonObject("contributor").get("licence").getAsString());
	}
}
