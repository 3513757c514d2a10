package org.hullwright.lang.ide.drafting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.formatting2.TextStyle;
import org.hullwright.lang.ide.answer.Creatable;
import org.hullwright.lang.ide.answer.Destination;
import org.hullwright.lang.ide.answer.Draft;
import org.hullwright.lang.ide.answer.ElementForm;
import org.hullwright.lang.ide.answer.FieldValues;
import org.hullwright.lang.ide.answer.FormField;
import org.hullwright.lang.ide.answer.NewElement;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** New elements are asked about in the words of their kinds, and written where they belong. */
class DrafterTest {

	private static final String BASE = """
			pack base "The Base" { version 1.0.0 }

			values Colour { red, green "leafy" }

			extend room {
				/* Breaks ties. */
				printed id: number
				printed items: list of Colour
				printed computer: truth = no
				printed secret: truth = no
				printed motto: text = ""
				effect use by actor: character
				effect ruin
			}

			kind attackCard is card { printed colour: Colour }

			room Hall "Hall" { id: 4 items: red computer use { say "Hello" } }

			room Attic "Attic" { id: 7 computer use { say "Dust" } } // above

			mode Dark "In the dark"

			deck Rooms "The rooms" of room { contains Hall, Attic }

			event Storm "Storm"

			deck Events of event { contains each event }
			""";
	private static final String ADDON = """
			pack addon "More rooms" { version 1.0.0 requires base }
			""";

	@TempDir
	private Path folder;

	private Workspace workspace;

	@BeforeEach
	void write() {
		workspace = Workspace.in(folder).file("base/base.hull", BASE).file("addon/addon.hull", ADDON);
	}

	@Test
	void kinds_of_the_packs_can_be_made_as_well_as_those_everybody_knows() {
		List<Creatable> sorts = workspace.service().elementGeneration().creatables(workspace.address("addon/addon.hull"),
				CancelIndicator.NullImpl);
		List<String> words = sorts.stream().map(Creatable::word).toList();
		assertTrue(
				words.containsAll(
						List.of("room", "event", "item", "race", "intruder", "character", "objective", "attackCard", "scenario", "test")),
				words::toString);
		assertEquals("Attack card", sorts.get(words.indexOf("attackCard")).title());
		assertTrue(words.stream().noneMatch(List.of("piece", "tile", "player", "space", "figure")::contains), words::toString);
	}

	@Test
	void what_must_be_said_is_asked_first_then_what_most_say() {
		assertEquals(List.of("id", "computer", "items", "secret", "motto", "copies", "picture", "use", "ruin"),
				form("base", "room").fields().stream().map(FormField::name).toList());
	}

	@Test
	void the_answers_to_begin_with_are_what_is_usual_and_numbers_that_are_free() {
		Map<String, String> proposed = form("base", "room").fields().stream()
				.collect(Collectors.toMap(FormField::name, FormField::proposed));
		assertEquals(Map.of("id", "8", "computer", "no", "items", "", "secret", "no", "motto", "", "copies", "1",
				"picture", "", "use", "yes", "ruin", "no"), proposed);
	}

	@Test
	void what_can_be_answered_follows_from_the_types() {
		Map<String, FieldValues> values = form("base", "room").fields().stream()
				.collect(Collectors.toMap(FormField::name, FormField::values));
		assertEquals(new FieldValues.Numbers(0, 1000), values.get("copies"));
		assertEquals(new FieldValues.YesOrNo(), values.get("computer"));
		assertEquals(new FieldValues.SomeOf(List.of(new FieldValues.Option("red", "red"), new FieldValues.Option("green", "leafy"))),
				values.get("items"));
		assertEquals(new FieldValues.Words(), values.get("motto"));
		assertEquals(new FieldValues.PictureFile(), values.get("picture"));
	}

	@Test
	void a_question_is_explained_by_the_comment_above_its_declaration_and_a_number_by_what_others_print() {
		workspace.file("base/more.hull", """
				pack base
				kind beast is token {
					// How many spaces it takes (BAS-BEAST-01, BAS-BEAST-02).
					printed bulk: number = 1
					printed rank: number = 0
					// BAS-BEAST-03
					printed hue: Colour or none = none
				}
				beast Bear "The Bear" { bulk: 3 }
				beast Wolf { bulk: 2 }
				""");
		Map<String, String> explanations = form("base", "beast").fields().stream()
				.collect(Collectors.toMap(FormField::name, FormField::explanation));
		assertEquals("How many spaces it takes. Examples: The Bear 3, Wolf 2.", explanations.get("bulk"));
		assertEquals("", explanations.get("rank"));
		assertEquals("", explanations.get("hue"));
		assertEquals("Breaks ties. Examples: Hall 4, Attic 7.", form("base", "room").fields().getFirst().explanation());
	}

