package org.hullwright.engine.node;

/** A prepared answer to a decision. {@code source} is the number of the place that prepared it. */
public sealed interface Reply {

	/** Number of the place in the text. */
	int source();

	/** The option about this thing. */
	record Thing(int source, int thing) implements Reply {
	}

	/** The option with this label. */
	record Label(int source, String label) implements Reply {
	}
}
