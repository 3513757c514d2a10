package org.hullwright.lang.ide.refactoring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Refactoring;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Texts say otherwise what they mean, or it is told why they cannot. What is selected stands between « and ». */
class RefactorerTest {

	private static final String FILE = "house/rules.hull";
	private static final String BASE = """
			pack house { version 1.0.0 }
			extend character { state health: number 0 to 5 = 5 }
			extend room { effect use by actor: character }
			token Lamp { copies: 9 }
			room Hall
			die Luck { 1, 2, 3 }
			""";

	@TempDir
	private Path folder;
	private Workspace workspace;

	@BeforeEach
	void a_house() {
		workspace = Workspace.in(folder).file("house/pack.hull", BASE);
	}

	// Extracting procedures

	@Test
	void sentences_become_a_procedure_that_gets_what_they_know() {
		assertExtracted("""
				procedure Rest by guest: character in place: room {
					// before
					do Light by guest in place
					say "done"
				}

				procedure Light by guest: character in place: room {
					place Lamp in place // a light
					// and then
					if guest's health < 5 {
						increase guest's health by 1
					}
				}
				""", "Light", """
				procedure Rest by guest: character in place: room {
					// before
					«place Lamp in place // a light
					// and then
					if guest's health < 5 {
						increase guest's health by 1
					}
				»	say "done"
				}
				""");
	}

	@Test
	void what_texts_show_is_handed_on_as_well() {
		assertExtracted(
				"procedure Rest by guest: character { do Tell by guest }\n\nprocedure Tell by guest: character {\n\tsay \"{guest's health}\"\n}\n",
				"Tell",
				"procedure Rest by guest: character { «say \"{guest's health}\"» }\n");
	}

	@Test
	void the_component_that_it_is_printed_on_becomes_a_parameter() {
		assertExtracted("""
				room Attic {
					use { do Lighten in it }
				}

				procedure Lighten in room: room {
					place Lamp in room say "{room}"
				}
				""", "Lighten", """
				room Attic {
					use { «place Lamp in it say "{it}"» }
				}
				""");
	}

	@Test
	void names_given_within_the_sentences_stay_within() {
		assertExtracted(
				"procedure Rest { do Clear }\n\nprocedure Clear {\n\tfor each room r { let lamps be number of Lamp in r say \"{lamps}\" }\n}\n",
				"Clear",
				"procedure Rest { «for each room r { let lamps be number of Lamp in r say \"{lamps}\" }» }\n");
	}

	@Test
	void a_selection_that_cuts_a_sentence_in_half_is_refused() {
		assertRefused("Select whole sentences of one block; this begins or ends within one",
				extract("procedure Rest { say \"a\" place «Lamp in Hall say \"b\"» }", "X"));
		assertRefused("Select whole sentences of one block; this begins or ends within one",
				extract("procedure Rest { «say \"a\" if 1 < 2 { » say \"b\" } }", "X"));
		assertRefused("Select whole sentences of one block; this begins or ends within one",
				extract("«procedure Rest { say \"a\" }»", "X"));
	}

	@Test
	void a_name_that_is_used_after_the_selection_is_refused() {
		assertRefused("“x” is named in the selection and used after it",
				extract("procedure Rest { «let x be 3» place x of Lamp in Hall }", "Count"));
		assertRefused("“x” is named in the selection and shown after it", extract("procedure Rest { «let x be 3» say \"{x}\" }", "Count"));
	}

	@Test
	void a_name_that_is_taken_or_none_is_refused() {
		assertRefused("“Hall” means something here already", extract("procedure Rest { «say \"a\"» }", "Hall"));
		assertRefused("“say” is a word of the language", extract("procedure Rest { «say \"a\"» }", "say"));
		assertRefused("“two words” is no name: a name has letters, digits and underscores, and no digit first",
				extract("procedure Rest { «say \"a\"» }", "two words"));
	}

