package org.hullwright.picture.scene;

/**
 * Something small printed on a tile.
 *
 * @param meaning in words, for the legend
 * @param symbol at most two letters; empty for a plain dot of colour
 */
public record PrintedMark(String meaning, String symbol, Hue hue) {}
