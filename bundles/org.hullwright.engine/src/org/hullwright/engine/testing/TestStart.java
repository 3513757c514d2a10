package org.hullwright.engine.testing;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.record.RecordFile;
import org.hullwright.engine.record.RecordedGames;
import org.hullwright.engine.record.UnreadableRecord;
import org.hullwright.engine.tree.Trials;
import org.hullwright.engine.tree.World;

/**
 * How the game of a test is started: as it says, and as the scenario or the recorded game asks for that it names.
 *
 * @param expansions that are on
 * @param past the recorded game up to the decision that the test begins with; null for a test that begins with a set-up
 */
public record TestStart(Set<String> expansions, GameOptions options, @Nullable GameRecord past) {

	private static final long SEED = 1;

	public TestStart {
		expansions = Set.copyOf(expansions);
	}

	/**
	 * How a test is started.
	 *
	 * @param world of the pack of the test, whatever expansions are on in it
	 * @param games in the folder of that pack
	 * @throws IllegalArgumentException when it cannot be started; says why
	 */
	public static TestStart of(Trials.Test test, World world, RecordedGames games) {
		Trials.Moment moment = test.moment();
		return moment == null ? fresh(test, world) : recorded(moment, games);
	}

	private static TestStart recorded(Trials.Moment moment, RecordedGames games) {
		try {
			RecordFile file = games.read(moment.game());
			GameRecord game = file.game();
			if (game.decisions().size() < moment.decision() - 1) {
				throw new IllegalArgumentException(
						moment.game() + " has only " + game.decisions().size() + " decisions, so nobody knows what decision "
								+ moment.decision() + " is");
			}
			return new TestStart(Set.copyOf(file.expansions()), game.options(), game.until(moment.decision() - 1));
		} catch (UnreadableRecord unreadable) {
			throw new IllegalArgumentException(unreadable.getMessage());
		}
	}

	/** How a test is started that begins with a set-up. */
	public static TestStart fresh(Trials.Test test, World world) {
		Set<String> modes = new LinkedHashSet<>(test.modes());
		Set<String> expansions = new LinkedHashSet<>(test.expansions());
		world.scenarios().stream().filter(known -> known.name().equals(test.scenario())).findFirst().ifPresent(start -> {
			modes.addAll(start.modes());
			expansions.addAll(start.expansions());
		});
		return new TestStart(expansions, new GameOptions(test.players(), List.copyOf(modes), test.scenario(), SEED), null);
	}
}
