package org.hullwright.export.rulebook;

import java.util.List;
import java.util.Set;

import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.node.Allowance;
import org.hullwright.engine.node.AllowanceExceeded;
import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.GameEnded;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.World;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.picture.view.SceneBuilder;

/** Sets up a game as the rules say, and looks at the boards as everybody sees them. */
final class SetUpScene {

	private static final long SEED = 1; // any number does, as long as it stays
	private static final long MOST_STEPS = 5_000_000; // hundreds of times what a set-up takes
	private static final int USUAL_PLAYERS = 3;

	private SetUpScene() {}

	/** The boards with what lies on them; empty for a pack without a game, and where the set-up does not come to its end. */
	static List<BoardScene> of(Program program) {
		World.Game rules = program.world().game();
		if (rules.phases().isEmpty()) {
			return List.of();
		}
		int players = Math.clamp(USUAL_PLAYERS, rules.fewestPlayers(), rules.mostPlayers());
		var options = new GameOptions(players, List.of(), null, SEED);
		var game = new Game(program, GameRecord.fresh(program, options), seat -> new RandomAgent(SEED, "seat " + seat), Watching.EVENTS,
				new Allowance(MOST_STEPS));
		try {
			game.setUp();
		} catch (GameEnded | AllowanceExceeded | ContentError | GameError untold) {
			return List.of(); // the exports that put pieces on a table tell why
		}
		var seen = new GameSnapshot(program, game.state()).seenWith(new Sight.OfSeats(Set.of()));
		return new SceneBuilder(program.world()).scenes(seen);
	}
}