	@Test
	void a_bag_for_such_things_is_a_place_to_start_in_even_when_the_set_up_fills_it() {
		workspace.file("base/more.hull",
				"pack base\nkind marble is token\nmarble Red\nmarble Blue\nbag Sack \"The sack\" of marble\ndeck Spare of marble { contains Red, Blue }\n"
						+ "zone Open of marble\nbag Chest of token\n");
		assertEquals(List.of(new Destination("Sack", "The sack", false), new Destination("Spare", "Spare", false)), form("base", "marble")
				.destinations());
		assertEquals(List.of("Sack", "Spare"), form("addon", "marble").destinations().stream().map(Destination::zone).toList());
	}

	@Test
	void what_is_usually_worked_out_can_be_written_but_not_picked() {
		workspace.file("base/more.hull",
				"pack base\nkind chest is token { printed weight: number = 2 + 3 printed heavy: truth = 2 > 1 printed hue: Colour or none = none }\n");
		Map<String, FieldValues> values = form("base", "chest").fields().stream()
				.collect(Collectors.toMap(FormField::name, FormField::values));
		assertEquals(new FieldValues.Written(), values.get("weight"));
		assertEquals(new FieldValues.Written(), values.get("heavy"));
		assertTrue(values.get("hue") instanceof FieldValues.OneOf, values::toString);
		assertEquals("chest Crate {\n\t\n}",
				draft("base/base.hull", new NewElement("chest", workspace.address("base/base.hull"), "Crate", "", Map.of(), "")).text());
	}

	@Test
	void a_place_that_takes_all_of_a_kind_takes_those_of_its_own_pack_by_itself() {
		assertEquals(List.of(new Destination("Events", "Events", true)), form("base", "event").destinations());
		assertEquals(List.of(new Destination("Events", "Events", false)), form("addon", "event").destinations());
		assertEquals(List.of(new Destination("Rooms", "The rooms", false)), form("addon", "room").destinations());
	}

	@Test
	void an_element_is_written_behind_the_last_of_its_sort_and_starts_where_it_should() {
		NewElement wanted = new NewElement("room", workspace.address("base/base.hull"), "Cellar", "The \"Cellar\"",
				Map.of("items", "red, green", "computer", "yes", "secret", "no", "motto", "Mind the steps"), "Rooms");
		String changed = written("base/base.hull", wanted);
		assertTrue(changed.contains(
				"} // above\n\nroom Cellar \"The \\\"Cellar\\\"\" {\n\tid: 8\n\tcomputer\n\titems: red, green\n\tmotto: \"Mind the steps\"\n\tuse {\n\t\t<|>\n\t}\n}\n\nmode Dark"),
				changed);
		assertTrue(changed.contains("contains Hall, Attic, Cellar }"), changed);
		isRight("base/base.hull", changed);
	}

	@Test
	void in_the_deck_of_another_pack_it_is_put_by_an_expansion_that_is_made_for_it() {
		String changed = written("addon/addon.hull",
				new NewElement("room", workspace.address("addon/addon.hull"), "Cellar", "Cellar", Map.of(), "Rooms"));
		assertEquals(ADDON.strip()
				+ "\n\nroom Cellar \"Cellar\" {\n\tid: 8\n\tuse {\n\t\t<|>\n\t}\n}\n\nexpansion MoreRooms \"More rooms\" {\n\tadd Cellar to Rooms\n}\n",
				changed);
		isRight("addon/addon.hull", changed);
	}

	@Test
	void an_expansion_that_is_there_gets_one_more_line() {
		workspace.file("addon/addon.hull", ADDON + "\nexpansion More {\n\tadd Shed to Rooms\n}\n\nroom Shed { id: 1 use { } }\n");
		String changed = written("addon/addon.hull",
				new NewElement("room", workspace.address("addon/addon.hull"), "Cellar", "", Map.of(), "Rooms"));
		assertTrue(changed.contains("\n\tadd Shed to Rooms\n\tadd Cellar to Rooms\n}\n"), changed);
		assertTrue(changed.endsWith("room Cellar {\n\tid: 8\n\tuse {\n\t\t<|>\n\t}\n}\n"), changed);
		isRight("addon/addon.hull", changed);
	}