	@Test
	void what_ends_the_procedure_around_stays_there() {
		assertRefused("“stop” would stop another procedure than now",
				extract("procedure Rest { «if Hall has Lamp { stop }» say \"a\" }", "X"));
		assertRefused("“give” would give something to another procedure than now",
				extract("procedure Rest gives number { «give 3» }", "X"));
		assertRefused("“proceed” is only known in the rule it stands in",
				extract("procedure Rest { }\ninstead of Rest { «proceed» }", "X"));
		assertRefused("“step Sleep” is part of it, which expansions may name",
				extract("procedure Rest { «step Sleep { say \"a\" }» }", "X"));
	}

	@Test
	void a_question_that_is_asked_around_the_selection_is_not_lost() {
		assertRefused(
				"It would lead to a problem: This is a token and may be no tool, but only that belongs there. Ask first, as in “if thing is a tool”",
				extract("kind tool is token\nzone Shelf of tool\nprocedure Store of thing: token { if thing is a tool { «move thing to Shelf» } }",
						"Put"));
	}

	// Naming values and numbers

	@Test
	void a_value_is_named_before_its_sentence() {
		assertEquals(head(
				"procedure Rest by guest: character {\n\t// so much\n\tlet missing be 5 - guest's health\n\tplace missing of Lamp in Hall\n}"),
				named("procedure Rest by guest: character {\n\t// so much\n\tplace («5 - guest's health») of Lamp in Hall\n}", "missing"));
	}

	@Test
	void a_value_of_an_else_is_named_before_the_first_question() {
		assertEquals(head(
				"procedure Rest by guest: character { let h be guest's health if Hall has Lamp { say \"a\" } else if h < 3 { say \"b\" } }"),
				named("procedure Rest by guest: character { if Hall has Lamp { say \"a\" } else if «guest's health» < 3 { say \"b\" } }",
						"h"));
	}

	@Test
	void a_value_in_parentheses_of_its_own_keeps_them() {
		assertEquals(head("procedure Rest by g: character { let most be (if g's health < 3 then 1 else 2) place most of Lamp in Hall }"),
				named("procedure Rest by g: character { place «(if g's health < 3 then 1 else 2)» of Lamp in Hall }", "most"));
	}

	@Test
	void a_value_that_comes_out_anew_each_time_is_refused() {
		assertRefused("It is asked anew each time the sentence is done, and may come out otherwise each time",
				name("procedure Rest by g: character { while «g's health» < 5 { increase g's health by 1 } }", "x"));
		assertRefused("It speaks of something that is only known within this sentence",
				name("procedure Rest { for each character c where «c's health» < 5 { say \"{c}\" } }", "x"));
		assertRefused("This is what the sentence changes, not a value that it uses",
				name("procedure Rest by g: character { set «g's health» to 3 }", "x"));
		assertRefused("There is no sentence before which it could be named", name("derived sum: number = «2 + 3»", "x"));
		assertRefused("Select a whole value, as “actor's health” or “(roll Luck)”",
				name("procedure Rest { place 1 of Lamp in Hall «say» \"a\" }", "x"));
	}

	@Test
	void a_number_gets_a_name_that_the_whole_game_knows() {
		assertEquals(
				Map.of(FILE,
						head("procedure Rest { place lampsAtFirst of Lamp in Hall } // all of it\nderived lampsAtFirst: number = 3\n")),
				workspace.refactored(FILE,
						head("procedure Rest { place 3 of Lamp in Hall } // all of it\n"),
						new Refactoring.ExtractNumber(new TextRange(head("procedure Rest { place 3").length(), 0), "lampsAtFirst")));
	}

	@Test
	void a_number_that_is_printed_stays_a_number() {
		String text = head("token Chair { copies: 3 }");
		assertRefused("What is printed on a component is a plain number",
				workspace.refactored(FILE, text, new Refactoring.ExtractNumber(new TextRange(text.indexOf('3'), 1), "chairs")));
	}

	// Inlining

