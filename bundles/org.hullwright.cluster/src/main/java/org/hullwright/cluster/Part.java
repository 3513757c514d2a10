package org.hullwright.cluster;

import java.io.Serializable;

/**
 * A range of games that one worker plays one after the other.
 *
 * @param first number of the first game
 * @param end number of the game after the last one
 */
record Part(long first, long end) implements Serializable {}