	@Test
	void a_race_comes_with_what_the_race_that_is_there_has_in_the_place_of_it() {
		workspace.file("base/more.hull", """
				pack base
				extend intruder { printed breed: race }
				race Bats "Bats"
				intruder Bat "Bat" { copies: 4   breed: Bats }
				kind wing is token { printed brings: sort of intruder or none = none }
				wing BatWing "Wing" { copies: 3   brings: Bat }
				wing BlankWing "Blank"
				kind bite is card { effect strike by attacker: intruder }
				bite Nibble "A \\"Bat\\" bites" {
					// It hurts.
					strike { say "ouch" }
				}
				bag Wings of wing { contains each wing }
				deck Bites of bite { contains Nibble }
				event Dusk "Dusk"
				""");
		String changed = written("addon/addon.hull",
				new NewElement("race", workspace.address("addon/addon.hull"), "Owls", "Owls", Map.of(), ""));
		assertEquals(ADDON.strip() + """


				race Owls "Owls" {
					<|>
				}

				intruder OwlsBat "Bat" { copies: 4   breed: Owls }

				wing OwlsBatWing "Wing" { copies: 3   brings: OwlsBat }

				bite OwlsNibble "A \\"Bat\\" bites" {
					strike { say "ouch" }
				}

				expansion MoreRooms "More rooms" {
					replace BatWing with OwlsBatWing
					replace Nibble with OwlsNibble
				}
				""", changed);
		workspace.open("addon/addon.hull", changed.replace(Workspace.CARET, ""));
		assertEquals(List.of(), workspace.problems("addon/addon.hull"));
		workspace.open("addon/addon.hull", ADDON);
		String alone = written("addon/addon.hull", new NewElement("race", workspace.address("addon/addon.hull"), "Owls", "Owls",
				Map.of("contents of race", "no"), ""));
		assertTrue(alone.strip().endsWith("race Owls \"Owls\" {\n\t<|>\n}"), alone);
	}

	@Test
	void a_race_comes_with_all_that_says_it_is_of_the_race_that_is_there() {
		workspace.file("base/more.hull", """
				pack base
				extend intruder { printed breed: race }
				race Bats "Bats"
				race Moths "Moths"
				intruder Bat "Bat" { copies: 4   breed: Bats }
				kind flaw is card { printed breed: race or none = none }
				flaw Dazzled "Dazzled by light" { breed: Bats }
				flaw Dusty "Dusty" { breed: Moths }
				flaw Slow "Slow"
				deck Flaws of flaw { contains each flaw }
				""");
		String changed = written("addon/addon.hull",
				new NewElement("race", workspace.address("addon/addon.hull"), "Owls", "Owls", Map.of(), ""));
		assertTrue(changed.contains("flaw OwlsDazzled \"Dazzled by light\" { breed: Owls }"), changed);
		assertTrue(changed.contains("replace Dazzled with OwlsDazzled"), changed);
		assertFalse(changed.contains("OwlsDusty") || changed.contains("OwlsSlow"), changed);
		workspace.open("addon/addon.hull", changed.replace(Workspace.CARET, ""));
		assertEquals(List.of(), workspace.problems("addon/addon.hull"));
	}

	@Test
	void a_race_says_what_the_race_in_play_says_and_takes_its_place() {
		workspace.file("base/more.hull", """
				pack base
				derived prowling: race = ...
				kind wing is token { printed brings: sort of intruder or none = none }
				kind flaw is card
				extend race {
					printed leader: sort of intruder or none = none
					zone wings of wing
					zone flaws of flaw
					effect gather
					effect scatter
				}
				flaw Slow "Slow" { copies: 2 }
				""").file("cave/cave.hull", """
				pack cave "The Cave" { version 1.0.0 requires base }
				race Moths "Moths"
				race Bats "Bats" {
					leader: Bat
					wings contains each wing
					flaws contains Dazzled, Slow
					gather { move each BatWing to Wings }
					scatter {
						// All of them.
						move each wing in Wings to its wings
					}
				}
				change derived prowling to Bats
				intruder Bat "Bat" { copies: 4 }
				wing BatWing "Wing" { copies: 3   brings: Bat }
				wing BlankWing "Blank"
				flaw Dazzled "Dazzled by light"
				flaw Unlucky "Unlucky"
				bag Wings of wing
				""").file("addon/addon.hull", ADDON.replace("requires base", "requires cave"));
		String changed = written("addon/addon.hull",
				new NewElement("race", workspace.address("addon/addon.hull"), "Owls", "Owls", Map.of("scatter", "no"), ""));
		assertEquals(ADDON.replace("requires base", "requires cave").strip() + """


				race Owls "Owls" {
					leader: OwlsBat
					wings contains OwlsBatWing, OwlsBlankWing
					flaws contains OwlsDazzled, Slow
					gather { move each OwlsBatWing to Wings }
					<|>
				}

				intruder OwlsBat "Bat" { copies: 4 }

				wing OwlsBatWing "Wing" { copies: 3   brings: OwlsBat }

				wing OwlsBlankWing "Blank"

				flaw OwlsDazzled "Dazzled by light"

				expansion MoreRooms "More rooms" {
					change derived prowling to Owls
				}
				""", changed);
		workspace.open("addon/addon.hull", changed.replace(Workspace.CARET, ""));
		assertEquals(List.of(), workspace.problems("addon/addon.hull"));
	}

