package org.hullwright.engine.game;

import static org.hullwright.engine.fixture.Games.played;
import static org.hullwright.engine.fixture.Trees.all;
import static org.hullwright.engine.fixture.Trees.ask;
import static org.hullwright.engine.fixture.Trees.endGame;
import static org.hullwright.engine.fixture.Trees.known;
import static org.hullwright.engine.fixture.Trees.less;
import static org.hullwright.engine.fixture.Trees.local;
import static org.hullwright.engine.fixture.Trees.nothing;
import static org.hullwright.engine.fixture.Trees.number;
import static org.hullwright.engine.fixture.Trees.option;
import static org.hullwright.engine.fixture.Trees.roll;
import static org.hullwright.engine.fixture.Trees.set;
import static org.hullwright.engine.fixture.Trees.shown;
import static org.hullwright.engine.fixture.Trees.state;
import static org.hullwright.engine.fixture.Trees.these;
import static org.hullwright.engine.fixture.Trees.where;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;

import org.hullwright.engine.agent.Unavailable;
import org.hullwright.engine.fixture.Games;
import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Effect.Option.About;
import org.hullwright.engine.tree.Reasons.Reason;
import org.hullwright.engine.tree.Text;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.Value;
import org.junit.jupiter.api.Test;

/** What a decision does not offer, and why. */
class UnavailableTest {

	private final TestWorld world = new TestWorld();

	private List<Unavailable> unavailable(Effect.Option asked) {
		List<Unavailable> found = new ArrayList<>();
		world.phase(all(ask("?", option("a", all()), option("b", all()), asked), endGame("over")));
		played(Games.of(world.program(), decision -> {
			found.addAll(decision.unavailable());
			return 0;
		}));
		return found;
	}

	@Test
	void what_is_offered_is_not_among_them() {
		assertEquals(List.of(), unavailable(option("c", known(true), all())));
	}

	@Test
	void the_reason_is_the_place_of_the_part_that_does_not_hold() {
		Condition both = new Condition.And(20, new Condition.Known(21, true), new Condition.Known(22, false));
		assertEquals(List.of(List.of(22)), places(unavailable(option("c", both, all()))));
	}

	@Test
	void what_is_behind_a_derived_truth_is_known_with_it() {
		int truth = world.derived("truth", -1, new Value.Truth(30, new Condition.Known(31, false)));
		Condition kept = new Condition.Kept(20, new Value.Derived(20, null, truth));
		assertEquals(List.of(List.of(20)), places(unavailable(option("c", kept, all()))));
		assertEquals(List.of("needs what stands at test.hull:20:1"),
				unavailable(option("c", kept, all())).stream().map(Unavailable::reason).toList());
	}

	private static List<List<Integer>> places(List<Unavailable> found) {
		return found.stream().map(option -> option.reasons().stream().map(Reason::source).toList()).toList();
	}

	@Test
	void things_that_are_not_selected_are_told_one_by_one() {
		Effect.Option numbers = new Effect.Option(1, shown(local(0), Display.NUMBER),
				where(these(7, 3, 9), 0, less(local(0), number(5))), 0, About.NUMBERS, 0, null, all());
		assertEquals(List.of("7", "9"), unavailable(numbers).stream().map(Unavailable::label).toList());
	}

	@Test
	void a_label_about_what_is_not_there_does_not_stop_the_game() {
		Text label = shown(state(nothing(), TestWorld.OWNER), Display.PIECE);
		Effect.Option about = new Effect.Option(1, label, null, 0, About.NOTHING, 0, known(false), all());
		assertEquals(List.of("(about what is not there)"), unavailable(about).stream().map(Unavailable::label).toList());
	}

	@Test
	void to_ask_for_it_makes_no_difference_to_the_game() {
		int die = world.die("Fate", 1, 2, 3, 4, 5, 6);
		int rolled = world.state("rolled");
		Effect.Option never = option("c", less(roll(die), number(0)), all());
		world.phase(all(ask("?", option("a", all()), option("b", all()), never), set(rolled, roll(die)), endGame("over")));
		Program program = world.program();
		Game asked = played(Games.of(program, decision -> decision.unavailable().size() - 1));
		Game notAsked = played(Games.of(program, decision -> 0));
		assertEquals(notAsked.state().fingerprint(), asked.state().fingerprint());
	}
}
