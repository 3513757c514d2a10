package org.hullwright.workbench.tests.authoring;

import java.util.ArrayList;
import java.util.List;

/** What a user does, counted: each is one thing that is done with the mouse, or one thing that is typed. */
final class UserActions {

	private final List<String> done = new ArrayList<>();

	/** Does something. */
	void act(String what, Runnable action) {
		done.add(what);
		action.run();
	}

	/** How many things were done. */
	int count() {
		return done.size();
	}

	@Override
	public String toString() {
		return done.toString();
	}
}
