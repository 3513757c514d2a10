package org.hullwright.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

import org.hullwright.cli.Cli;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.OpenStandings;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Standing;
import org.hullwright.engine.game.Watching;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Scores and teams are told while a game goes on when they depend on what everybody sees, and only then. */
class OpenStandingsTest {

	private static final String PACK = """
		pack sums { version 1.0.0 }
		card Sun "Sun" { copies: 4 }
		deck Sky of card { contains each Sun }
		state bonus: number = 2
		extend player {
			zone hand of card visible to owner
			state points: number = 3
			state bid: number = 5 visible to owner
			state plan: number = 5 visible to nobody
			derived sum: number = its points + bonus
			derived secret: number = its points + its bid
		}
		procedure SetUp { for each player p { draw 1 from Sky to p's hand  increase p's points by p's seat } }
		phase Day { end game }
		game Sums "Sums" { players 2 to 2  setup SetUp  round Day  score for p: player worth %s }
		""";

	@TempDir
	private Path home;

	@ParameterizedTest
	@ValueSource(strings = { "p's points + 2", "p's sum", "(if p's points > 0 then p's points + 2 else 0)", "p's seat + 5" })
	void a_score_of_what_everybody_sees_is_told_at_any_time(String worth) {
		assertEquals(List.of(6, 7), standing(worth).scores());
	}

	@ParameterizedTest
	@ValueSource(strings = { "p's bid", "p's plan", "p's secret", "p's points + number of card in p's hand",
			"(if p's bid > 3 then p's points else 0)", "total player q by q's bid" })
	void a_score_that_could_tell_a_secret_is_not(String worth) {
		assertEquals(Standing.NONE, standing(worth));
	}

	private Standing standing(String worth) {
		Program program = new Workshop().open(home.resolve(new Cli(home).pack("sums", PACK.formatted(worth)))).program(Set.of());
		Game game = new Game(program, GameOptions.of(2, 1), seat -> Agent.first(), Watching.NOTHING);
		game.setUp();
		return OpenStandings.of(program, game.state());
	}
}
