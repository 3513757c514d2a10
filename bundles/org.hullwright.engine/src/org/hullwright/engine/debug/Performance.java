package org.hullwright.engine.debug;

import org.hullwright.engine.node.Frame;

/**
 * A procedure, an effect or a rule that is under way in a game that stands still.
 *
 * @param title how people call it
 * @param begun number of the place of all of it
 * @param at number of the place of the sentence that it has come to
 * @param locals what its names stand for
 */
public record Performance(String title, int begun, int at, Frame.Locals locals) {}
