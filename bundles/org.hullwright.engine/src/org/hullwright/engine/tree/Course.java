package org.hullwright.engine.tree;

import java.util.List;

import org.hullwright.engine.tree.World.Game;
import org.hullwright.engine.tree.World.Goal;
import org.hullwright.engine.tree.World.Mode;
import org.hullwright.engine.tree.World.Procedure;
import org.hullwright.engine.tree.World.Scenario;
import org.hullwright.engine.tree.World.Watch;

/**
 * How a game goes: how it starts, what is performed in it, and what players strive for.
 *
 * @param watches changes that rules act around
 * @param standings what is told of each player at the end
 */
public record Course(Game game, List<Procedure> procedures, List<Watch> watches, List<Mode> modes, List<Scenario> scenarios,
		List<Goal> goals, Standings standings) {}
