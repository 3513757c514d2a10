package org.hullwright.lang.scoping;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.hullwright.lang.fixture.Expectations.reports;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.lang.fixture.Hull;
import org.hullwright.model.Enumeration;
import org.hullwright.model.LetEffect;
import org.hullwright.model.NameReference;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.Query;
import org.junit.jupiter.api.Test;

class LinkingTest {

	@Test
	void names_of_required_packs_are_visible_directly_and_through_others() {
		isFine("""
			// FILE base.hull
			pack base { version 1.0.0 }
			token Spoon
			// FILE middle.hull
			pack middle { version 1.0.0 requires base }
			// FILE above.hull
			pack above { version 1.0.0 requires middle }
			zone Drawer of token { contains 1 of Spoon }
			""");
	}

	@Test
	void a_name_may_be_written_with_its_pack() {
		isFine("""
			// FILE base.hull
			pack base { version 1.0.0 }
			token Spoon
			// FILE above.hull
			pack above { version 1.0.0 requires base }
			zone Drawer of token { contains 1 of base.Spoon }
			""");
	}

	@Test
	void a_word_of_the_language_is_a_name_when_it_has_a_caret() {
		isFine("""
			token ^end
			extend token { state ^until: number }
			procedure Finish on ^stop: token { place ^end in ^stop set ^end's ^until to ^stop's until }
			""");
	}

	@Test
	void names_of_packs_that_are_not_required_are_not_visible_but_known_of() {
		reports("""
			// FILE base.hull
			pack base { version 1.0.0 }
			token Spoon
			// FILE above.hull
			pack above { version 1.0.0 }
			zone Drawer of token { contains 1 of Spoon }
			//                                   ^ UNKNOWN_NAME: There is no kind or component called Spoon. The pack base has one: add “requires base”.
			""");
	}

	@Test
	void members_that_another_pack_adds_to_a_kind_are_visible_where_that_pack_is() {
		isFine("""
			// FILE base.hull
			pack base { version 1.0.0 }
			extend room { printed size: number = 1  effect enter by actor: character }
			// FILE above.hull
			pack above { version 1.0.0 requires base }
			room Kitchen { size: 3  enter when its size > 2 { say "{actor}" } }
			""");
	}

	@Test
	void a_variable_is_known_from_the_next_sentence_to_the_end_of_its_block() {
		reports("""
			procedure Look {
				repeat 2 times { let inner be 1 say "{inner}" }
				let outer be 1
				let other be outer + inner
				//                   ^ UNKNOWN_NAME: There is no thing called inner.
				let early be late
				//           ^ UNKNOWN_NAME: There is no thing called late.
				let late be 1
			}
			""");
	}

	@Test
	void an_unnamed_query_calls_its_thing_by_the_kind() {
		isFine("""
			extend corridor { state noisy: truth }
			procedure Look {
				for each corridor where corridor's noisy { set corridor's noisy to no }
				for each corridor c where c's noisy and its noisy { set c's noisy to no }
			}
			""");
	}

	@Test
	void variables_hide_what_the_pack_declares() {
		Hull hull = Hull.read("""
			track Round from 1 to 14
			procedure Look {
				let Round be 1
				let result be Round
			}
			""");
		var reference = EcoreUtil2.getAllContentsOfType(hull.content(), NameReference.class).getFirst();
		assertEquals(LetEffect.class, reference.getTarget().eClass().getInstanceClass());
	}

	@Test
	void words_of_the_wanted_enumeration_go_before_others_of_that_name() {
		Hull hull = Hull.read("""
			values Mood { red, calm }
			values Color { red, green }
			extend room { printed color: Color }
			room Kitchen { color: red }
			procedure Look on place1: room { if place1's color = red { stop } }
			""");
		EcoreUtil2.getAllContentsOfType(hull.content(), NameReference.class).stream()
				.filter(reference -> "red".equals(reference.getTarget().getName()))
				.forEach(reference -> assertEquals("Color", ((Enumeration) reference.getTarget().eContainer()).getName()));
		assertEquals("color", EcoreUtil2.getAllContentsOfType(hull.content(), PropertyEntry.class).getFirst().getProperty().getName());
	}

	@Test
	void steps_are_named_after_their_procedure_and_effects_after_their_kind() {
		isFine("""
			phase Evening { step Supper { } }
			expansion More { insert after Evening.Supper step Dessert { } }
			before action.use when its copies = 1 { say "{actor}" }
			""");
	}

	@Test
	void the_parameters_of_what_a_rule_watches_are_known_in_it() {
		isFine("""
			extend character { state health: number }
			procedure Heal on target: character with amount: number { increase target's health by amount }
			after Heal when amount > 2 { set target's health to 3 }
			""");
	}

	@Test
	void a_step_that_is_inserted_knows_the_parameters_of_the_procedure() {
		isFine("""
			procedure Heal on target: character { step First { say "{target}" } }
			expansion More { insert after Heal.First step Second { say "{target}" } }
			""");
	}

	@Test
	void a_query_looks_at_things_only_outside_of_its_source() {
		Hull hull = Hull.read("""
			extend room { zone shelf of item }
			room Kitchen { }
			extend room { derived rich: truth = there is an item in its shelf where its copies > 1 }
			""");
		Query query = EcoreUtil2.getAllContentsOfType(hull.content(), Query.class).getFirst();
		assertEquals("item", query.getSubject().getName());
		assertEquals(List.of(), hull.issues());
	}

	@Test
	void a_roll_shows_symbols_and_a_piece_shows_sides() {
		isFine("""
			values Symbol { hazard, quiet }
			values Other { hazard }
			die Luck { 1, hazard }
			corridor Pipe { side front { } side back { } }
			procedure Look {
				let luck be roll Luck
				if luck shows hazard or Pipe shows back { stop }
			}
			""");
	}
}
