package org.hullwright.lang.uses;

/** What a text does with a name. */
public enum Use {
	/** Its value is asked for, or a change of it is watched. */
	READ,
	/** It gets another value, or a component says with which one it starts. */
	CHANGED,
	/** It stands where things are handed on: what is placed, where something goes, an argument, a printed value, part of a list. */
	GIVEN,
	/** What lies in it is looked for, drawn or shuffled. */
	SOUGHT,
	/**
	 * What lies in it may come out of it: it is drawn from, looked into, handed on; it is more than a place where things go or are
	 * shuffled.
	 */
	DRAWN,
	/** A component, or a rule in its place, says what happens. */
	FILLED,
	/** It is done, called, part of the course of a game; an effect is resolved, or it is asked whether it could be. */
	PERFORMED,
	/** A place starts with it, or with all of its kind. */
	CONTAINED,
	/** Its file is the picture of something. */
	SHOWN
}
