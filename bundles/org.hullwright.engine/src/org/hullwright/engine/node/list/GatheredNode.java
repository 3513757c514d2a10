package org.hullwright.engine.node.list;

import java.util.HashSet;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.state.Numbers;

/** The values that each thing of a list has. */
public final class GatheredNode extends ListNode {

	private final int source;
	private final ListNode of;
	private final int slot;
	private final ListNode each;
	private final boolean once;

	/**
	 * @param once whether a value that several things have is there only once
	 */
	public GatheredNode(int source, ListNode of, int slot, ListNode each, boolean once) {
		this.source = source;
		this.of = of;
		this.slot = slot;
		this.each = each;
		this.once = once;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		Distinct distinct = once ? new Distinct(target) : null;
		Numbers things = frame.numbers();
		of.list(frame, things);
		Numbers values = frame.numbers();
		for (int at = 0; at < things.size(); at++) {
			frame.set(slot, things.get(at));
			values.truncate(0);
			each.list(frame, values);
			if (distinct != null) {
				distinct.add(values);
			} else {
				target.addAll(values);
			}
			frame.effort().grow(source, values.size(), target.size());
		}
		frame.release(values);
		frame.release(things);
	}

	/** Adds each value once. What was in the target before is another list: it hides nothing of this one. */
	private static final class Distinct {

		/** Values that are soonest looked through. */
		private static final int FEW = 32;

		private final Numbers target;
		private final int start;
		/** Null as long as there are few. */
		private @Nullable Set<Integer> known;

		Distinct(Numbers target) {
			this.target = target;
			this.start = target.size();
		}

		void add(Numbers values) {
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
}
