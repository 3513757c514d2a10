package org.hullwright.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import org.hullwright.cli.Cli;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.agent.SearchAgent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Taken;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.state.Event;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Players who decide at the same time. The second one wins by saying the same number as the first. */
class TogetherTest {

	private static final String NUMBERS = """
		pack numbers { version 1.0.0 }
		extend player { state said: number = 0 }
		phase Say {
			choose together by each player p "Number?" for each number n from 1 to 5 { set p's said to n }
			if (the first player)'s said is (the last player)'s said {
				set (the last player)'s won to yes
			} else {
				set (the first player)'s won to yes
			}
			end game
		}
		procedure SetUp { stop }
		game Numbers1 "Numbers" { players 2 to 2  setup SetUp  round Say }
		""";
	private static final int GAMES = 40;

	@TempDir
	private Path home;
	private Program program;

	@BeforeEach
	void open() {
		program = new Workshop().open(home.resolve(new Cli(home).pack("numbers", NUMBERS))).program(Set.of());
	}

	@Test
	void who_looks_ahead_does_not_know_what_the_others_have_chosen() {
		Set<Integer> first = new HashSet<>();
		Set<Integer> second = new HashSet<>();
		for (int seed = 0; seed < GAMES; seed++) {
			Agent other = new RandomAgent(seed, "other");
			Agent searching = new SearchAgent(5, "test", 60, () -> false);
			List<Taken> decisions = played(seed, other, searching).record().decisions();
			first.add(decisions.getFirst().option());
			second.add(decisions.getLast().option());
		}
		assertEquals(5, first.size());
		assertEquals(1, second.size());
	}

	@Test
	void all_are_told_when_all_have_chosen_and_not_before() {
		List<String> story = new ArrayList<>();
		Game game = new Game(program, GameOptions.of(2, 1), seat -> decision -> seat, Watching.EVENTS);
		game.play();
		for (Event event : game.state().journal().events()) {
			switch (event) {
				case Event.Decided decided -> story.add(decided.secret() + " " + decided.options().get(decided.chosen()));
				case Event.Said said -> story.add(said.text());
				default -> { /* what comes of it */ }
			}
		}
		assertEquals(List.of("true 2", "true 3", "Player 1: 2", "Player 2: 3"), story);
	}

	@Test
	void a_number_that_can_be_chosen_is_no_piece() {
		List<Integer> subjects = new ArrayList<>();
		Agent looking = decision -> {
			IntStream.range(0, decision.size()).map(decision::subject).forEach(subjects::add);
			return 0;
		};
		played(1, looking, Agent.first());
		assertTrue(subjects.size() == 5 && subjects.stream().allMatch(piece -> piece == -1), subjects::toString);
	}

	private Game played(int seed, Agent first, Agent second) {
		Game game = new Game(program, GameOptions.of(2, seed), seat -> seat == 1 ? first : second, Watching.NOTHING);
		game.play();
		return game;
	}
}
