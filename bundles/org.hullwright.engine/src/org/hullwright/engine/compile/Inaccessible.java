package org.hullwright.engine.compile;

/** Thrown where code of a method uses what only its own class may use, so that it cannot be moved into another class. */
@SuppressWarnings("serial")
final class Inaccessible extends Exception {

	Inaccessible(String what) {
		super(what, null, false, false);
	}
}
