package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.hullwright.lang.fixture.Expectations.reports;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.fixture.Hull;
import org.hullwright.model.expansions.Clash;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Expansions that fight over a thing are reported at both, and those that do not are left in peace. */
class ExpansionsTest {

	private static final String BASE = """
		kind lever is token { printed weight: number = 1  derived force: number = its weight  effect pull by puller: character }
		lever Big { pull { say "big" } }
		card Strike
		card Kick
		deck Cards "Cards" of card { contains Strike }
		track Clock from 1 to 5
		derived hands: number = 2
		board Yard { space Gate at 1, 1 }
		board Ruin { space Gate at 1, 1 }
		procedure Work by worker: character { say "{worker} works" }
		phase Shift { step Noon { say "noon" } step Evening { say "evening" } }
		""";

	@ParameterizedTest
	@ValueSource(strings = {
			"insert instead of Shift.Noon step Sleep { say \"zzz\" }",
			"remove step Shift.Noon",
			"move step Shift.Noon after Shift.Evening",
			"instead of Work { say \"no\" }",
			"instead of lever.pull { say \"stuck\" }",
			"instead of Work when worker's seat = 1 { say \"no\" }",
			"instead of discarding thing: card { say \"kept\" }",
			"instead of changing Clock to time: number { say \"stopped\" }",
			"change Big { weight: 3 }",
			"change Big { pull { say \"nothing\" } }",
			"replace Strike with Kick",
			"replace board Yard with Ruin",
			"change derived hands to 3",
			"change derived lever.force to 3",
			"change track Clock from 1 to 8",
			"change track Clock = 2",
			"change track Clock { at 3 { say \"ding\" } }",
			"change zone Cards visible to everybody",
			"change zone Cards { contains Kick }",
			"rename Cards to \"Pile\"" })
	void what_only_one_can_have_its_way_with_is_reported_at_both(String change) {
		String condition = change.replace("worker's seat = 1", "worker is Ann");
		List<String> codes = codesOf(condition, condition);
		assertEquals(List.of("EXPANSIONS_CLASH", "EXPANSIONS_CLASH"), codes);
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"insert instead of Shift.Noon step Sleep { say \"zzz\" proceed }",
			"insert after Shift.Noon step Sleep { say \"zzz\" }",
			"instead of Work { say \"no\" proceed }",
			"before Work { say \"no\" }",
			"change Big { pull { say \"slowly\" proceed } }",
			"change derived hands to hands + 1",
			"change derived lever.force to its force * 2",
			"add Kick to Cards",
			"remove Strike from Cards" })
	void what_adds_to_others_is_left_in_peace(String change) {
		assertEquals(List.of(), codesOf(change, change));
	}

	@Test
	void what_two_remove_from_the_game_is_gone_whoever_comes_later() {
		assertEquals(List.of(), codesOf("remove Strike from game", "remove Strike from game"));
	}

	@Test
	void what_one_removes_from_the_game_another_cannot_replace() {
		assertEquals(List.of("EXPANSIONS_CLASH", "EXPANSIONS_CLASH"), codesOf("remove Strike from game", "replace Strike with Kick"));
	}

	@Test
	void of_two_that_say_what_is_left_open_only_one_can_be_on() {
		isFine("derived hero: number = ... change derived hero to 1 "
				+ "expansion One { change derived hero to 2 } expansion Other { change derived hero to 3 }");
	}

	@Test
	void what_is_left_open_is_not_asked_for_twice() {
		reports("""
			derived hero: number = ...
			expansion One { change derived hero to 2 }
			expansion Other { change derived hero to 3 }
			scenario Both expansions One, Other { }
			//       ^ EXPANSIONS_APART: These cannot be on together: One and Other exclude each other, for each says what hero is.
			""");
	}

	@Test
	void who_changes_what_is_open_by_what_it_was_can_be_on_with_whoever_says_it() {
		isFine("derived hero: number = ... expansion One { change derived hero to 2 } "
				+ "expansion Other after One { change derived hero to hero + 1 } scenario Both expansions One, Other { }");
	}

	@Test
	void an_order_lets_both_say_what_is_left_open() {
		isFine("derived hero: number = ... expansion One { change derived hero to 2 } "
				+ "expansion Other after One { change derived hero to 3 } scenario Both expansions One, Other { }");
	}

	@Test
	void different_conditions_are_different_cases() {
		assertEquals(List.of(),
				codesOf("instead of Work when worker is Ann { say \"no\" }", "instead of Work when worker is Ben { say \"no\" }"));
	}

	@Test
	void whoever_goes_on_must_not_be_silenced() {
		assertEquals(List.of("EXPANSIONS_CLASH", "EXPANSIONS_CLASH"),
				codesOf("instead of Work { say \"no\" proceed }", "instead of Work { say \"no\" }"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "after Ones", "before Ones", "requires Ones", "excludes Ones", "after Middle", "requires Middle" })
	void an_order_or_an_exclusion_settles_it(String relation) {
		isFine(BASE + """
			expansion Ones { remove step Shift.Noon }
			expansion Middle after Ones { }
			expansion Others %s { remove step Shift.Noon }
			""".formatted(relation));
	}

	@Test
	void what_requires_something_excluded_is_excluded_as_well() {
		isFine(BASE + """
			expansion Dry { }
			expansion Wet excludes Dry { }
			expansion Desert requires Dry { remove step Shift.Noon }
			expansion Flood requires Wet { remove step Shift.Noon }
			""");
	}

	@Test
	void both_places_name_the_other_side_and_the_way_out() {
		reports("""
			phase Shift { step Noon { say "noon" } }
			expansion Nap { remove step Shift.Noon }
			//              ^ EXPANSIONS_CLASH: Nap of the pack example and Lunch of the pack example may be on together and both replace the step Noon. Say which comes later, or that they exclude each other: “expansion Nap after Lunch” or “excludes Lunch”.
			expansion Lunch { insert instead of Shift.Noon step Eat { say "yum" } }
			//                ^ EXPANSIONS_CLASH: Lunch of the pack example and Nap of the pack example may be on together and both replace the step Noon. Say which comes later, or that they exclude each other: “expansion Lunch after Nap” or “excludes Nap”.
			""");
	}

	@Test
	void where_many_replace_one_thing_each_tells_some_of_them_and_how_many_others_there_are() {
		List<Issue> issues = Hull.read(BASE + manyThatRemoveNoon(60, "")).issues();
		Map<Integer, List<Issue>> byLine = issues.stream().collect(Collectors.groupingBy(Issue::getLineNumber));
		assertEquals(60, byLine.size(), "each of them has its errors");
		assertTrue(byLine.values().stream().allMatch(here -> here.size() <= Clash.MOST), "but not one for each of the others");
		assertTrue(issues.stream()
				.allMatch(issue -> issue.getMessage().contains("both replace the step Noon, as do 58 others. Say which comes later")));
	}

	@Test
	void many_that_replace_one_thing_one_after_the_other_are_fine() {
		isFine(BASE + manyThatRemoveNoon(20, " after Expansion%d"));
	}

	/** @param relation to the one before */
	private static String manyThatRemoveNoon(int number, String relation) {
		return IntStream.range(0, number).mapToObj(index -> "expansion Expansion%d%s { remove step Shift.Noon }\n"
				.formatted(index, index == 0 ? "" : relation.formatted(index - 1))).collect(Collectors.joining());
	}

	@Test
	void an_order_that_counts_only_for_other_versions_settles_nothing() {
		String text = BASE + """
			expansion Ones { remove step Shift.Noon }
			expansion Others after Ones from 2.0.0 { remove step Shift.Noon }
			""";
		assertTrue(codesOf(text).contains("EXPANSIONS_CLASH"));
		isFine(text.replace("from 2.0.0", "below 2.0.0"));
	}

	@Test
	void expansions_of_another_pack_clash_with_those_of_this_one() {
		reports("""
			// FILE base.hull
			pack base { version 1.0.0 }
			phase Shift { step Noon { say "noon" } }
			expansion Nap { remove step Shift.Noon }
			// FILE above.hull
			pack above { version 1.0.0 requires base }
			expansion Lunch { remove step Shift.Noon }
			//                ^ EXPANSIONS_CLASH: Lunch of the pack above and Nap of the pack base may be on together and both replace the step Noon. Say which comes later, or that they exclude each other: “expansion Lunch after Nap” or “excludes Nap”.
			""");
	}

	@Test
	void packs_that_meet_in_a_third_one_are_reported_there_and_can_be_sorted_there() {
		String packs = """
			// FILE base.hull
			pack base { version 1.0.0 }
			phase Shift { step Noon { say "noon" } }
			// FILE one.hull
			pack one { version 1.0.0 requires base }
			expansion Nap { remove step Shift.Noon }
			// FILE other.hull
			pack other { version 1.0.0 requires base }
			expansion Lunch { remove step Shift.Noon }
			// FILE both.hull
			pack both { version 1.0.0 requires one requires other }
			""";
		assertEquals(List.of("EXPANSIONS_CLASH", "EXPANSIONS_CLASH"), codesOf(packs));
		isFine(packs + "extend expansion other.Lunch after one.Nap { }\n");
		isFine(packs + "extend expansion Lunch excludes Nap { }\n");
	}

	@Test
	void rules_of_a_file_that_belongs_to_an_expansion_are_rules_of_that_expansion() {
		reports("""
			// FILE base.hull
			pack base { version 1.0.0 }
			procedure Work { say "work" }
			expansion Lazy { instead of Work { say "no" } }
			//               ^ EXPANSIONS_CLASH: Lazy of the pack base and Strike of the pack base may be on together and both replace Work. Say which comes later, or that they exclude each other: “expansion Lazy after Strike” or “excludes Strike”.
			expansion Strike { }
			mode Wild requires Strike
			// FILE strike.hull
			pack base with Strike
			mode Calm
			    instead of Work { say "never" }
			//  ^ EXPANSIONS_CLASH: Strike of the pack base and Lazy of the pack base may be on together and both replace Work. Say which comes later, or that they exclude each other: “expansion Strike after Lazy” or “excludes Lazy”.
			scenario Alone modes Calm { }
			//       ^ EXPANSIONS_APART: These cannot be on together: the mode Calm requires the expansion Strike.
			""");
	}

	@Test
	void circles_are_reported_at_all_that_are_in_them() {
		assertEquals(List.of("EXPANSION_CIRCULAR", "EXPANSION_CIRCULAR", "EXPANSION_CIRCULAR"), codesOf("""
			expansion A requires B { }
			expansion B requires C { }
			expansion C requires A { }
			expansion Free requires A { }
			"""));
	}

	@Test
	void what_is_required_comes_first() {
		assertEquals(List.of("EXPANSION_ORDER_CIRCULAR", "EXPANSION_ORDER_CIRCULAR"), codesOf("""
			expansion A before B { }
			expansion B { }
			extend expansion A requires B { }
			""").stream().distinct().flatMap(code -> List.of(code, code).stream()).toList());
	}

	@Test
	void modes_that_exclude_each_other_or_miss_their_expansion_are_not_asked_for_together() {
		reports("""
			expansion More { }
			mode Alone excludes Together
			mode Together requires More
			scenario Both modes Alone, Together expansions More { }
			//       ^ EXPANSIONS_APART: These cannot be on together: the modes Alone and Together exclude each other.
			scenario Less modes Together { }
			//       ^ EXPANSIONS_APART: These cannot be on together: the mode Together requires the expansion More.
			""");
	}

	private static List<String> codesOf(String one, String other) {
		return codesOf(BASE + "character Ann\ncharacter Ben\nexpansion Ones { " + one + " }\nexpansion Others { " + other + " }\n");
	}

	private static List<String> codesOf(String text) {
		return Hull.read(text).issues().stream().map(issue -> issue.getCode()).toList();
	}
}
