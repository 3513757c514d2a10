package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Moving;
import org.hullwright.engine.node.Routine;
import org.hullwright.engine.node.SlotRoutines;
import org.hullwright.engine.node.ValueNode;

/** Takes copies of a design from the supply; resolves `exhausted` for each one that is missing. */
public final class PlaceNode extends EffectNode {

	private final int source;
	private final Moving moving;
	private final ValueNode count;
	private final ValueNode sort;
	private final ValueNode zone;
	private final ValueNode target;
	private final SlotRoutines exhausted;

	public PlaceNode(int source, Moving moving, ValueNode count, ValueNode sort, ValueNode zone, ValueNode target, SlotRoutines exhausted) {
		this.source = source;
		this.moving = moving;
		this.count = count;
		this.sort = sort;
		this.zone = zone;
		this.target = target;
		this.exhausted = exhausted;
	}

	@Override
	public void run(Frame frame) {
		int design = frame.present(sort.value(frame), source);
		int wanted = count.value(frame);
		for (int placed = 0; placed < wanted; placed++) {
			frame.effort().burn(source);
			int piece = frame.state().first(frame.layout().supply(design));
			if (piece >= 0) {
				moving.move(frame, source, piece, zone.value(frame), false);
			} else {
				exhaust(frame, design);
			}
		}
	}

	private void exhaust(Frame frame, int design) {
		Routine routine = exhausted.of(design);
		if (routine != null) {
			int place = target.value(frame);
			Frame own = frame.inner(source, routine.slots());
			own.set(0, frame.run().world().sorts().get(design).firstPiece());
			own.set(1, place);
			if (routine.isAvailable(own)) {
				routine.perform(own);
			}
		} else if (frame.isOutermost()) {
			frame.run().script().fallShort(source, design);
		}
	}
}
