package org.hullwright.playtest.debug;

import org.hullwright.engine.lower.Sentences.Shape;
import org.hullwright.engine.node.ArgumentNode;

/**
 * Something that can be asked before a sentence.
 *
 * @param node works out the answer
 * @param slots size of the frame that it takes
 * @param shape of the answer
 */
record Question(ArgumentNode node, int slots, Shape shape) {
}
