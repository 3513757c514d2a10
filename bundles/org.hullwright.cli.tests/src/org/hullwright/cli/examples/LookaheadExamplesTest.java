package org.hullwright.cli.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.ForwardModel;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.agent.HeuristicAgent;
import org.hullwright.engine.agent.LookaheadAgent;
import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.agent.Temper;
import org.hullwright.engine.agent.Valuation;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.GameRecord;
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
import org.hullwright.engine.state.InformationSet;
import org.hullwright.engine.state.Sight;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games of the packs that come with Hullwright go on as if nobody had looked ahead, and looking ahead shows nothing that is hidden. */
class LookaheadExamplesTest {

	private static final int SEED = 7;
	/** Decisions that are looked ahead from; one in so many. */
	private static final int SOMETIMES = 5;
	/** Decisions that a game is played anew for; one in so many. */
	private static final int RARELY = 40;
	private static final int FEW_OPTIONS = 4;
	/** How far a rollout goes. */
	private static final int FEW_DECISIONS = 6;
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

	/** Rollouts of one game share a state and what was derived from it; those of another game do not. */
	@ParameterizedTest
	@ValueSource(strings = { "retaliation", "nemesis", "lockdown", "aftermath" })
	void a_rollout_is_worth_the_same_whatever_was_rolled_out_before(String pack) {
		Program program = ExamplePrograms.of(pack).with(null);
		int[] compared = { 0 };
		Game[] game = { null };
		game[0] = game(program, agent -> decision -> {
			if (decision.number() % RARELY == 1) {
				List<OptionalLong> shared = rolledOut(decision);
				assertEquals(shared, rolledOutAlone(program, game[0].record()), () -> "decision " + decision.number());
				compared[0]++;
			}
			rolledOut(decision);
			return agent.choose(decision);
		});
		game[0].play();
		assertFalse(compared[0] == 0);
	}

	/** What each option is worth after a rollout. */
	private static List<OptionalLong> rolledOut(Decision decision) {
		ForwardModel forwardModel = decision.forwardModel(Valuation.USUAL);
		return IntStream.range(0, Math.min(decision.size(), FEW_OPTIONS)).mapToObj(option -> forwardModel
				.rollout(option % 2, choosing(option)).worthTo(decision.seat())).toList();
	}

	/** Takes an option and some more at random. */
	private static Agent choosing(int first) {
		RandomAgent random = new RandomAgent(first, "after");
		int[] taken = { 0 };
		return decision -> {
			if (taken[0]++ == 0) {
				return first;
			}
			if (taken[0] == FEW_DECISIONS) {
				throw new GameAbandoned();
			}
			return random.choose(decision);
		};
	}

	/** The same in another game that has come there. */
	private static List<OptionalLong> rolledOutAlone(Program program, GameRecord record) {
		List<OptionalLong> alone = new ArrayList<>();
		Game another = new Game(program, record, seat -> decision -> {
			alone.addAll(rolledOut(decision));
			throw new GameAbandoned();
		}, Watching.NOTHING);
		assertThrows(GameAbandoned.class, another::play);
		return alone;
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
		Determinization other = new Determinization(new InformationSet(program.tables().start(), sight), OTHERWISE);
		return decision.ask(Frame::run).decisions().determinized(decision, other, OTHERWISE, Allowance.endless(), happening);
	}

	private static Game game(Program program, UnaryOperator<Agent> around) {
		int players = program.world().game().mostPlayers() - 1;
		return new Game(program, GameOptions.of(players, SEED), seat -> around.apply(new RandomAgent(SEED, "seat " + seat)),
				Watching.EVENTS);
	}
}
