package org.hullwright.engine.tree;

import java.util.Map;

import org.hullwright.engine.tree.World.Body;
import org.hullwright.engine.tree.World.Property.Nature;
import org.hullwright.engine.tree.World.Visibility;

/** Where the value of a property comes from. */
public sealed interface Definition {

	/** Which of the definitions below it is. */
	Nature nature();

	/** The kind of the pieces that a state can be; -1 for states that are no pieces, and for all that is no state. */
	default int content() {
		return -1;
	}

	/** The smallest number a state takes; what is less is raised to it. */
	default int lower() {
		return World.LEAST;
	}

	/** The largest number a state takes. */
	default int upper() {
		return World.MOST;
	}

	/** The value at the start, where a design does not say otherwise. */
	default int initial() {
		return 0;
	}

	/** Who sees the value of a state; everything else is seen with its piece. */
	default Visibility visibility() {
		return Visibility.EVERYBODY;
	}

	/** Of a track: what happens when a number is reached. */
	default Map<Integer, Body> arrivals() {
		return Map.of();
	}

	/** Of a track: whether it counts the seconds down while players decide. */
	default boolean timed() {
		return false;
	}

	/** Stands on components. */
	record Printed(int initial) implements Definition {

		@Override
		public Nature nature() {
			return Nature.PRINTED;
		}
	}

	/** Changes in the course of a game. */
	record State(int content, int lower, int upper, int initial, Visibility visibility, Map<Integer, Body> arrivals, boolean timed)
			implements
			Definition {

		/** One that no time goes by for. */
		public State(int content, int lower, int upper, int initial, Visibility visibility, Map<Integer, Body> arrivals) {
			this(content, lower, upper, initial, visibility, arrivals, false);
		}

		/** A number, or whatever else is no piece. */
		public static State of(int lower, int upper, int initial) {
			return new State(-1, lower, upper, initial, Visibility.EVERYBODY, Map.of());
		}

		@Override
		public Nature nature() {
			return Nature.STATE;
		}

		/** The same with another value at the start. */
		public State startingWith(int value) {
			return new State(content, lower, upper, value, visibility, arrivals, timed);
		}
	}

	/**
	 * Is computed.
	 *
	 * @param value the thing itself is in slot 0
	 * @param slots size of the frame that it is computed in
	 */
	record Derived(Argument value, int slots) implements Definition {

		@Override
		public Nature nature() {
			return Nature.DERIVED;
		}
	}
}
