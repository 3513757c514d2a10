package org.hullwright.simulation.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;

import org.hullwright.engine.plan.Planner;
import org.hullwright.simulation.fixture.Mine;
import org.hullwright.simulation.odds.Chance.Outcome;
import org.hullwright.simulation.odds.PlaceOdds.What;
import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.play.SimulationProgress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Odds at the lines of a mine, where a coin is tossed after each shift. */
class OddsSamplingTest {

	private static final Instant NOW = Instant.parse("2030-01-02T03:04:05Z");
	private static final String COIN = """
		die Coin { 1, 1, 1, 6 }
		state luck: number = 0
		after Dig {
			let tossed be roll Coin
			increase luck by tossed's number
		}
		""";

	@TempDir
	private Path home;

	private Odds odds(int games, SimulationProgress progress) {
		OddsPlan plan = new OddsPlan(Planner.probed(Mine.world(home, COIN)), List.of(1, 2), List.of(), null, List.of(new Policy.Any()), 1,
				games);
		return new OddsSampling(plan, Clock.fixed(NOW, ZoneOffset.UTC)).sample(progress);
	}

	@Test
	void the_faces_of_a_die_are_known_exactly_where_it_is_rolled() {
		Chance roll = odds(10, SimulationProgress.NONE).chances().stream().filter(chance -> chance.means() == Chance.Means.ROLL).findFirst()
				.orElseThrow();
		assertEquals(List.of(new Outcome("1", 3, 4), new Outcome("6", 1, 4)), roll.outcomes());
	}

	@Test
	void what_is_drawn_first_from_a_deck_is_known_exactly_where_it_is_declared() {
		Chance shaft = odds(1, SimulationProgress.NONE).chances().stream().filter(chance -> chance.title().equals("Shaft")).findFirst()
				.orElseThrow();
		assertEquals(List.of(new Outcome("Stones", 9, 13), new Outcome("A lump of gold", 3, 13), new Outcome("It collapses", 1, 13)),
				shaft.outcomes());
	}

	@Test
	void what_every_game_performs_once_is_counted_so_and_what_none_can_is_never() {
		Odds odds = odds(60, SimulationProgress.NONE);
		assertEquals(60, odds.games());
		assertTrue(odds.places().stream().anyMatch(place -> place.what() == What.RULE && place.games().times() == 60
				&& place.times().sum() == 60), "the set-up");
		assertTrue(odds.places().stream().anyMatch(place -> place.what() == What.SENTENCE && place.games().times() == 0), "the Diamond");
	}

	@Test
	void an_option_of_two_is_taken_about_as_often_as_chance_has_it() {
		List<PlaceOdds> options = odds(200, SimulationProgress.NONE).places().stream().filter(place -> place.taken().of() > 0).toList();
		assertEquals(2, options.size());
		assertEquals(options.getFirst().taken().of(),
				options.stream().mapToInt(place -> place.taken().times()).sum(),
				"every decision offers to dig here, and takes one of both");
	}

	@Test
	void the_odds_carry_the_version_and_the_time_of_the_text() {
		Odds odds = odds(1, SimulationProgress.NONE);
		assertEquals(NOW, odds.counted());
		assertEquals(Mine.world(home, COIN).fingerprint(), odds.fingerprint());
		assertEquals("of the text of 3 minutes ago", new OddsWords(odds).age(Duration.ofMinutes(3)));
	}

	@Test
	void who_cancels_gets_the_odds_of_the_games_until_then() {
		Odds odds = odds(1_000, new SimulationProgress() {

			private long played;

			@Override
			public void played(long games, long total) {
				played = games;
			}

			@Override
			public boolean isCancelled() {
				return played >= 7;
			}
		});
		assertEquals(7, odds.games());
	}
}
