package org.hullwright.cli.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

import com.google.inject.Injector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.lower.Compiler;
import org.hullwright.engine.lower.expansion.DeclaredExpansions;
import org.hullwright.engine.lower.source.SourceLocator;
import org.hullwright.engine.plan.Planner;
import org.hullwright.engine.tree.World;
import org.hullwright.lang.HullStandaloneSetup;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.PackLoader;

/** What holds for every game of the example packs, whatever player and whatever decisions. */
class AnyPlayTest {

	/** Going back costs playing up to there, so only some decisions of a long game are gone back to. */
	private static final int MOST_WAYS_BACK = 12;

	private static final Map<Start, Program> PROGRAMS = new HashMap<>();
	private static final List<Start> STARTS = new ArrayList<>();

	/** A pack and what is switched on. */
	private record Start(String pack, Set<String> expansions) {}

	/** A game that is played at random. */
	private record Play(Start start, int seats, long seed) {

		Program program() {
			return PROGRAMS.get(start);
		}

		GameOptions options() {
			var game = program().world().game();
			int players = game.fewestPlayers() + seats % (game.mostPlayers() - game.fewestPlayers() + 1);
			return GameOptions.of(players, seed);
		}

		Agent agent(int seat) {
			return new RandomAgent(seed, "seat " + seat);
		}
	}

	/** What a game was like before each of its decisions, and how it came there. */
	private record Course(List<Long> fingerprints, GameRecord record) {

		static Course of(Play play) {
			return of(play, GameRecord.fresh(play.program(), play.options()), play.seed());
		}

		/** Goes the recorded way first. */
		static Course of(Play play, GameRecord past, long seed) {
			List<Long> fingerprints = new ArrayList<>();
			Game game = new Game(play.program(), past, seat -> {
				Agent agent = new RandomAgent(seed, "seat " + seat);
				return decision -> {
					fingerprints.add(decision.state().fingerprint());
					return agent.choose(decision);
				};
			}, Watching.NOTHING);
			fingerprints.add(game.play().fingerprint());
			return new Course(fingerprints, game.record());
		}

		int decisions() {
			return record.decisions().size();
		}
	}

	@Provide
	Arbitrary<Play> plays() throws IOException {
		if (STARTS.isEmpty()) {
			Injector language = new HullStandaloneSetup().createInjectorAndDoEMFRegistration();
			for (Path folder : ExamplesTest.packs().stream().filter(AnyPlayTest::isChosen).toList()) {
				LoadedPack pack = language.getInstance(PackLoader.class).load(folder);
				add(pack, Set.of());
				var expansions = new DeclaredExpansions(pack.files());
				expansions.names().forEach(expansion -> add(pack, Set.copyOf(expansions.neededBy(expansion))));
			}
		}
		return Combinators.combine(Arbitraries.of(STARTS), Arbitraries.integers().between(0, 4), Arbitraries.longs()).as(Play::new);
	}

	/** House rules change little of the game they are for, and each would have it read once more. */
	private static boolean isChosen(Path folder) {
		return !folder.getFileName().toString().startsWith("house-");
	}

	/** The packs have no problems, which other tests show, so that they need not be checked here. */
	private static void add(LoadedPack pack, Set<String> expansions) {
		World world = new Compiler(SourceLocator.NONE).compile(pack.files(), expansions);
		Start start = new Start(pack.name(), expansions);
		if (!world.game().phases().isEmpty() && PROGRAMS.put(start, Planner.plan(world)) == null) {
			STARTS.add(start);
		}
	}

	@Property(tries = 25, shrinking = ShrinkingMode.OFF)
	void the_same_seed_and_decisions_give_the_same_game_at_every_moment(@ForAll("plays") Play play) {
		assertEquals(Course.of(play), Course.of(play));
	}

	@Property(tries = 15, shrinking = ShrinkingMode.OFF)
	void going_back_behind_a_decision_gives_the_state_that_was_there(@ForAll("plays") Play play) {
		Course course = Course.of(play);
		for (int decision : some(course.decisions(), play.seed())) {
			assertEquals(course.fingerprints().get(decision), stateAfter(decision, play, course), "before decision " + decision);
		}
	}

	@Property(tries = 15, shrinking = ShrinkingMode.OFF)
	void going_forward_again_ends_as_before(@ForAll("plays") Play play) {
		Course course = Course.of(play);
		Game again = new Game(play.program(), course.record(), seat -> leaving(), Watching.EVENTS);
		assertEquals(course.fingerprints().getLast(), again.play().fingerprint());
		assertEquals(course.record().decisions().stream().map(taken -> taken.option()).toList(),
				again.record().decisions().stream().map(taken -> taken.option()).toList());
	}

	@Property(tries = 15, shrinking = ShrinkingMode.OFF)
	void a_branch_and_what_it_branches_off_do_not_disturb_each_other(@ForAll("plays") Play play) {
		Course course = Course.of(play);
		GameRecord branch = course.record().until(course.decisions() / 2);
		Course alone = Course.of(play, branch, ~play.seed());
		CompletableFuture<Course> meanwhile = CompletableFuture.supplyAsync(() -> Course.of(play, branch, ~play.seed()));
		assertEquals(course, Course.of(play));
		assertEquals(alone, meanwhile.join());
		assertEquals(course.record().decisions().subList(0, branch.decisions().size()),
				alone.record().decisions().subList(0, branch.decisions().size()));
	}

	private static long stateAfter(int decisions, Play play, Course course) {
		Game game = new Game(play.program(), course.record().until(decisions), seat -> leaving(), Watching.NOTHING);
		try {
			game.play();
		} catch (GameAbandoned left) {
			return game.state().fingerprint();
		}
		throw new AssertionError("the game ended before decision " + decisions);
	}

	private static Agent leaving() {
		return decision -> {
			throw new GameAbandoned();
		};
	}

	private static List<Integer> some(int decisions, long seed) {
		List<Integer> all = new ArrayList<>(IntStream.range(0, decisions).boxed().toList());
		Collections.shuffle(all, new Random(seed));
		return all.subList(0, Math.min(MOST_WAYS_BACK, all.size()));
	}
}
