package org.hullwright.engine.testing;

import java.util.BitSet;
import java.util.List;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Pace;
import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.tree.Place;
import org.hullwright.engine.tree.World;

/**
 * Plays random games and looks for lines that tell a player what is hidden from them: a line of the log, a question, an option, a choice
 * that is not secret, a state. What is told shortly before or after that player may see it, up to their next decision, is no leak; neither
 * is what waits at the table to be resolved. Each line is reported once.
 */
public final class LeakSearch {

	private final Program program;
	private final LeakFindings findings = new LeakFindings();

	/** @param program whose games are played */
	public LeakSearch(Program program) {
		this.program = program;
	}

	/**
	 * What the games could not show.
	 *
	 * @param telling how many sentences of the pack tell players something about the game
	 * @param neverTold where those of them stand that no game came to
	 * @param untraced where texts stand with values that may be made of hidden states, which was not followed
	 */
	public record Unchecked(int telling, List<Place> neverTold, List<Place> untraced) {}

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
			Agent agent = Pace.USUAL.paced(new RandomAgent(options.seed(), "seat " + seat), options.seed());
			return decision -> suspicions[0].choosing(decision, agent.choose(decision));
		}, Watching.EVENTS);
		suspicions[0] = new Suspicions(program, game, options, findings);
		game.run().call(suspicions[0]);
		game.play();
		suspicions[0].conclude();
	}

	/** What was found so far, in the order of its being found. */
	public List<Leak> leaks() {
		return findings.leaks();
	}

	/** What was not found out so far. */
	public Unchecked unchecked() {
		BitSet telling = program.probed().telling();
		BitSet never = (BitSet) telling.clone();
		never.andNot(findings.reached());
		return new Unchecked(telling.cardinality(), placesOf(never), hidesStates() ? placesOf(findings.untraced()) : List.of());
	}

	/** Where every state is open, no value can be made of a hidden one. */
	private boolean hidesStates() {
		return program.world().properties().stream().anyMatch(
				property -> property.nature() == World.Property.Nature.STATE && property.visibility() != World.Visibility.EVERYBODY);
	}

	private List<Place> placesOf(BitSet sources) {
		return sources.stream().mapToObj(program.world().places()::of).distinct().toList();
	}
}
