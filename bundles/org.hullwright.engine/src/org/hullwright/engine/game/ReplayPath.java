package org.hullwright.engine.game;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.ChoiceLog;
import org.hullwright.engine.node.Distances;

/**
 * How a replay comes to the decision that a game is at.
 *
 * @param past what was decided in the whole game until then
 * @param origin where the replay begins; null for the start of the game
 * @param choices that were taken since; null when they are to be looked for again
 * @param distances on the boards of the game
 */
record ReplayPath(GameRecord past, @Nullable Checkpoint origin, @Nullable ChoiceLog choices, Distances distances) {}
