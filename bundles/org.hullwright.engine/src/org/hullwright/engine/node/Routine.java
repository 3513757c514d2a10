package org.hullwright.engine.node;

import java.util.List;
import java.util.Objects;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/**
 * Something that can be performed: a procedure, or what a design says in an effect slot, with the rules that act around it. Made before its
 * nodes, because nodes refer to routines and routines may perform themselves; complete once it has been given its body.
 */
public final class Routine implements Folded {

	private final String name;
	private final int source;
	@SetOnce
	private @Nullable Content content;
	private final HotSpot<EffectNode> hotSpot;

	/** What acts around it. */
	public record Around(ConditionNode condition, EffectNode effect) {}

	/**
	 * What it consists of.
	 *
	 * @param guard null when it is always available
	 * @param performance does it
	 */
	record Content(int slots, @Nullable ConditionNode guard, PerformanceNode performance) implements Folded {}

	/**
	 * A routine that is complete once it has been given its body.
	 *
	 * @param name how people call it
	 * @param hotSpot where it is performed
	 */
	public Routine(String name, int source, HotSpot<EffectNode> hotSpot) {
		this.hotSpot = hotSpot;
		this.name = name;
		this.source = source;
	}

	/** Completes it; done once, by the planner. A missing guard is null. */
	public void complete(int frameSlots, @Nullable ConditionNode availability, EffectNode effect, List<Around> first,
			List<Around> replacing, List<Around> last) {
		PerformanceNode performance = new PerformanceNode(this, source, effect, first, replacing, last);
		content = new Content(frameSlots, availability, performance);
		hotSpot.complete(performance);
	}

	private Content content() {
		return Objects.requireNonNull(content, "performed before it was complete");
	}

	/** How people call it. */
	public String name() {
		return name;
	}

	/** Size of its frame. */
	public int slots() {
		return content().slots();
	}

	/** Whether its guard holds. */
	public boolean isAvailable(Frame frame) {
		ConditionNode guard = content().guard();
		return guard == null || guard.holds(frame);
	}

	/** Tells why its guard does not hold, or why it does; empty when it has none. */
	public List<Ground> explainGuard(Frame frame, boolean holds, Sight sight) {
		ConditionNode guard = content().guard();
		return guard == null ? List.of() : guard.explain(frame, holds, sight);
	}

	/** Tells why the truth that it gives is what it is; empty when nothing can be said, as where rules act around it. */
	public List<Ground> explainResult(Frame frame, Sight sight) {
		PerformanceNode whole = content().performance();
		if (whole.hasRules()) {
			return List.of();
		}
		Trail trail = new Trail(sight);
		frame.setRoutine(this);
		whole.follow(frame, trail);
		return trail.grounds();
	}

	/** Performs it with the rules around it. */
	public void perform(Frame frame) {
		frame.setRoutine(this);
		hotSpot.active().run(frame);
		if (frame.abandonsAtEnd()) {
			throw new GameAbandoned();
		}
	}
}
