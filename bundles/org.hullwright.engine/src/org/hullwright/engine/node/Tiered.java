package org.hullwright.engine.node;

/**
 * A node that is interpreted at first and compiled when it has proved hot, where what is around it is not compiled yet or cannot be. Code
 * that is compiled around it inlines it.
 *
 * @param <N> what sort of node it is
 */
public interface Tiered<N> extends Folded {

	/** The node that is interpreted, which says what the compiled one does. */
	N interpreted();
}
