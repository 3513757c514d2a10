package org.hullwright.cli.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.hullwright.cli.Cli;
import org.hullwright.cli.Sources;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.packs.PackCompiler;
import org.hullwright.packs.PackFolders;
import org.hullwright.packs.family.AuthorText;
import org.hullwright.packs.family.FamilyPack;
import org.hullwright.packs.family.FamilyReader;
import org.hullwright.packs.family.FamilyWords;
import org.hullwright.packs.family.GameFamily;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The page of the example packs and the README of each say what can be counted in them. Run with
 * {@code JAVA_TOOL_OPTIONS=-Dhullwright.update=true}, this test writes the numbers itself.
 */
class ExampleNumbersTest {

	private static final String HOW_TO_UPDATE = "the packs have changed; run this test once with JAVA_TOOL_OPTIONS=-Dhullwright.update=true, "
			+ "which writes examples/README.md, and the line `In numbers:` and the table of components of each README, and look at what it changed";
	private static final boolean UPDATING = Boolean.getBoolean("hullwright.update");
	private static final Pattern NUMBERS = Pattern.compile("(?m)^In numbers:.*$");

	private static GameFamily family;

	@BeforeAll
	static void read() throws IOException {
		family = new FamilyReader(new Workshop().toolChain()).read(PackFolders.in(List.of(Sources.examples())), List.of(), folder -> {},
				() -> false);
	}

	static List<FamilyPack> packs() {
		return family.packs();
	}

	@ParameterizedTest
	@MethodSource("packs")
	void the_readme_of_a_pack_states_its_numbers(FamilyPack pack) throws IOException {
		Path readme = pack.folder().resolve(AuthorText.FILE);
		String text = Files.readString(readme);
		Matcher stated = NUMBERS.matcher(text);
		assertTrue(stated.find(), readme + " needs a line that begins with `In numbers:`");
		if (UPDATING) {
			Files.writeString(readme, stated.replaceFirst(Matcher.quoteReplacement(FamilyWords.numbers(pack))));
		} else {
			assertEquals(FamilyWords.numbers(pack), stated.group(), HOW_TO_UPDATE);
		}
	}

	@ParameterizedTest
	@MethodSource("packs")
	void the_table_of_components_counts_what_the_pack_has(FamilyPack pack) throws IOException {
		Path readme = pack.folder().resolve(AuthorText.FILE);
		String text = Files.readString(readme);
		if (ComponentTable.isIn(text)) {
			PackCompiler compiler = new Workshop().toolChain().open(pack.folder()).compiler();
			String counted = new ComponentTable(compiler.world(compiler.ownExpansions().on())).counted(text);
			if (UPDATING) {
				Files.writeString(readme, counted);
			} else {
				assertEquals(counted, text, HOW_TO_UPDATE);
			}
		}
	}

	@ParameterizedTest
	@MethodSource("packs")
	void the_readme_of_a_pack_says_in_a_sentence_what_it_is(FamilyPack pack) {
		assertTrue(pack.text().about().endsWith("."), pack.text()::about);
	}

	@Test
	void the_page_of_all_examples_is_what_the_command_prints() throws IOException {
		Path page = Sources.examples().resolve("README.md");
		var printed = new Cli(Sources.root()).run("games", "--markdown", Sources.examples().toString());
		if (UPDATING) {
			Files.writeString(page, printed.out());
		} else {
			assertEquals(printed.out(), Files.readString(page), HOW_TO_UPDATE);
		}
	}
}
