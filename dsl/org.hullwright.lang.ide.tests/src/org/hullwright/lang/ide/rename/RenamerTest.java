package org.hullwright.lang.ide.rename;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Another name is given everywhere, and never so that a sentence means something else. */
class RenamerTest {

	private static final String BASE = """
			pack base { version 1.0.0 }
			kind turret is token { state heat: number = 0  effect fire by shooter: character }
			token Lamp "Lamp"
			room Hall
			procedure Light in place: room {
				step Kindle { place Lamp in place }
			}
			""";
	private static final String ADDON = """
			pack addon { version 1.0.0 requires base }
			turret Sentry { fire { set shooter's owner to none } }
			expansion Dark {
				insert after Light.Kindle step Darken { discard each Lamp in place }
				after Light { say "{place} and {Lamp}" }
			}
			procedure Cool { for each turret { set turret's heat to 0 } }
			procedure Cellar in place: room { place base.Lamp in place }
			""";

	@TempDir
	private Path folder;
	private Workspace workspace;

	@BeforeEach
	void twoPacks() {
		workspace = Workspace.in(folder).file("base/pack.hull", BASE).file("addon/pack.hull", ADDON);
	}

	@Test
	void a_component_is_renamed_in_every_pack_also_behind_a_pack_and_in_the_braces_of_texts() {
		assertEquals(Map.of("base/pack.hull", BASE.replace("token Lamp", "token Torch").replace("place Lamp", "place Torch"),
				"addon/pack.hull",
				ADDON.replace("each Lamp", "each Torch").replace("base.Lamp", "base.Torch").replace("{Lamp}", "{Torch}")),
				renamed("base/pack.hull", BASE, "token La<|>mp", "Torch"));
	}

	@Test
	void it_does_not_matter_at_which_place_it_is_renamed() {
		assertEquals(renamed("base/pack.hull", BASE, "token La<|>mp", "Torch"), renamed("addon/pack.hull", ADDON, "each Lam<|>p", "Torch"));
	}

	@Test
	void a_procedure_is_renamed_where_its_steps_are_named() {
		assertEquals(Map.of("base/pack.hull", BASE.replace("Light", "Illuminate"), "addon/pack.hull", ADDON.replace("Light", "Illuminate")),
				renamed("base/pack.hull", BASE, "Lig<|>ht", "Illuminate"));
	}

	@Test
	void a_parameter_is_renamed_in_what_watches_or_fills_it() {
		assertEquals(Map.of("base/pack.hull", BASE.replace("in place: room", "in chamber: room").replace("in place }", "in chamber }"),
				"addon/pack.hull", ADDON.replace("each Lamp in place", "each Lamp in chamber").replace("{place}", "{chamber}")),
				renamed("base/pack.hull", BASE, "in pla<|>ce:", "chamber"));
		assertEquals(Map.of("base/pack.hull", BASE.replace("shooter", "gunner"), "addon/pack.hull", ADDON.replace("shooter", "gunner")),
				renamed("base/pack.hull", BASE, "shoo<|>ter", "gunner"));
	}

	@Test
	void a_kind_is_renamed_where_a_query_without_a_name_is_called_like_it() {
		assertEquals(Map.of("base/pack.hull", BASE.replace("turret", "cannon"), "addon/pack.hull", ADDON.replace("turret", "cannon")),
				renamed("addon/pack.hull", ADDON, "set tur<|>ret", "cannon"));
	}

	@Test
	void what_is_known_in_one_block_is_renamed_there_alone() {
		String text = "pack addon\nprocedure P { let place be Hall  say \"{place}\"  place Lamp in place }\nprocedure Q in place: room { say \"{place}\" }\n";
		assertEquals(
				Map.of("addon/more.hull",
						text.replace("let place", "let spot").replaceFirst("\\{place}", "{spot}").replace("in place }", "in spot }")),
				renamed("addon/more.hull", text, "let pla<|>ce", "spot"));
	}

	@Test
	void a_place_is_renamed_on_all_sides_of_its_board() {
		String text = """
			pack addon
			board Beach { rows "H   C"  letter H is Harbour  letter C is Cave }
			board Reef { rows "W   H"  letter H is Harbour  letter W is Wreck  path Ferry from Harbour to Wreck }
			expansion Ebb { replace board Beach with Reef }
			procedure Land of lamp: token { move lamp to Harbour  if Wreck is in Beach { move lamp to Reef.Harbour } }
			""";
		String wanted = text.replace("Harbour", "Haven");
		assertEquals(Map.of("addon/more.hull", wanted), renamed("addon/more.hull", text, "move lamp to Har<|>bour", "Haven"));
		assertEquals(Map.of("addon/more.hull", wanted),
				renamed("addon/more.hull", text, "rows \"W   H\"  letter H is Har<|>bour", "Haven"));
	}

	@Test
	void a_place_is_renamed_on_sides_that_other_packs_lay_instead() {
		String shore = "pack base\nboard Beach { rows \"H   C\"  letter H is Harbour  letter C is Cave }\n"
				+ "procedure Land of lamp: token { move lamp to Harbour }\n";
		String reef = "pack addon\nboard Reef { rows \"W   H\"  letter H is Harbour  letter W is Wreck }\n"
				+ "expansion Ebb { replace board Beach with Reef }\n";
		String isles = "pack isles { version 1.0.0 requires base }\nboard Isles { space Harbour at 1, 1 }\n"
				+ "expansion South { replace board Beach with Isles }\n";
		String aside = "pack aside { version 1.0.0 }\nboard Lake { space Harbour at 1, 1 }\n";
		workspace.file("base/shore.hull", shore).file("addon/reef.hull", reef).file("isles/pack.hull", isles).file("aside/pack.hull",
				aside);

		var wanted = Map.of("base/shore.hull", shore.replace("Harbour", "Haven"), "addon/reef.hull", reef.replace("Harbour", "Haven"),
				"isles/pack.hull", isles.replace("Harbour", "Haven"));
		assertEquals(wanted, renamed("base/shore.hull", shore, "letter H is Har<|>bour", "Haven"));
		assertEquals(wanted, renamed("addon/reef.hull", reef, "letter H is Har<|>bour", "Haven"));
	}

