package org.hullwright.engine.lower;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

import org.hullwright.model.Parameter;
import org.hullwright.model.Variable;

/** The locals of one routine while it is lowered. */
final class FrameSlots {

	private final Map<Variable, Integer> slots = new IdentityHashMap<>();
	private int next;

	private FrameSlots(int first) {
		this.next = first;
	}

	/** For a procedure: its parameters come first. */
	static FrameSlots of(List<Parameter> parameters) {
		return startingAt(0, parameters);
	}

	/** For what belongs to a piece: the piece is in slot 0, parameters follow. */
	static FrameSlots ofPiece(List<Parameter> parameters) {
		return startingAt(1, parameters);
	}

	private static FrameSlots startingAt(int first, List<Parameter> parameters) {
		FrameSlots frame = new FrameSlots(first);
		parameters.forEach(frame::slotOf);
		return frame;
	}

	/** The slots of others up to here are not used for new variables. */
	void skipTo(int first) {
		next = Math.max(next, first);
	}

	/** The slot of a variable. */
	int slotOf(Variable variable) {
		return slots.computeIfAbsent(variable, any -> next++);
	}

	/** A slot for a value without a name. */
	int fresh() {
		return next++;
	}

	/** Size of the frame so far. */
	int size() {
		return next;
	}
}
