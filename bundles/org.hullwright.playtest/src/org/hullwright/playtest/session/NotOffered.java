package org.hullwright.playtest.session;

import java.util.OptionalInt;
import org.hullwright.engine.tree.Place;

/**
 * What could be chosen but is not offered now.
 *
 * @param subject the piece it is about; none when it is about none
 * @param reason in the words of the rules
 * @param place of the condition that does not hold
 */
public record NotOffered(String label, OptionalInt subject, String reason, Place place) {
}
