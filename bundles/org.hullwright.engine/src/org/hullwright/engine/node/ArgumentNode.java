package org.hullwright.engine.node;

import org.hullwright.engine.state.Numbers;

/** Computes a value or a list for a local. */
public sealed interface ArgumentNode extends Folded {

	/** Computes it in one frame and puts it into a slot of a frame, which may be the same. */
	void pass(Frame from, Frame to, int slot);

	/** Computes it and makes it the result of the frame. */
	void give(Frame frame);

	record Single(ValueNode value) implements ArgumentNode {

		@Override
		public void pass(Frame from, Frame to, int slot) {
			to.set(slot, value.value(from));
		}

		@Override
		public void give(Frame frame) {
			frame.give(value.value(frame));
		}
	}

	/**
	 * A list.
	 *
	 * @param source number of the place where it is written
	 */
	record Many(int source, ListNode list) implements ArgumentNode {

		@Override
		public void pass(Frame from, Frame to, int slot) {
			to.setList(slot, made(from));
		}

		@Override
		public void give(Frame frame) {
			frame.give(made(frame));
		}

		private Numbers made(Frame frame) {
			Numbers values = new Numbers();
			list.list(frame, values);
			frame.effort().burn(source, values.size());
			return values;
		}
	}
}
