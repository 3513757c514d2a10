package org.hullwright.engine.node.list;

import java.util.HashSet;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.state.Numbers;

/** Adds each value to a list once. What was in the list before is another list: it hides nothing of this one. */
public final class Distinct {

	/** Values that are soonest looked through. */
	private static final int FEW = 32;

	private final Numbers target;
	private final int start;
	/** Null as long as there are few. */
	private @Nullable Set<Integer> known;

	/** Starts without values. */
	public Distinct(Numbers target) {
		this.target = target;
		this.start = target.size();
	}

	/** Adds those values that were not added before. */
	public void add(Numbers values) {
		for (int at = 0; at < values.size(); at++) {
			if (target.size() - start < FEW) {
				target.addIfMissing(values.get(at), start);
			} else if (known().add(values.get(at))) {
				target.add(values.get(at));
			}
		}
	}

	private Set<Integer> known() {
		Set<Integer> values = known;
		if (values == null) {
			values = new HashSet<>();
			for (int at = start; at < target.size(); at++) {
				values.add(target.get(at));
			}
			known = values;
		}
		return values;
	}
}
