package org.hullwright.lang.repair;

import java.util.List;
import java.util.Set;

/**
 * The first place of a text where it cannot be read on.
 *
 * @param offset of the word that cannot stand there; the length of the text when that ends too early
 * @param message what the parser says
 * @param told what could stand there, in the words of the author
 * @param keywords what could stand there, of the words and signs of the language
 */
record Obstacle(int offset, String message, List<String> told, Set<String> keywords) {}
