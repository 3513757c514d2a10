package org.hullwright.playtest.debug;

import org.hullwright.engine.lower.wording.Sentences.Shape;
import org.hullwright.engine.node.ArgumentNode;
import org.hullwright.engine.tree.Text.Display;

/**
 * Something that can be asked before a sentence.
 *
 * @param node works out the answer
 * @param slots size of the frame that it takes
 * @param shape of the answer
 */
record CompiledExpression(ArgumentNode node, int slots, Shape shape) {

	/** Whether it asks if something is so. */
	boolean isCondition() {
		return !shape.list() && shape.display() == Display.TRUTH;
	}
}
