package org.hullwright.engine.testing;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.RequirementFailed;
import org.hullwright.engine.node.Routine;

/** Performs the blocks of one test one after the other, each with the locals of those before it. */
final class TestBlocks {

	/** Null before the first block. */
	private Frame.@Nullable Locals known;

	/**
	 * Performs a block as far as possible.
	 *
	 * @param frame of its own
	 */
	void perform(Routine block, Frame frame) {
		Frame.Locals known = this.known;
		if (known == null) {
			frame.clear();
		} else {
			frame.restore(known);
		}
		try {
			block.perform(frame);
		} catch (RequirementFailed failed) {
			// It ends here. No option or effect slot is around it that could be taken back; what was done stays.
		} finally {
			this.known = frame.locals();
		}
	}
}
