package org.hullwright.engine.game;

import java.util.Optional;
import java.util.function.Consumer;

import org.hullwright.engine.node.Allowance;
import org.hullwright.engine.node.OpenDecision;

/**
 * How a game branches off from another one.
 *
 * @param origin where it begins; at the start when there is none
 * @param first performed with the first decision after those of the other game, before that is taken
 * @param thoughts what all branches of the other game may cost together
 */
record Branch(Optional<Checkpoint> origin, Consumer<OpenDecision> first, Allowance thoughts) {}