	@Test
	void a_call_becomes_what_the_procedure_does() {
		assertEquals(Map.of(FILE, head("""
				procedure Rest by guest: character {
					place Lamp in Hall // light
					if guest's health < 5 {
						increase guest's health by 1
					}
				}
				procedure Sleep by sleeper: character { do Heal by sleeper in Hall }
				procedure Heal by patient: character in ward: room {
					place Lamp in ward // light
					if patient's health < 5 {
						increase patient's health by 1
					}
				}
				""")), inlined("""
				procedure Rest by guest: character {
					do H«»eal by guest in Hall
				}
				procedure Sleep by sleeper: character { do Heal by sleeper in Hall }
				procedure Heal by patient: character in ward: room {
					place Lamp in ward // light
					if patient's health < 5 {
						increase patient's health by 1
					}
				}
				""", false));
	}

	@Test
	void a_call_among_others_in_a_line_stays_in_that_line() {
		assertEquals(
				Map.of(FILE, head(
						"procedure Rest { place Lamp in Hall say \"done\" }\nprocedure Nap {\n\tplace Lamp in Hall\n\tsay \"done\"\n}\n")),
				inlined("procedure Rest { do Na«»p }\nprocedure Nap {\n\tplace Lamp in Hall\n\tsay \"done\"\n}\n", false));
	}

	@Test
	void all_calls_in_all_files_become_what_the_procedure_does_and_it_goes() {
		workspace.file("house/more.hull", "pack house\nprocedure Wake { do Tell on Hall }\n");
		assertEquals(
				Map.of(FILE, head("procedure Rest { say \"{Hall}\" }\nprocedure Last { say \"a\" }\n"), "house/more.hull",
						"pack house\nprocedure Wake { say \"{Hall}\" }\n"),
				inlined("procedure Rest { do Tell on Hall }\n// tells it\nprocedure T«»ell on thing: room { say \"{thing}\" }\nprocedure Last { say \"a\" }\n",
						true));
	}

	@Test
	void an_argument_that_may_change_meanwhile_is_named_first() {
		assertEquals(Map.of(FILE, head(
				"procedure Rest by g: character {\n\tlet amount be g's health\n\tset g's health to 0\n\tplace amount of Lamp in Hall\n}\n")),
				inlined("procedure Rest by g: character {\n\tdo Bu«»rn by g with g's health\n}\nprocedure Burn by who: character with amount: number {\n\tset who's health to 0\n\tplace amount of Lamp in Hall\n}\n",
						true));
	}

	@Test
	void a_function_becomes_the_value_it_gives() {
		assertEquals(Map.of(FILE, head("procedure Rest by g: character { place (5 - g's health) of Lamp in Hall }\n")),
				inlined("procedure Rest by g: character { place (Missing of g) of Lamp in Hall }\nprocedure Miss«»ing of who: character gives number { give 5 - who's health }\n",
						true));
	}

	@Test
	void what_performs_itself_is_not_inlined() {
		assertRefused("“Again” performs itself",
				inlined("procedure Rest { do Ag«»ain }\nprocedure Again { if Hall has Lamp { do Again } }", false));
	}

	@Test
	void what_rules_act_around_is_not_inlined() {
		assertRefused("“Nap” is spoken of by “after Nap { say \"b\" }”, which needs it",
				inlined("procedure Rest { do N«»ap }\nprocedure Nap { say \"a\" }\nafter Nap { say \"b\" }", false));
	}

	@Test
	void what_would_mean_something_else_is_not_inlined() {
		assertRefused("“x” means something else where it would be written",
				inlined("procedure Rest { let x be 3 do N«»ap say \"{x}\" }\nprocedure Nap { let x be 4 place x of Lamp in Hall }", false));
		assertRefused("“stop” would stop another procedure than “Nap”",
				inlined("procedure Rest { do N«»ap say \"a\" }\nprocedure Nap { if Hall has Lamp { stop } say \"b\" }", false));
		assertRefused("Put the caret at the name of a procedure", inlined("procedure Rest { say \"«»a\" }", false));
	}

	// Moving

	@Test
	void a_declaration_moves_with_its_comments_to_the_end_of_another_file() {
		assertEquals(
				Map.of(FILE, head("room Attic\n\nroom Porch\n"), "house/pack.hull",
						BASE + "\n// low\n// and dark\nroom Cellar // cold\n".replace(" // cold", "")),
				moved("room Attic\n\n// low\n// and dark\nroom C«»ellar\n\nroom Porch\n", "house/pack.hull"));
	}

