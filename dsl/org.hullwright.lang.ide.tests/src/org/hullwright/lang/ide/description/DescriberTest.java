package org.hullwright.lang.ide.description;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is selected is described: what it is, what it says and what is usual, and what the packs have to do with it. */
class DescriberTest {

	private static final String BASE = """
			pack base { version 1.0.0 }
			values Size { small, large }
			extend room { printed size: Size = small  printed noisy: truth = no  state flooded: truth = no  effect use by actor: character }
			/* Where things
			   are grown. */
			room Hall "The hall" { noisy  flooded: yes
				use { place Lamp in this room }
			}
			token Lamp
			procedure Light in place: room { place Lamp in place }
			test "light makes bright" { when { do Light in Hall } then { expect Hall has Lamp } }
			""";

	@TempDir
	private Path folder;
	private Workspace workspace;

	@BeforeEach
	void packs() {
		workspace = Workspace.in(folder).file("base/pack.hull", BASE)
				.file("addon/pack.hull",
						"pack addon { version 1.0.0 requires base }\nexpansion Dark { instead of Light { discard each Lamp in place } }\n");
		workspace.checked("base/pack.hull");
		workspace.checked("addon/pack.hull");
	}

	@Test
	void a_component_tells_what_it_says_and_what_is_usual() {
		List<String> told = describedAt("room Hall");
		assertEquals(List.of("Kind: room", "Name: Hall", "Title: The hall", "Comment: Where things are grown.", "Pack: base",
				"Declared in: pack.hull, line 6"), told.subList(0, 6));
		for (String expected : List.of("Printed size: small (usual)", "Printed noisy: yes", "At the start flooded: yes",
				"What it does use: written in line 7",
				"In the packs Mentioned: 2 times", "In the packs Covered by the test: light makes bright")) {
			assertEquals(true, told.contains(expected), () -> expected + " is not in " + told);
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "/* Where things are grown. */", "/** Where things are grown. */", "/**\n * Where things\n *\tare grown.\n */",
			"/****\n ** Where things **\n are grown. \t*/", "/* Where things\r\n * are grown. */", "// Where things\n// are grown." })
	void a_comment_is_told_without_the_marks_around_its_lines(String comment) {
		workspace.file("base/pack.hull", BASE.replace("/* Where things\n   are grown. */", comment));
		List<String> told = describedAt("room Hall");
		assertEquals("Comment: Where things are grown.", told.stream().filter(line -> line.startsWith("Comment")).findFirst().orElse(""));
	}

	@Test
	void a_place_within_a_declaration_is_about_that_and_a_word_in_it_about_what_it_means() {
		assertEquals("Name: Hall", describedAt("room Hall \"The ").get(1));
		assertEquals("Name: Lamp", describedAt("use { place La").get(1));
	}

	@Test
	void a_property_tells_its_type_and_its_usual_value() {
		assertEquals(List.of("Kind: property", "Name: size", "Type: Size", "Comes about: printed", "Usual value: small"),
				describedAt("printed si").subList(0, 5));
	}

	@Test
	void what_expansions_put_in_its_place_is_told() {
		assertEquals(true, describedAt("procedure Lig").contains("In the packs Overridden in: Dark"));
	}

	@Test
	void a_pack_tells_what_its_manifest_says() {
		assertEquals(List.of("Kind: pack", "Name: addon", "Version: 1.0.0", "Requires: base", "Declared in: pack.hull, line 1"),
				workspace.service().reading().describePack(workspace.pack("addon"), CancelIndicator.NullImpl).orElseThrow().traits()
						.stream()
						.filter(trait -> trait.group().equals("What it is")).map(trait -> trait.name() + ": " + trait.value()).toList());
	}

	@Test
	void outside_of_all_declarations_there_is_nothing_to_tell() {
		assertEquals(List.of(), workspace.service().reading()
				.describe(workspace.address("base/pack.hull"), BASE.length() + 10, CancelIndicator.NullImpl).stream().toList());
	}

	private List<String> describedAt(String words) {
		return workspace.service().reading()
				.describe(workspace.address("base/pack.hull"), BASE.indexOf(words) + words.length(), CancelIndicator.NullImpl).orElseThrow()
				.traits().stream()
				.map(trait -> (trait.group().equals("What it is") ? "" : trait.group() + ' ') + trait.name() + ": " + trait.value())
				.toList();
	}
}
