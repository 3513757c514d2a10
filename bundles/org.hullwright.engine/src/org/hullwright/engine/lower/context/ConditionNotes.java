package org.hullwright.engine.lower.context;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.hullwright.model.Expression;

/** Notes in which frame each condition of a pack is asked, while it is lowered. */
public final class ConditionNotes {

	private final Map<Integer, Noted> conditions = new HashMap<>();

	/** A condition, and where its locals are kept. */
	public record Noted(Expression condition, FrameSlots frame) {}

	/** Notes a condition that is being lowered; of one that is woven in at several places the first place counts. */
	public void note(int source, Expression condition, FrameSlots frame) {
		conditions.putIfAbsent(source, new Noted(condition, frame));
	}

	/** @param source number of its place; none when no condition stands there */
	public Optional<Noted> at(int source) {
		return Optional.ofNullable(conditions.get(source));
	}
}
