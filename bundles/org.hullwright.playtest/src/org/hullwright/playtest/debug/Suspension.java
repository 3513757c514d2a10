package org.hullwright.playtest.debug;

import org.hullwright.engine.debug.Halt;

/**
 * A game that stands still, with what can be said about it. May be read by any thread.
 *
 * @param insight into the rules that it is played by
 */
public record Suspension(Halt halt, Insight insight) {}
