package org.hullwright.engine.game;

import java.util.List;

import org.hullwright.engine.node.Allowance;
import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.Probe;
import org.hullwright.engine.node.Run;
import org.hullwright.engine.node.Unasked;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.tree.Standings;
import org.hullwright.engine.tree.World;

/**
 * Scores and teams while a game goes on, as far as everybody may know them: those that depend on nothing hidden. The others are told at the
 * end alone.
 */
public final class OpenStandings {

	private OpenStandings() {}

	/**
	 * What there is to tell of players now; nothing where it is a secret, or cannot be told as things are.
	 *
	 * @param state that is not changed
	 */
	public static Standing of(Program program, GameState state) {
		World world = program.world();
		Standings.Score score = world.standings().score();
		Standings.Team team = world.standings().team();
		boolean scored = score != null && new OpenValues(world).isOpen(score.worth());
		boolean teamed = team != null && new OpenValues(world).isOpen(team.value()) && new OpenValues(world).isOpen(team.title());
		if (!scored && !teamed) {
			return Standing.NONE;
		}
		GameState now = state.copy();
		int seats = now.count(now.layout().seats());
		Run run = new Run(now, program.tables(), new Unasked(), Probe.NONE, Allowance.endless());
		try {
			return new Standing(scored ? program.standings().scores(run, seats) : List.of(),
					teamed ? program.standings().teams(run, seats) : List.of());
		} catch (ContentError notNow) {
			return Standing.NONE; // at the end it is told where that is wrong
		}
	}
}
