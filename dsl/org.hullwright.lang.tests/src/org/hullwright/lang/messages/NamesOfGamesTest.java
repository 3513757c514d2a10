package org.hullwright.lang.messages;

import static org.hullwright.lang.fixture.Expectations.reports;

import org.junit.jupiter.api.Test;

/** What is said of a name in a pack for several games that only some of these have. */
class NamesOfGamesTest {

	/** Two games that share a pack, and one that does not build on it. */
	private static final String GAMES = """
		// FILE shared.hull
		pack shared { version 1.0.0 report UNUSED as nothing }
		kind tool is card
		extend tool { effect apply by actor: character }
		procedure Arrive by actor: character { ... }
		// FILE lake.hull
		pack lake { version 1.0.0 requires shared report UNUSED as nothing }
		room Boathouse "Boathouse"
		room Pier "Pier"
		instead of Arrive { }
		procedure Begin { }
		phase Day { }
		game Lake { players 1 to 2  setup Begin  round Day }
		// FILE hill.hull
		pack hill { version 1.0.0 requires shared report UNUSED as nothing }
		room Summit "Summit"
		room Pier "Pier"
		extend character { state tired: truth = no }
		instead of Arrive { }
		procedure Begin { }
		phase Day { }
		game Hill { players 1 to 2  setup Begin  round Day }
		// FILE moon.hull
		pack moon { version 1.0.0 report UNUSED as nothing }
		room Crater "Crater"
		procedure Begin { }
		phase Day { }
		game Moon { players 1 to 2  setup Begin  round Day }
		""";
	private static final String PACK = "pack rope { version 1.0.0 requires shared report UNUSED as nothing }\n";

	@Test
	void a_component_is_told_to_say_it_in_a_file_for_that_game() {
		reports(GAMES + "// FILE rope.hull\n" + PACK + """
			tool Rope { apply { move actor to Summit } }
			//                                ^ UNKNOWN_NAME: There is no thing called Summit. Only hill has one: put this part of Rope, as “change Rope { … }”, into a file that begins with “pack rope where there is hill”; or add “requires hill”, and the pack is played only there.
			""");
	}

	@Test
	void so_is_one_that_asks_for_a_property() {
		reports(GAMES + "// FILE rope.hull\n" + PACK + """
			tool Rope { apply when actor's tired { } }
			//                             ^ UNKNOWN_MEMBER: Character has no property or place called tired. Only hill has one: put this part of Rope, as “change Rope { … }”, into a file that begins with “pack rope where there is hill”; or add “requires hill”, and the pack is played only there.
			""");
	}

	@Test
	void what_each_game_has_of_its_own_takes_a_file_for_each() {
		reports(GAMES + "// FILE rope.hull\n" + PACK + """
			tool Rope { apply { move actor to Pier } }
			//                                ^ UNKNOWN_NAME: There is no thing called Pier. hill and lake have one each: put this part of Rope, as “change Rope { … }”, into a file for each of them; one begins with “pack rope where there is hill”.
			""");
	}

	@Test
	void a_procedure_can_be_left_open() {
		reports(GAMES + "// FILE rope.hull\n" + PACK + """
			procedure Climb by actor: character { move actor to Summit }
			//                                                  ^ UNKNOWN_NAME: There is no thing called Summit. Only hill has one: leave open here what Climb does, as “{ ... }”, and say it with “instead of Climb { … }” in a file that begins with “pack rope where there is hill”; or add “requires hill”, and the pack is played only there.
			""");
	}

	@Test
	void a_rule_moves() {
		reports(GAMES + "// FILE rope.hull\n" + PACK + """
			before Arrive when actor is in Summit { }
			//                             ^ UNKNOWN_NAME: There is no thing called Summit. Only hill has one: move what needs it into a file that begins with “pack rope where there is hill”; or add “requires hill”, and the pack is played only there.
			""");
	}

	@Test
	void in_a_file_for_one_game_the_other_takes_another_file() {
		reports(GAMES + "// FILE rope.hull\n" + PACK + """
			tool Rope
			// FILE rope-lake.hull
			pack rope where there is lake
			change Rope { apply { move actor to Summit } }
			//                                  ^ UNKNOWN_NAME: There is no thing called Summit. Only hill has one, and this file counts only where there is lake: move what needs it into a file that begins with “pack rope where there is hill”.
			""");
	}

	@Test
	void what_the_game_builds_on_cannot_require_it() {
		reports("""
			// FILE shared.hull
			pack shared { version 1.0.0 requires ground report UNUSED as nothing }
			procedure Arrive by actor: character { move actor to Boathouse }
			//                                                   ^ UNKNOWN_NAME: There is no thing called Boathouse. Only lake has one: leave open here what Arrive does, as “{ ... }”, and say it with “instead of Arrive { … }” in a file that begins with “pack shared where there is lake”.
			// FILE ground.hull
			pack ground { version 1.0.0 report UNUSED as nothing }
			// FILE lake.hull
			pack lake { version 1.0.0 requires shared report UNUSED as nothing }
			room Boathouse "Boathouse"
			procedure Begin { }
			phase Day { }
			game Lake { players 1 to 2  setup Begin  round Day }
			""");
	}

	@Test
	void a_game_that_does_not_build_on_what_the_pack_requires_is_only_another_pack() {
		reports(GAMES + "// FILE rope.hull\n" + PACK + """
			tool Rope { apply { move actor to Crater } }
			//                                ^ UNKNOWN_NAME: There is no thing called Crater. The pack moon has one: add “requires moon”.
			""");
	}
}
