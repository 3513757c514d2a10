package org.hullwright.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;

import org.hullwright.cli.Cli;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.HeuristicAgent;
import org.hullwright.engine.agent.LookaheadAgent;
import org.hullwright.engine.agent.SearchAgent;
import org.hullwright.engine.agent.Temper;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Who looks ahead does not look into what is hidden. Peeking would win this game, in which the first player sees nothing but what all games
 * have in common: so the decisions must be the same in all of them.
 */
class SecretsTest {

	private static final String SHELLS = """
		pack shells { version 1.0.0 }
		token Pearl
		token Stone1
		token Stone2
		deck Shells of token { contains Pearl, Stone1, Stone2 }
		die Luck { 1, 2, 3, 4, 5, 6 }
		extend player { zone purse of token visible to owner  state secret: number 0 to 5 = 0 visible to owner  state points: number = 0 }
		procedure SetUp {
			for each player p where p's seat = 2 {
				draw 1 from Shells to p's purse
				set p's secret to (roll Luck)'s number - 1
			}
		}
		phase Guess {
			for each player p where p's seat = 1 {
				choose by p "Where is the pearl?" {
					option "On top" { if Pearl is first token in Shells { increase p's points by 9 } }
					option "Below" { if Pearl is last token in Shells { increase p's points by 9 } }
					option "With the other" { for each player other where other's purse has Pearl { increase p's points by 9 } }
				}
				choose by p "What is the other's secret?" {
					option "Little" { for each player other where other's seat = 2 and other's secret < 3 { increase p's points by 9 } }
					option "Much" { for each player other where other's seat = 2 and other's secret > 2 { increase p's points by 9 } }
				}
				choose by p "What comes next?" {
					option "Little" { if (roll Luck)'s number < 4 { increase p's points by 9 } }
					option "Much" { if (roll Luck)'s number > 3 { increase p's points by 9 } }
				}
			}
			end game
		}
		game Shells1 "Shells" { players 2 to 2  setup SetUp  round Guess }
		goal "points" for p: player worth p's points
		""";

	private static final int GAMES = 40;

	@TempDir
	private Path home;
	private Program program;

	@BeforeEach
	void open() {
		program = new Workshop().open(home.resolve(new Cli(home).pack("shells", SHELLS))).program(Set.of());
	}

	@Test
	void trying_each_option_shows_nothing_that_is_hidden() {
		assertEquals(1, waysToPlay(() -> new HeuristicAgent(5, "test")).size());
	}

	@Test
	void trying_each_option_on_several_determinizations_shows_nothing_either() {
		for (Temper temper : List.of(Temper.USUAL, Temper.CAUTIOUS, Temper.GREEDY)) {
			assertEquals(1, waysToPlay(() -> new LookaheadAgent(5, "test", temper, 4)).size());
		}
	}

	@Test
	void searching_does_not_either() {
		assertEquals(1, waysToPlay(() -> new SearchAgent(5, "test", 60, () -> false)).size());
	}

	/** So that the others say something: who knew it all would play in many ways. */
	@Test
	void the_games_differ_in_what_is_hidden() {
		assertEquals(3, places().size());
	}

	private Set<List<Integer>> waysToPlay(Supplier<Agent> agent) {
		Set<List<Integer>> ways = new HashSet<>();
		for (int seed = 0; seed < GAMES; seed++) {
			Game game = new Game(program, GameOptions.of(2, seed), seat -> agent.get(), Watching.NOTHING);
			game.play();
			ways.add(game.record().decisions().stream().map(decision -> decision.option()).toList());
		}
		return ways;
	}

	/** What the second player has drawn in all those games. */
	private Set<Integer> places() {
		Set<Integer> drawn = new HashSet<>();
		for (int seed = 0; seed < GAMES; seed++) {
			Game game = new Game(program, GameOptions.of(2, seed), seat -> Agent.first(), Watching.NOTHING);
			game.setUp();
			int player = program.world().sorts().get(program.world().game().playerSort()).firstPiece() + 1;
			int purse = IntStream.range(0, program.world().zones().size())
					.filter(zone -> program.world().zones().get(zone).name().equals("purse"))
					.findFirst().orElseThrow();
			drawn.add(game.state().first(program.layout().zone(player, purse)));
		}
		return drawn;
	}
}
