package org.hullwright.picture.scene;

/**
 * Something small printed on a tile.
 *
 * @param meaning in words, for the legend
 * @param emblem nothing for a plain dot of colour
 */
public record PrintedMark(String meaning, Emblem emblem, Hue hue) {}
