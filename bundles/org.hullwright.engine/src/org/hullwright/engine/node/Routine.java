package org.hullwright.engine.node;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/**
 * Something that can be performed: a procedure, or what a design says in an effect slot, with the rules that act around it. Made before its
 * nodes, because nodes refer to routines and routines may perform themselves; complete once it has been given its body.
 */
public final class Routine {

	private static final Around[] NOTHING = {};
	private static final EffectNode NOT_COMPLETE = new EffectNode() {

		@Override
		public void run(Frame frame) {
			throw new IllegalStateException("performed before it was complete");
		}
	};

	private final String name;
	private final int source;
	private int slots;
	private @Nullable ConditionNode guard;
	private EffectNode body = NOT_COMPLETE;
	private Around[] before = NOTHING;
	private Around[] instead = NOTHING;
	private Around[] after = NOTHING;
	/** How many rules are looked at whenever it is performed. */
	private int rules;

	/** What acts around it. */
	public record Around(ConditionNode condition, EffectNode effect) {}

	/** @param name how people call it */
	public Routine(String name, int source) {
		this.name = name;
		this.source = source;
	}

	/** Completes it; done once, by the planner. A missing guard is null. */
	public void complete(int frameSlots, @Nullable ConditionNode availability, EffectNode effect, List<Around> first,
			List<Around> replacing,
			List<Around> last) {
		this.slots = frameSlots;
		this.guard = availability;
		this.body = effect;
		this.before = first.toArray(NOTHING);
		this.instead = replacing.toArray(NOTHING);
		this.after = last.toArray(NOTHING);
		this.rules = first.size() + replacing.size() + last.size();
	}

	/** How people call it. */
	public String name() {
		return name;
	}

	/** Size of its frame. */
	public int slots() {
		return slots;
	}

	/** Whether its guard holds. */
	public boolean isAvailable(Frame frame) {
		ConditionNode guard = this.guard;
		return guard == null || guard.holds(frame);
	}

	/** Tells why its guard does not hold, or why it does; empty when it has none. */
	public List<Ground> explainGuard(Frame frame, boolean holds, Sight sight) {
		return guard == null ? List.of() : guard.explain(frame, holds, sight);
	}

	/** Tells why the truth that it gives is what it is; empty when nothing can be said, as where rules act around it. */
	public List<Ground> explainResult(Frame frame, Sight sight) {
		if (before.length + instead.length + after.length > 0) {
			return List.of();
		}
		Trail trail = new Trail(sight);
		frame.setRoutine(this);
		try {
			body.follow(frame, trail);
		} catch (StopSignal stopped) {
			if (!stopped.ends(this)) {
				throw stopped;
			}
		}
		return trail.grounds();
	}

	/** Performs it with the rules around it. */
	public void perform(Frame frame) {
		frame.setRoutine(this);
		frame.effort().spend(rules);
		try {
			for (Around rule : before) {
				if (rule.condition().holds(frame)) {
					performOnly(rule.effect(), frame);
				}
			}
			performFrom(0, frame);
			for (Around rule : after) {
				if (rule.condition().holds(frame)) {
					performOnly(rule.effect(), frame);
				}
			}
		} catch (ContentError error) {
			error.passing(source);
			throw error;
		} catch (StackOverflowError deep) {
			throw new ContentError(source, "the effects of this go deeper than they can be followed");
		}
	}

	/** The first replacing rule that applies, which may go on with the next one, or else the body. */
	private void performFrom(int first, Frame frame) {
		for (int at = first; at < instead.length; at++) {
			Around rule = instead[at];
			if (rule.condition().holds(frame)) {
				int next = at + 1;
				frame.setOriginal(() -> performFrom(next, frame));
				performOnly(rule.effect(), frame);
				return;
			}
		}
		performOnly(body, frame);
	}

	private void performOnly(EffectNode effect, Frame frame) {
		try {
			effect.run(frame);
		} catch (StopSignal stopped) {
			if (!stopped.ends(this)) {
				throw stopped;
			}
			// What was to be performed ends here; what comes around it goes on.
		}
	}
}
