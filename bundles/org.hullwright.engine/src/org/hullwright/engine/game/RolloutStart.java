package org.hullwright.engine.game;

import java.util.function.Consumer;

import org.hullwright.engine.node.Allowance;
import org.hullwright.engine.node.OpenDecision;

/**
 * Where a rollout branches off from the game that is played.
 *
 * @param path to the decision from which it goes another way
 * @param first performed with that decision, before it is taken
 * @param searchBudget what all rollouts of the other game may cost together
 */
record RolloutStart(ReplayPath path, Consumer<OpenDecision> first, Allowance searchBudget) {}