	@Test
	void a_race_without_another_to_go_by_fills_what_is_left_open() {
		workspace.file("base/more.hull", "pack base\nderived prowling: race = ...\nextend race { effect gather }\n");
		assertEquals(ADDON.strip() + "\n\nrace Owls \"Owls\" {\n\tgather {\n\t\t<|>\n\t}\n}\n\n"
				+ "expansion MoreRooms \"More rooms\" {\n\tchange derived prowling to Owls\n}\n",
				written("addon/addon.hull", new NewElement("race", workspace.address("addon/addon.hull"), "Owls", "Owls", Map.of(), "")));
	}

	@Test
	void what_changes_of_a_game_put_somewhere_is_replaced_there() {
		workspace.file("base/more.hull", """
				pack base
				race Bats "Bats"
				intruder Bat "Bat" { copies: 4 }
				kind bite is card { effect strike by attacker: intruder or none }
				bite Nibble "Nibble" { strike { say "ouch" } }
				bite Gnaw "Gnaw" { strike { say "ouch" } }
				bite Lick "Lick" { strike { say "ouch" } }
				deck Bites of bite
				change zone Bites { contains Nibble }
				add Gnaw to Bites
				""");
		String changed = written("addon/addon.hull",
				new NewElement("race", workspace.address("addon/addon.hull"), "Owls", "Owls", Map.of(), ""));
		assertTrue(changed.endsWith("{\n\treplace Nibble with OwlsNibble\n\treplace Gnaw with OwlsGnaw\n}\n"), changed);
	}

	@Test
	void a_character_comes_with_what_most_characters_have() {
		workspace.file("base/more.hull", """
				pack base
				extend character {
					printed cloak: Colour
					printed tool: sort of item or none = none
					zone tricks of trick
				}
				kind trick is card { effect play by actor: character }
				kind ballot is card { printed who: sort of character }
				values Rank { low, high }
				item Rope "Rope"
				item Lamp "Lamp" { copies: 2 }
				trick Wait "Wait" { copiesAsNeeded   play { say "Waiting" } }
				trick Jump "Jump" { copies: 3   play { say "Jumping" } }
				trick Climb "Climb" { copies: 3   play { say "Climbing" } }
				trick Shine "Shine" { copies: 2   play { say "Shining" } }
				extend values Colour { yellow, blue }
				character Stowaway "The Stowaway" { cloak: yellow }
				character Climber "The Climber" { cloak: green   tool: Rope   tricks contains 2 of Wait, 2 of Climb, 1 of Jump }
				character Miner "The Miner" { cloak: red   tool: Lamp   tricks contains 2 of Wait, 2 of Shine, 1 of Jump }
				ballot VoteClimber "The Climber" { who: Climber }
				ballot VoteMiner "The Miner" { who: Miner }
				zone Camp of character
				change zone Camp { contains each character }
				deck Votes of ballot { contains each ballot }
				derived everyone: list of character = (Stowaway, Climber, Miner)
				""");
		String changed = written("addon/addon.hull",
				new NewElement("character", workspace.address("addon/addon.hull"), "Diver", "The Diver", Map.of(), ""));
		assertEquals(ADDON.strip() + """


				character Diver "The Diver" {
					cloak: blue
					tool: DiverRope
					tricks contains 2 of Wait, 1 of Jump, 2 of DiverCard
					<|>
				}

				item DiverRope "Rope"

				change Jump { copiesAsNeeded }

				trick DiverCard "Card of The Diver" {
					copies: 2
					play { }
				}

				ballot VoteDiver "The Diver" { who: Diver }

				expansion MoreRooms "More rooms" {
					add Diver to Camp
					add VoteDiver to Votes
					change derived everyone to (Stowaway, Climber, Miner, Diver)
				}
				""", changed);
		workspace.open("addon/addon.hull", changed.replace(Workspace.CARET, ""));
		assertEquals(List.of(), workspace.problems("addon/addon.hull"));
	}

