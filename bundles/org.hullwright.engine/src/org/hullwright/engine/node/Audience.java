package org.hullwright.engine.node;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.state.Seats;

/** Who is told something: all players, or the player a piece is or belongs to. */
public final class Audience {

	private final int source;
	private final @Nullable ValueNode person;

	/** @param person null for all players */
	public Audience(int source, @Nullable ValueNode person) {
		this.source = source;
		this.person = person;
	}

	/** Who it is now. */
	public Seats seats(Frame frame) {
		ValueNode person = this.person;
		return person == null ? Seats.ALL : Seats.of(frame.run().decisions().deciderOf(frame.present(person.value(frame), source), source));
	}
}
