package org.hullwright.packs.together;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.hullwright.engine.agent.Pace;
import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.testing.Invariants;
import org.hullwright.engine.tree.World;

/**
 * Plays random games of all numbers of players in turn, and checks after every change what has to hold in any game. The same seed gives the
 * same games, and {@code hullwright play} plays them again.
 *
 * @param games how many
 * @param seed of the first; they count up from there
 */
record RandomGames(int games, long seed) {

	/** The first game that came to an error. */
	record Broken(Meeting.BrokenGame game, GameError error) {}

	/**
	 * Plays them, several at once; which of them is told does not depend on how many.
	 *
	 * @param program planned with probes
	 * @param cancelled is asked before each game, on any thread
	 * @return the first, by its seed, that came to an error
	 */
	Optional<Broken> play(Program program, Set<String> modes, BooleanSupplier cancelled) {
		return IntStream.range(0, games).parallel().boxed()
				.flatMap(number -> cancelled.getAsBoolean() ? Stream.empty() : play(program, modes, number).stream()).findFirst();
	}

	private Optional<Broken> play(Program program, Set<String> modes, int number) {
		World.Game game = program.world().game();
		int counts = game.mostPlayers() - game.fewestPlayers() + 1;
		int players = game.fewestPlayers() + number % counts;
		long gameSeed = seed + number;
		try {
			new Game(program, new GameOptions(players, List.copyOf(modes), null, gameSeed),
					seat -> Pace.USUAL.paced(new RandomAgent(gameSeed, "seat " + seat), gameSeed), Watching.NOTHING.with(new Invariants()))
					.play();
			return Optional.empty();
		} catch (GameError error) {
			return Optional.of(new Broken(new Meeting.BrokenGame(players, gameSeed), error));
		}
	}
}
