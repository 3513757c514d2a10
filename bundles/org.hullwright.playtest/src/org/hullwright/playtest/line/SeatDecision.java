package org.hullwright.playtest.line;

import org.hullwright.engine.game.Taken;

/**
 * A decision that was taken, and by whom.
 *
 * @param seat from 1; 0 while only the record knows of it, which does not say
 */
public record SeatDecision(int seat, Taken taken) {}
