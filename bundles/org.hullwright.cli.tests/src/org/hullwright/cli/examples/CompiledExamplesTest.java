package org.hullwright.cli.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Stream;

import org.hullwright.cli.Sources;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.plan.Planner;
import org.hullwright.engine.record.RecordFile;
import org.hullwright.engine.record.UnreadableRecord;
import org.hullwright.engine.tree.World;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The games that come with Hullwright are the same compiled and interpreted, decision by decision. */
class CompiledExamplesTest {

	/** Games of each pack and number of players; more for a soak. */
	private static final int SEEDS = Integer.getInteger("hullwright.test.games", 3);

	@ParameterizedTest
	@ValueSource(strings = { "retaliation", "nemesis", "lockdown", "aftermath" })
	void random_games_go_the_same_way(String pack) {
		World world = ExamplePrograms.of(pack).world();
		Program interpreted = Planner.interpreted(world);
		Program compiled = Planner.compiled(world);
		for (int players = world.game().fewestPlayers(); players <= world.game().mostPlayers(); players++) {
			for (long seed = 1; seed <= SEEDS; seed++) {
				Game one = random(interpreted, players, seed);
				Game other = random(compiled, players, seed);
				assertEquals(one.play(), other.play());
				assertEquals(one.record(), other.record());
			}
		}
	}

	private static Game random(Program program, int players, long seed) {
		return new Game(program, GameOptions.of(players, seed), seat -> new RandomAgent(seed, "seat " + seat), Watching.NOTHING);
	}

	@ParameterizedTest
	@ValueSource(strings = { "retaliation", "nemesis", "lockdown", "aftermath" })
	void recorded_games_come_out_the_same(String pack) throws IOException, UnreadableRecord {
		OpenPack opened = new Workshop().open(Sources.examples().resolve(pack));
		List<Path> files;
		try (Stream<Path> all = Files.list(Sources.examples().resolve(pack).resolve("games"))) {
			files = all.filter(file -> file.toString().endsWith(".json")).sorted().toList();
		}
		assertFalse(files.isEmpty());
		for (Path file : files) {
			RecordFile recorded = RecordFile.read(file);
			World world = opened.program(new LinkedHashSet<>(recorded.expansions())).world();
			assertEquals(played(Planner.interpreted(world), recorded.game()), played(Planner.compiled(world), recorded.game()),
					file.toString());
		}
	}

	/** Where the recorded game leads, whether it ends there or is left. */
	private static long played(Program program, GameRecord record) {
		Game game = new Game(program, record, seat -> decision -> {
			throw new GameAbandoned();
		}, Watching.NOTHING);
		try {
			game.play();
		} catch (GameAbandoned left) {
			// as far as it was recorded
		}
		return game.state().fingerprint();
	}
}
