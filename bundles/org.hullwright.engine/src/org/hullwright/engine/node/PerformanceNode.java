package org.hullwright.engine.node;

import java.util.List;

import org.hullwright.engine.node.Routine.Around;

/** What a routine does, with the rules around it: before, instead and after. */
final class PerformanceNode extends EffectNode {

	private static final Around[] NOTHING = {};

	private final Routine routine;
	private final int source;
	private final EffectNode body;
	private final Around[] before;
	private final Around[] instead;
	private final Around[] after;
	/** How many rules are looked at whenever it is performed. */
	private final int rules;

	PerformanceNode(Routine routine, int source, EffectNode body, List<Around> before, List<Around> instead, List<Around> after) {
		this.routine = routine;
		this.source = source;
		this.body = body;
		this.before = before.toArray(NOTHING);
		this.instead = instead.toArray(NOTHING);
		this.after = after.toArray(NOTHING);
		this.rules = before.size() + instead.size() + after.size();
	}

	/** Whether there are rules around it. */
	boolean hasRules() {
		return rules > 0;
	}

	@Override
	public void run(Frame frame) {
		try {
			if (rules == 0) {
				performOnly(body, frame);
			} else {
				performWithRules(frame);
			}
		} catch (ContentError error) {
			error.passing(source);
			throw error;
		} catch (StackOverflowError deep) {
			throw new ContentError(source, "the effects of this go deeper than they can be followed");
		}
	}

	/** Does it and notes what decides its result, without rules around it. */
	@Override
	public void follow(Frame frame, Trail trail) {
		try {
			body.follow(frame, trail);
		} catch (StopSignal stopped) {
			if (!stopped.ends(routine)) {
				throw stopped;
			}
		}
	}

	void performWithRules(Frame frame) {
		frame.effort().spend(rules);
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
			if (!stopped.ends(routine)) {
				throw stopped;
			}
			// What was to be performed ends here; what comes around it goes on.
		}
	}
}
