package org.hullwright.engine.node;

/**
 * A node that goes through an array, and that compiled code takes for another one without a loop.
 *
 * @param <N> what sort of node it is
 */
public interface Unrolled<N> extends Folded {

	/** The node that does the same without a loop. */
	N unrolled();
}
