package org.hullwright.engine.node;

import java.util.OptionalInt;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.state.GameState;

/** Tells a number of a game, if it is one of those that count. Asking changes nothing. */
public final class Gauge {

	private final ValueNode value;
	private final @Nullable ConditionNode condition;
	private final int slots;
	private final int source;

	/**
	 * A gauge.
	 *
	 * @param condition of the games that count; null when all do
	 * @param slots that both need
	 */
	public Gauge(ValueNode value, @Nullable ConditionNode condition, int slots, int source) {
		this.value = value;
		this.condition = condition;
		this.slots = slots;
		this.source = source;
	}

	/**
	 * The number as things are; none in a game that does not count.
	 *
	 * @param run on which nothing is being performed
	 * @throws ContentError when it cannot be told
	 */
	public OptionalInt of(Run run) {
		return in(run.outermost(slots), run.state());
	}

	/**
	 * The same while something is being performed.
	 *
	 * @param around from which it is asked
	 * @throws ContentError when it cannot be told
	 */
	public OptionalInt in(Frame around) {
		return in(around.inner(source, slots), around.state());
	}

	private OptionalInt in(Frame frame, GameState state) {
		ConditionNode condition = this.condition;
		int mark = state.mark();
		OptionalInt number = condition == null || condition.holds(frame)
				? OptionalInt.of(frame.present(value.value(frame), source))
				: OptionalInt.empty();
		state.rollback(mark);
		return number;
	}
}
