package org.hullwright.engine.node;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;

/**
 * The options of a decision that are conceivable: a linked list, not an array, so that in compiled code one is looked at after the other
 * without a loop.
 */
public final class Options implements Folded {

	private final Option first;
	private final @Nullable Options others;
	private final int count;

	private Options(Option first, @Nullable Options others) {
		this.first = first;
		this.others = others;
		this.count = others == null ? 1 : others.count + 1;
	}

	/** Options in their order; null when there are none. */
	public static @Nullable Options of(List<Option> options) {
		Options linked = null;
		for (Option option : options.reversed()) {
			linked = new Options(option, linked);
		}
		return linked;
	}

	/** How many there are. */
	public int count() {
		return count;
	}

	/** All of them. */
	public Option[] toArray() {
		List<Option> all = new ArrayList<>();
		for (Options from = this; from != null; from = from.others) {
			all.add(from.first);
		}
		return all.toArray(Option[]::new);
	}

	/** Offers those that are available. */
	public void offer(Frame frame, OpenDecision decision) {
		first.offer(frame, decision);
		Options rest = others;
		if (rest != null) {
			rest.offer(frame, decision);
		}
	}

	/** Performs what one of them says. */
	public void perform(Frame frame, Option chosen) {
		if (chosen == first) {
			first.body().run(frame);
			return;
		}
		Options rest = others;
		if (rest != null) {
			rest.perform(frame, chosen);
		}
	}
}
