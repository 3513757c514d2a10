package org.hullwright.engine.game;

import java.util.function.Consumer;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.Allowance;
import org.hullwright.engine.node.OpenDecision;

/**
 * Where a rollout branches off from the game that is played.
 *
 * @param origin where it begins; null for the start
 * @param first performed with the first decision after those of the other game, before that is taken
 * @param searchBudget what all rollouts of the other game may cost together
 */
record RolloutStart(@Nullable Checkpoint origin, Consumer<OpenDecision> first, Allowance searchBudget) {}
