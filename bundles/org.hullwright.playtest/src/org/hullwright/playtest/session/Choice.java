package org.hullwright.playtest.session;

import java.util.OptionalInt;

import org.hullwright.engine.tree.Place;

/**
 * One option of a question.
 *
 * @param number from 0
 * @param subject the piece it is about; none when it is about none
 * @param source where the rules offer it
 */
public record Choice(int number, String label, OptionalInt subject, Place source) {}
