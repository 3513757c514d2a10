package org.hullwright.cli.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import org.hullwright.cli.Sources;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.agent.Valuation;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.node.Allowance;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.OpenDecision;
import org.hullwright.engine.state.Determinization;
import org.hullwright.engine.state.Sight;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games of the packs that come with Hullwright go on as if nobody had looked ahead, and looking ahead shows nothing that is hidden. */
class LookaheadExamplesTest {

	private static final int SEED = 7;
	/** Decisions that are looked ahead from; one in so many. */
	private static final int SOMETIMES = 5;
	private static final long OTHERWISE = 99;

	@ParameterizedTest
	@ValueSource(strings = { "retaliation", "nemesis", "lockdown", "aftermath" })
	void a_game_goes_on_as_if_nobody_had_looked_ahead(String pack) {
		Program program = new Workshop().open(Sources.examples().resolve(pack)).program(Set.of());
		Game plain = game(program, agent -> agent);
		Game looking = game(program, agent -> decision -> {
			if (decision.number() % SOMETIMES == 0) {
				worths(decision);
			}
			return agent.choose(decision);
		});
		assertEquals(plain.play(), looking.play());
		assertEquals(plain.record(), looking.record());
		assertEquals(plain.state().journal().events(), looking.state().journal().events());
	}

	/** What would be another way to know what is hidden: that it makes a difference to what options seem worth. */
	@ParameterizedTest
	@ValueSource(strings = { "retaliation", "nemesis", "lockdown", "aftermath" })
	void options_are_worth_the_same_however_hidden_pieces_are_exchanged(String pack) {
		Program program = new Workshop().open(Sources.examples().resolve(pack)).program(Set.of());
		int[] compared = { 0 };
		Game game = game(program, agent -> decision -> {
			if (decision instanceof OpenDecision open && open.isAlone() && decision.number() % SOMETIMES == 0) {
				List<OptionalLong> exchanged = exchanging(program, open, () -> worths(decision));
				assertEquals(worths(decision), exchanged, () -> "decision " + decision.number() + ": " + decision.prompt());
				compared[0]++;
			}
			return agent.choose(decision);
		});
		game.play();
		assertFalse(compared[0] == 0);
	}

	private static List<OptionalLong> worths(Decision decision) {
		return decision.worths(decision.number(), Valuation.USUAL, () -> new RandomAgent(1, "within"));
	}

	/** Does something in a game in which all that the player who decides cannot know is otherwise. */
	private static <T> T exchanging(Program program, OpenDecision decision, Supplier<T> happening) {
		Sight sight = new Sight.OfSeats(List.of(decision.seat()));
		Determinization other = Determinization.once(program.tables().start(), sight, OTHERWISE);
		return decision.ask(Frame::run).decisions().determinized(decision, other, OTHERWISE, Allowance.endless(), happening);
	}

	private static Game game(Program program, UnaryOperator<Agent> around) {
		int players = program.world().game().mostPlayers() - 1;
		return new Game(program, GameOptions.of(players, SEED), seat -> around.apply(new RandomAgent(SEED, "seat " + seat)),
				Watching.EVENTS);
	}
}