	@Test
	void translations_go_with_the_texts_they_translate() {
		String german = "pack addon\ntranslation de {\n\t\"{place} and {Lamp}\" is \"{Lamp} in {place}\"\n\t\"{Lamp}\" is \"{Lamp}\"\n}\n";
		workspace.file("addon/german.hull", german);
		assertEquals(german.replace("\"{place} and {Lamp}\" is \"{Lamp} in {place}\"", "\"{place} and {Torch}\" is \"{Torch} in {place}\""),
				renamed("base/pack.hull", BASE, "token La<|>mp", "Torch").get("addon/german.hull"));
	}

	@Test
	void names_in_expressions_in_braces_are_renamed_and_so_are_those_of_their_translations() {
		String text = "pack addon\nprocedure Warm of one: turret { say \"{one} at {one's heat + 1}\" }\n"
				+ "translation de { \"{one} at {one's heat + 1}\" is \"{one's heat + 1}: {one}\" }\n";
		workspace.file("addon/more.hull", text);
		assertEquals(text.replace("heat", "glow"), renamed("base/pack.hull", BASE, "state he<|>at", "glow").get("addon/more.hull"));
		assertEquals(text.replace("one", "gun"), renamed("addon/more.hull", text, "of on<|>e", "gun").get("addon/more.hull"));
	}

	@Test
	void what_something_has_is_renamed_in_braces_and_in_their_translations() {
		String text = "pack addon\nprocedure Warm of one: turret { say \"{one} at {one's heat}, {one's owner}\" }\n"
				+ "extend turret { state foe: turret or none }\n"
				+ "procedure Cold of heat: turret { say \"{heat's foe's heat} of {heat}\" }\n"
				+ "translation de { \"{one} at {one's heat}, {one's owner}\" is \"{one's heat}: {one}\" }\n";
		workspace.file("addon/more.hull", text);
		assertEquals(text.replace("'s heat", "'s glow"), renamed("base/pack.hull", BASE, "state he<|>at", "glow").get("addon/more.hull"));
	}

	@Test
	void a_name_that_is_taken_is_refused_with_the_place() {
		assertRefused("“Hall” is declared already at pack.hull:4: room Hall", "base/pack.hull", BASE, "token La<|>mp", "Hall");
	}

	@Test
	void a_name_that_would_hide_another_is_refused_with_the_sentence_that_would_mean_something_else() {
		String text = "pack addon\nprocedure P { let spot be Hall  place Lamp in spot }\n";
		assertRefused("“Lamp” would mean something else at more.hull:2: procedure P { let Lamp be Hall  place Lamp in Lamp }",
				"addon/more.hull", text, "let sp<|>ot", "Lamp");
	}

	@Test
	void a_name_that_another_pack_has_is_refused_where_both_are_seen() {
		workspace.file("addon/more.hull", "pack addon\ntoken Torch\n");
		assertRefused(
				"“Torch” would mean something else at pack.hull:4: insert after Light.Kindle step Darken { discard each Torch in place }",
				"base/pack.hull", BASE, "token La<|>mp", "Torch");
	}

	@Test
	void what_is_no_name_is_refused() {
		assertRefused("“2nd” is no name: a name has letters, digits and underscores, and no digit first", "base/pack.hull", BASE,
				"token La<|>mp", "2nd");
		assertRefused("“zone” is a word of the language", "base/pack.hull", BASE, "token La<|>mp", "zone");
	}

	@Test
	void what_belongs_to_the_language_or_to_other_packs_keeps_its_name() {
		assertRefused("“token” belongs to the language", "base/pack.hull", BASE, "is tok<|>en", "counter");
		assertRefused("A pack keeps its name: other packs require it by that name", "base/pack.hull", BASE, "pack ba<|>se", "foundation");
		assertRefused("Nothing is named here", "base/pack.hull", BASE, "1.0<|>.0", "other");
	}

	@Test
	void the_same_name_changes_nothing() {
		assertEquals(Map.of(), renamed("base/pack.hull", BASE, "token La<|>mp", "Lamp"));
	}

	@Test
	void unsaved_texts_count() {
		workspace.open("addon/pack.hull", ADDON.replace("each Lamp", "each  Lamp"));
		assertEquals(ADDON.replace("each Lamp", "each  Torch").replace("base.Lamp", "base.Torch").replace("{Lamp}", "{Torch}"),
				renamed("base/pack.hull", BASE, "token La<|>mp", "Torch").get("addon/pack.hull"));
	}

	@Test
	void it_is_known_before_whether_a_name_can_be_changed() {
		workspace.open("base/pack.hull", BASE);
		var lamp = workspace.service().refactorings()
				.renamable(workspace.address("base/pack.hull"), BASE.indexOf("Lamp") + 1, CancelIndicator.NullImpl).orElseThrow();
		assertEquals("Lamp", workspace.text(lamp.word()));
		assertEquals("Lamp ", lamp.name() + " " + lamp.refusal());
	}

	private void assertRefused(String reason, String file, String text, String caret, String name) {
		assertEquals(Map.of("refused", reason), renamed(file, text, caret, name));
	}

	private Map<String, String> renamed(String file, String text, String caret, String name) {
		return workspace.renamedAt(file, text.replace(caret.replace(Workspace.CARET, ""), caret), name);
	}
}
