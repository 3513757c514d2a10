package org.hullwright.playtest.card;

import org.hullwright.picture.scene.Emblem;
import org.hullwright.picture.scene.Hue;

/**
 * Equal cards as they lie in a hand: what they are is seen at a glance, and read when they are pointed at.
 *
 * @param count how many there are, at least 1
 */
public record SmallCard(String title, Emblem emblem, Hue hue, int count) {}
