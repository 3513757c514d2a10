package org.hullwright.engine.testing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.tree.Place;

/**
 * Plays random games and looks for lines that tell a player what is hidden from them: a line of the log, an option, a choice that is not
 * secret, a state. What is told shortly before or after all may see it, in the same round, is no leak; neither is what waits at the table
 * to be resolved. Each line is reported once.
 */
public final class LeakSearch {

	private final Program program;
	private final Map<Place, Leak> leaks = new LinkedHashMap<>();

	/** @param program whose games are played */
	public LeakSearch(Program program) {
		this.program = program;
	}

	/** Plays games with seeds from 1 on, with the fewest and with the most players. */
	public List<Leak> play(int games) {
		int fewest = program.world().game().fewestPlayers();
		int most = program.world().game().mostPlayers();
		for (int seed = 1; seed <= games; seed++) {
			play(GameOptions.of(fewest, seed));
			if (most != fewest) {
				play(GameOptions.of(most, seed));
			}
		}
		return leaks();
	}

	/** Plays one game; an error of a rule in it is thrown. */
	public void play(GameOptions options) {
		Suspicions[] suspicions = new Suspicions[1];
		Game game = new Game(program, options, seat -> {
			RandomAgent agent = new RandomAgent(options.seed(), "seat " + seat);
			return decision -> suspicions[0].choosing(decision, agent.choose(decision));
		}, Watching.EVENTS);
		suspicions[0] = new Suspicions(program, game, options, leak -> leaks.putIfAbsent(leak.place(), leak));
		game.run().call(suspicions[0]::said);
		game.play();
		suspicions[0].conclude();
	}

	/** What was found so far, in the order of its being found. */
	public List<Leak> leaks() {
		return new ArrayList<>(leaks.values());
	}
}
