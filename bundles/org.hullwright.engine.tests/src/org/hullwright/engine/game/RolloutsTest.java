package org.hullwright.engine.game;

import static org.hullwright.engine.fixture.Games.of;
import static org.hullwright.engine.fixture.Trees.add;
import static org.hullwright.engine.fixture.Trees.all;
import static org.hullwright.engine.fixture.Trees.ask;
import static org.hullwright.engine.fixture.Trees.askOr;
import static org.hullwright.engine.fixture.Trees.endGame;
import static org.hullwright.engine.fixture.Trees.forEach;
import static org.hullwright.engine.fixture.Trees.game;
import static org.hullwright.engine.fixture.Trees.in;
import static org.hullwright.engine.fixture.Trees.known;
import static org.hullwright.engine.fixture.Trees.less;
import static org.hullwright.engine.fixture.Trees.local;
import static org.hullwright.engine.fixture.Trees.move;
import static org.hullwright.engine.fixture.Trees.number;
import static org.hullwright.engine.fixture.Trees.option;
import static org.hullwright.engine.fixture.Trees.raise;
import static org.hullwright.engine.fixture.Trees.require;
import static org.hullwright.engine.fixture.Trees.roll;
import static org.hullwright.engine.fixture.Trees.set;
import static org.hullwright.engine.fixture.Trees.when;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.agent.Valuation;
import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Text;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;
import org.junit.jupiter.api.Test;

/** A rollout comes to the very decision that it starts from, whatever was chosen on the way there. */
class RolloutsTest {

	private final TestWorld world = new TestWorld();
	private final int rounds = world.state("rounds");
	private final int luck = world.state("luck");
	private final int die = world.die("Fate", 1, 2, 3, 4, 5, 6);

	/** What is asked, and how things stand. */
	private record Asked(String prompt, List<String> options, long fingerprint) {

		static Asked by(Decision decision) {
			return new Asked(decision.prompt(), IntStream.range(0, decision.size()).mapToObj(decision::label).toList(),
					decision.state().fingerprint());
		}
	}

	/** Plays three rounds of a phase at random, and rolls out from each decision up to the first that is asked there. */
	private void comesToEachDecision(Effect... phase) {
		world.phase(all(all(phase), raise(rounds, 1), when(less(number(2), game(rounds)), endGame("over"))));
		List<Asked> asked = new ArrayList<>();
		List<Asked> cameTo = new ArrayList<>();
		Agent random = new RandomAgent(7, "any");
		of(world.program(), decision -> {
			asked.add(Asked.by(decision));
			decision.forwardModel(Valuation.USUAL).rollout(1, foreseen -> {
				cameTo.add(Asked.by(foreseen));
				throw new GameAbandoned();
			});
			return random.choose(decision);
		}).play();
		assertEquals(asked, cameTo);
	}

	private Effect eitherWay() {
		return ask("Which way?", option("left", raise(luck, 1)), option("right", raise(luck, 2)));
	}

	@Test
	void past_choices_of_one_option_and_of_none() {
		comesToEachDecision(ask("Only this", option("on", raise(luck, 3)), option("never", known(false), all())),
				askOr(raise(luck, 5), "Nothing at all", option("never", known(false), all())), eitherWay(), eitherWay());
	}

	@Test
	void past_options_whose_conditions_let_chance_fall() {
		comesToEachDecision(ask("Lucky?", option("perhaps", less(number(3), roll(die)), raise(luck, 1)), option("yes", raise(luck, 2)),
				option("no", all())), set(luck, add(game(luck), roll(die))), eitherWay());
	}

	@Test
	void past_options_for_each_piece_that_is_still_there() {
		int shelf = world.zone("Shelf", -1, World.Zone.Form.AREA, World.Visibility.EVERYBODY,
				new World.Composition(world.component("Book", TestWorld.PIECE, 9), 9));
		int table = world.zone("Table", -1, World.Zone.Form.AREA, World.Visibility.EVERYBODY);
		Effect take = ask("Which one?",
				forEach(in(new Value.Zone(1, shelf)), move(new Listing.Values(1, List.of(local(0))), new Value.Zone(1, table))));
		comesToEachDecision(take, take, eitherWay());
	}

	@Test
	void past_several_options_of_one_choice() {
		Effect several = new Effect.Choose(1, number(0), false, Text.of("Which two?"),
				List.of(option("one", eitherWay()), option("two", raise(luck, 2)), option("three", raise(luck, 3))), all(),
				new Effect.Choose.Count(number(1), number(2), Text.of("no more")), null);
		comesToEachDecision(several, eitherWay());
	}

	@Test
	void past_what_was_taken_back() {
		comesToEachDecision(ask("Try?", option("in vain", all(raise(luck, 5), eitherWay(), require(1, known(false)))),
				option("not at all", all())), eitherWay());
	}
}
