package org.hullwright.engine.tree;

/** What a parameter is given, in the order of the parameters. */
public sealed interface Argument {

	record Single(Value value) implements Argument {}

	/** A list of values. */
	record Many(Listing list) implements Argument {}
}
