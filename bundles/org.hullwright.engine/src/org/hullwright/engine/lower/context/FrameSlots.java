package org.hullwright.engine.lower.context;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

import org.hullwright.model.Parameter;
import org.hullwright.model.Variable;

/**
 * Allocates the slots of locals in the frame of one body. Slots are used again once what they were taken for is over, so frames stay small.
 */
public final class FrameSlots {

	/** The slot of the thing that the text belongs to, where there is one. */
	public static final int SELF = 0;

	private final boolean self;
	private final Map<Variable, Integer> slots = new IdentityHashMap<>();
	private int next;
	private int size;

	private FrameSlots(boolean self, List<Parameter> parameters) {
		this.self = self;
		this.next = self ? 1 : 0;
		parameters.forEach(this::take);
		this.size = next;
	}

	/** The frame of a procedure, or of anything else that belongs to no component. */
	public static FrameSlots ofProcedure(List<Parameter> parameters) {
		return new FrameSlots(false, parameters);
	}

	/** The frame of something that belongs to a component, which is known in the first slot. */
	public static FrameSlots ofComponent(List<Parameter> parameters) {
		return new FrameSlots(true, parameters);
	}

	/** The same frame for a caller that keeps off the first slots, which others use. */
	public FrameSlots startingAt(int slot) {
		next = Math.max(next, slot);
		size = Math.max(size, next);
		return this;
	}

	/** The same frame for a caller that asks in it and needs more slots for that. */
	public FrameSlots copy() {
		FrameSlots copy = new FrameSlots(self, List.of());
		copy.slots.putAll(slots);
		return copy.startingAt(size);
	}

	/** Whether the first slot is the thing that the text belongs to. */
	public boolean hasSelf() {
		return self;
	}

	/** A slot for something without a name. */
	public int take() {
		int slot = next++;
		size = Math.max(size, next);
		return slot;
	}

	/** A slot for something without a name that nothing lowered later is evaluated within: it is free for the next that asks. */
	public int takeBriefly() {
		return next == size ? size++ : next;
	}

	/** A slot for a variable. */
	public int take(Variable variable) {
		int slot = take();
		slots.put(variable, slot);
		return slot;
	}

	/** The slot of a variable; empty when it is not known here. */
	public OptionalInt find(Variable variable) {
		Integer slot = slots.get(variable);
		return slot == null ? OptionalInt.empty() : OptionalInt.of(slot);
	}

	/** Remembers which slots are free now. */
	public int mark() {
		return next;
	}

	/** Frees what was taken since. */
	public void release(int mark) {
		next = mark;
	}

	/** How many slots the frame needs. */
	public int size() {
		return size;
	}
}
