package org.hullwright.cli.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.HeuristicAgent;
import org.hullwright.engine.agent.LookaheadAgent;
import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.agent.Temper;
import org.hullwright.engine.agent.Valuation;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.learning.FeatureExtractor;
import org.hullwright.engine.learning.GoalWeights;
import org.hullwright.engine.learning.LearnedEvaluation;
import org.hullwright.engine.learning.Network;
import org.hullwright.engine.node.Allowance;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.OpenDecision;
import org.hullwright.engine.state.Determinization;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Sight;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games of the packs that come with Hullwright go on as if nobody had looked ahead, and looking ahead shows nothing that is hidden. */
class LookaheadExamplesTest {

	private static final int SEED = 7;
	/** Decisions that are looked ahead from; one in so many. */
	private static final int SOMETIMES = 5;
	private static final long OTHERWISE = 99;
	/** Hidden units of a network. */
	private static final int UNITS = 4;
	/** Programs that think before they choose; new ones each time, for they may remember. */
	private static final List<Supplier<Agent>> THINKING = List.of(() -> new HeuristicAgent(SEED, "thinking"),
			() -> new LookaheadAgent(SEED, "thinking", Temper.CAUTIOUS, 2));

	@ParameterizedTest
	@ValueSource(strings = { "retaliation", "nemesis", "lockdown", "aftermath" })
	void a_game_goes_on_as_if_nobody_had_looked_ahead(String pack) {
		Program program = ExamplePrograms.of(pack);
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

	/** What would be another way to know what is hidden: that it makes a difference to what options seem worth, or to what is chosen. */
	@ParameterizedTest
	@ValueSource(strings = { "retaliation", "nemesis", "lockdown", "aftermath" })
	void goals_see_options_the_same_however_hidden_pieces_are_exchanged(String pack) {
		decisionsStayTheSame(ExamplePrograms.of(pack).with(null), THINKING);
	}

	/** With a weight on every feature that there is, so that none of them may tell anything. */
	@ParameterizedTest
	@ValueSource(strings = { "retaliation", "nemesis", "lockdown", "aftermath" })
	void what_was_learned_sees_options_the_same_however_hidden_pieces_are_exchanged(String pack) {
		Program program = ExamplePrograms.of(pack);
		decisionsStayTheSame(program.with(weighingEverything(program.features())), THINKING);
	}

	/** Goals count what they see, however much each of them counts. */
	@ParameterizedTest
	@ValueSource(strings = { "retaliation", "nemesis", "lockdown", "aftermath" })
	void learned_weights_of_goals_see_options_the_same_however_hidden_pieces_are_exchanged(String pack) {
		Program program = ExamplePrograms.of(pack);
		Random random = new Random(SEED);
		List<Double> factors = program.goals().stream().map(goal -> Math.exp(random.nextGaussian())).toList();
		decisionsStayTheSame(program.with(new GoalWeights(factors, null)), THINKING);
	}

	/** What would pass if the comparison saw nothing. */
	@ParameterizedTest
	@ValueSource(strings = { "retaliation", "nemesis", "lockdown", "aftermath" })
	void an_agent_that_looks_at_hidden_pieces_is_found_out(String pack) {
		Program program = ExamplePrograms.of(pack).with(null);
		assertThrows(AssertionError.class,
				() -> decisionsStayTheSame(program, List.of(() -> LookaheadExamplesTest::choosingByAllPieces)));
	}

	/** Goes by where every piece lies, seen or not. */
	private static int choosingByAllPieces(Decision decision) {
		GameState state = decision.state();
		int places = IntStream.range(0, state.layout().pieceCount()).map(piece -> (piece + 1) * state.zoneOf(piece)).sum();
		return Math.floorMod(places, decision.size());
	}

	private static void decisionsStayTheSame(Program program, List<Supplier<Agent>> agents) {
		int[] compared = { 0 };
		Game game = game(program, agent -> decision -> {
			if (decision instanceof OpenDecision open && open.isAlone() && decision.number() % SOMETIMES == 0) {
				Supplier<String> where = () -> "decision " + decision.number() + ": " + decision.prompt();
				assertEquals(worths(decision), exchanging(program, open, () -> worths(decision)), where);
				for (Supplier<Agent> thinking : agents) {
					assertEquals(thinking.get().choose(decision), exchanging(program, open, () -> thinking.get().choose(decision)), where);
				}
				compared[0]++;
			}
			return agent.choose(decision);
		});
		game.play();
		assertFalse(compared[0] == 0);
	}

	/** A network of arbitrary weights, as no training would leave so many. */
	private static LearnedEvaluation weighingEverything(FeatureExtractor features) {
		Random random = new Random(SEED);
		int inputs = features.names().size();
		int[] used = IntStream.range(0, inputs).toArray();
		Network network = new Network(weights(inputs, random), weights(inputs, random), weights(inputs * UNITS, random),
				weights(UNITS, random), weights(UNITS, random), 0);
		return LearnedEvaluation.of(features, used, network);
	}

	private static float[] weights(int number, Random random) {
		float[] weights = new float[number];
		for (int at = 0; at < number; at++) {
			weights[at] = (float) random.nextGaussian() / 10;
		}
		return weights;
	}

	private static List<OptionalLong> worths(Decision decision) {
		return decision.worths(decision.number(), Valuation.USUAL, () -> new RandomAgent(1, "within"));
	}

	/** Does something in a game in which all that the player who decides cannot know is otherwise. */
	private static <T> T exchanging(Program program, OpenDecision decision, Supplier<T> happening) {
		Sight sight = new Sight.OfSeats(List.of(decision.seat()));
		Determinization other = new Determinization(program.tables().start(), sight, OTHERWISE);
		return decision.ask(Frame::run).decisions().determinized(decision, other, OTHERWISE, Allowance.endless(), happening);
	}

	private static Game game(Program program, UnaryOperator<Agent> around) {
		int players = program.world().game().mostPlayers() - 1;
		return new Game(program, GameOptions.of(players, SEED), seat -> around.apply(new RandomAgent(SEED, "seat " + seat)),
				Watching.EVENTS);
	}
}
