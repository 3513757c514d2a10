package org.hullwright.playtest.session;

/**
 * A game that begins at a place in the text of a pack.
 *
 * @param known what was decided already, in a game that is gone on with
 */
public record GameStart(Rules rules, PlaySetup setup, Line known) {
}
