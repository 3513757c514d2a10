package org.hullwright.engine.node;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;

/**
 * The arguments of a call: a linked list, not an array, so that in compiled code one is passed after the other without a loop.
 */
public final class Arguments implements Folded {

	private static final Arguments NONE = new Arguments(null, null, 0);

	private final @Nullable ArgumentNode first;
	private final @Nullable Arguments others;
	private final int count;

	private Arguments(@Nullable ArgumentNode first, @Nullable Arguments others, int count) {
		this.first = first;
		this.others = others;
		this.count = count;
	}

	/** Arguments in their order. */
	public static Arguments of(List<ArgumentNode> nodes) {
		Arguments arguments = NONE;
		for (ArgumentNode node : nodes.reversed()) {
			arguments = new Arguments(node, arguments, arguments.count + 1);
		}
		return arguments;
	}

	/** A frame for a routine that is called from a frame, with its arguments from the given slot on. */
	public Frame call(Frame frame, int source, Routine routine, int firstSlot) {
		Frame own = frame.open(source, routine, count);
		try {
			pass(frame, own, firstSlot);
		} finally {
			frame.passed();
		}
		return own;
	}

	/** Computes them in one frame and puts them into the slots of another from one on. */
	private void pass(Frame from, Frame to, int slot) {
		ArgumentNode node = first;
		Arguments rest = others;
		if (node != null && rest != null) {
			node.pass(from, to, slot);
			rest.pass(from, to, slot + 1);
		}
	}
}