	@Test
	void a_character_comes_alone_when_its_author_wants_that_or_there_is_none_to_go_by() {
		var wanted = new NewElement("character", workspace.address("addon/addon.hull"), "Diver", "Diver", Map.of(), "");
		assertTrue(written("addon/addon.hull", wanted).strip().endsWith("character Diver \"Diver\" {\n\t<|>\n}"));
		workspace.file("base/more.hull", "pack base\ncharacter Climber\nzone Camp of character { contains Climber }\n");
		var alone = new NewElement("character", wanted.file(), "Diver", "Diver", Map.of("contents of character", "no"), "");
		assertTrue(written("addon/addon.hull", alone).strip().endsWith("character Diver \"Diver\" {\n\t<|>\n}"));
	}

	@Test
	void a_new_file_says_first_to_which_pack_it_belongs() {
		String changed = written("addon/addon.hull",
				new NewElement("event", workspace.address("addon/events.hull"), "Flood", "Flood", Map.of(), ""));
		assertEquals("pack addon\n\nevent Flood \"Flood\" {\n\t<|>\n}\n", changed);
	}

	@Test
	void scenarios_and_tests_are_made_in_the_same_way() {
		URI file = workspace.address("base/base.hull");
		String scenario = written("base/base.hull", new NewElement("scenario", file, "Night", "Night", Map.of("modes", "Dark"), ""));
		assertTrue(scenario.endsWith("scenario Night \"Night\" modes Dark {\n\t<|>\n}\n"), scenario);
		isRight("base/base.hull", scenario);
		workspace.file("base/base.hull", BASE);
		String test = written("base/base.hull", new NewElement("test", file, "", "it is dark", Map.of("players", "1"), ""));
		assertTrue(
				test.endsWith(
						"test \"it is dark\" {\n\tgiven players 1\n\twhen {\n\t\t<|>\n\t}\n\tthen { expect number of character > 0 }\n}\n"),
				test);
		isRight("base/base.hull", test);
	}

	@Test
	void a_name_that_cannot_be_one_is_refused_with_the_reason() {
		assertEquals("“Hall” is taken: base has a room of that name.", refusal("Hall"));
		assertEquals("“Storm” is taken: base has an event of that name.", refusal("Storm"));
		assertEquals("“deck” is a word of the language.", refusal("deck"));
		assertEquals("“two words” is no name: a name has letters, digits and underscores, and no digit first.", refusal("two words"));
		assertEquals("Give it a name.", refusal(""));
		assertEquals("", refusal("Cellar"));
	}

	@Test
	void names_are_made_from_titles() {
		assertEquals("SurgeryRoom", NewElement.nameFrom("Surgery room"));
		assertEquals("QueensNest", NewElement.nameFrom("  Queen’s nest "));
		assertEquals("OfficeZurich", NewElement.nameFrom("1. Office Zürich"));
		assertEquals("", NewElement.nameFrom("???"));
	}

	private ElementForm form(String pack, String word) {
		return workspace.service().elementGeneration().form(workspace.address(pack + "/" + pack + ".hull"), word, CancelIndicator.NullImpl)
				.orElseThrow();
	}

	private String refusal(String name) {
		return draft("addon/addon.hull", new NewElement("room", workspace.address("addon/addon.hull"), name, "Any", Map.of(), ""))
				.refusal();
	}

	private Draft draft(String from, NewElement wanted) {
		return workspace.service().elementGeneration().draft(workspace.address(from), wanted, CancelIndicator.NullImpl).orElseThrow();
	}

	/** The file that the element is written into, with the caret. */
	private String written(String from, NewElement wanted) {
		Draft draft = draft(from, wanted);
		var text = new StringBuilder(workspace.service().workspace().text(wanted.file()));
		for (TextChange change : draft.changes().get(wanted.file()).reversed()) {
			text.replace(change.range().offset(), change.range().end(), change.text());
		}
		return text.insert(draft.caret(), Workspace.CARET).toString();
	}

	/** Nothing is wrong with a text, and nothing but the empty line at the caret is left to be tidied. */
	private void isRight(String file, String text) {
		workspace.open(file, text.replaceAll("\\t*<\\|>\\n", ""));
		assertEquals(List.of(), workspace.problems(file));
		String tidied = workspace.service().workspace().text(workspace.address(file));
		assertEquals(List.of(), workspace.service().writing().format(workspace.address(file), new TextRange(0, tidied.length()),
				TextStyle.USUAL, CancelIndicator.NullImpl));
	}
}
