package org.hullwright.playtest.setup;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Opening;

/**
 * All a game is started with, as it is chosen and as it is saved.
 *
 * @param pack the folder of the pack
 * @param scenarioOrNull name of the one that is played, when it is one
 * @param openingOrNull the moment that it begins with; null for a game that is played from its set-up on
 * @param persons seats that are decided for in the window, from 1; bots decide for the others
 * @param bots how, by their seats; a bot that is not named takes anything
 */
public record PlaySetup(Path pack, Set<String> expansions, int players, List<String> modes, @Nullable String scenarioOrNull, long seed,
		@Nullable Opening openingOrNull, Set<Integer> persons, Map<Integer, Bot> bots) {

	public PlaySetup {
		expansions = Set.copyOf(expansions);
		modes = List.copyOf(modes);
		persons = Set.copyOf(persons);
		bots = Map.copyOf(bots);
	}

	/** A game in which all bots take anything. */
	public PlaySetup(Path pack, Set<String> expansions, int players, List<String> modes, @Nullable String scenario, long seed,
			@Nullable Opening opening, Set<Integer> persons) {
		this(pack, expansions, players, modes, scenario, seed, opening, persons, Map.of());
	}

	/** A game that is played from its set-up on. */
	public PlaySetup(Path pack, Set<String> expansions, int players, List<String> modes, @Nullable String scenario, long seed,
			Set<Integer> persons) {
		this(pack, expansions, players, modes, scenario, seed, null, persons);
	}

	/** A game with these options. */
	public static PlaySetup of(Path pack, Set<String> expansions, GameOptions options, Set<Integer> persons) {
		return new PlaySetup(pack, expansions, options.players(), options.modes(), options.scenario(), options.seed(), options.opening(),
				persons);
	}

	/** {@link #scenarioOrNull}, as an answer. */
	public Optional<String> scenario() {
		return Optional.ofNullable(scenarioOrNull);
	}

	/** {@link #openingOrNull}, as an answer. */
	public Optional<Opening> opening() {
		return Optional.ofNullable(openingOrNull);
	}

	/** The same game with others at the table. */
	public PlaySetup decidedBy(Set<Integer> others, Map<Integer, Bot> otherBots) {
		return new PlaySetup(pack, expansions, players, modes, scenarioOrNull, seed, openingOrNull, others, otherBots);
	}

	/** The bot at a seat, should no person sit there. */
	public Bot bot(int seat) {
		return bots.getOrDefault(seat, Bot.ANYTHING);
	}

	public GameOptions options() {
		return new GameOptions(players, modes, scenarioOrNull, seed, openingOrNull);
	}
}
