package org.hullwright.simulation.training;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.tree.World;

/**
 * A way to play a game, of those that are played in turn.
 *
 * @param modes that are on
 */
public record Way(int players, List<String> modes) {

	public Way {
		modes = List.copyOf(modes);
	}

	/** With each number of players, without any mode and with each mode alone, as far as that can be played. */
	public static List<Way> all(Program program) {
		World.Game game = program.world().game();
		List<List<String>> sets = Stream.concat(Stream.of(List.<String>of()),
				program.world().modes().stream().map(mode -> List.of(mode.name()))).toList();
		return IntStream.rangeClosed(game.fewestPlayers(), game.mostPlayers()).boxed()
				.flatMap(players -> sets.stream().map(modes -> new Way(players, modes)))
				.filter(way -> way.refusal(program).isEmpty()).toList();
	}

	/** Why no game of a program can be started so, in a sentence; empty when one can. */
	public Optional<String> refusal(Program program) {
		return program.refusalOf(options(0));
	}

	/** What a game is started with. */
	GameOptions options(long seed) {
		return new GameOptions(players, modes, null, seed, null);
	}

	@Override
	public String toString() {
		String told = players + (players == 1 ? " player" : " players");
		return modes.isEmpty() ? told : told + ", " + String.join(" and ", modes);
	}
}