	@Test
	void a_file_that_is_not_there_is_made() {
		assertEquals(Map.of(FILE, head(""), "house/cellar.hull", "pack house\n\nroom Cellar\n"),
				moved("room C«»ellar\n", "house/cellar.hull"));
	}

	@Test
	void a_declaration_stays_in_its_pack() {
		workspace.file("garden/pack.hull", "pack garden { version 1.0.0 }\n");
		assertRefused("The file must be in the folder of the pack, “house”", moved("room C«»ellar\n", "garden/pack.hull"));
		assertRefused("It is in this file already", moved("room C«»ellar\n", FILE));
		assertRefused("The name of the file must end in “.hull”", moved("room C«»ellar\n", "house/cellar.txt"));
	}

	@Test
	void a_rule_of_an_expansion_stays_in_files_of_that_expansion() {
		assertRefused("The other file belongs to another expansion, so that it would be there at other times",
				workspace.refactored(FILE, "pack house with Dark\nexpansion Dark { }\nzone Shelf of token\n",
						move("pack house with Dark\nexpansion Dark { }\nzone".length(), "house/pack.hull")));
	}

	// What is offered

	@Test
	void only_what_can_be_done_is_offered_with_names_that_are_free() {
		String text = head("procedure Extracted { do Nap }\nprocedure Nap { say \"a\" }\n");
		workspace.open(FILE, text);
		TextRange call = new TextRange(text.indexOf("do Nap"), "do Nap".length());
		assertEquals(
				List.of(new Refactoring.ExtractProcedure(call, "Extracted2"),
						new Refactoring.Move(call.offset(), workspace.address("house/extracted.hull"))),
				workspace.service().refactorings().refactorings(workspace.address(FILE), call, CancelIndicator.NullImpl));
		TextRange caret = new TextRange(text.indexOf("Nap"), 0);
		assertEquals(List.of(new Refactoring.Inline(caret.offset(), true), new Refactoring.Inline(caret.offset(), false),
				new Refactoring.Move(caret.offset(), workspace.address("house/extracted.hull"))),
				workspace.service().refactorings().refactorings(workspace.address(FILE), caret, CancelIndicator.NullImpl));
	}

	@Test
	void a_declaration_is_offered_another_file_than_the_one_it_is_in() {
		String text = head("room Rules\n");
		workspace.open(FILE, text);
		TextRange caret = new TextRange(text.indexOf("Rules"), 0);
		assertEquals(List.of(new Refactoring.Move(caret.offset(), workspace.address("house/rooms.hull"))),
				workspace.service().refactorings().refactorings(workspace.address(FILE), caret, CancelIndicator.NullImpl));
	}

	private void assertExtracted(String expected, String name, String text) {
		assertEquals(Map.of(FILE, head(expected)), extract(text, name));
	}

	private Map<String, String> extract(String text, String name) {
		return workspace.refactored(FILE, plain(text), new Refactoring.ExtractProcedure(selection(text), name));
	}

	private Map<String, String> name(String text, String name) {
		return workspace.refactored(FILE, plain(text), new Refactoring.ExtractName(selection(text), name));
	}

	private String named(String text, String name) {
		Map<String, String> changed = name(text, name);
		return changed.getOrDefault(FILE, changed.toString());
	}

	private Map<String, String> inlined(String text, boolean everywhere) {
		return workspace.refactored(FILE, plain(text), new Refactoring.Inline(selection(text).offset(), everywhere));
	}

	private Map<String, String> moved(String text, String target) {
		return workspace.refactored(FILE, plain(text), move(selection(text).offset(), target));
	}

	private Refactoring move(int offset, String target) {
		return new Refactoring.Move(offset, workspace.address(target));
	}

	private static void assertRefused(String reason, Map<String, String> changed) {
		assertEquals(Map.of("refused", reason), changed);
	}

	private static TextRange selection(String text) {
		int start = head(text).indexOf('«');
		return new TextRange(start, head(text).indexOf('»') - start - 1);
	}

	private static String plain(String text) {
		return head(text).replaceAll("[«»]", "");
	}

	private static String head(String text) {
		return "pack house\n" + text;
	}
}
