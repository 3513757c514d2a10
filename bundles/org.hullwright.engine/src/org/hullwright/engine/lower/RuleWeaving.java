package org.hullwright.engine.lower;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Rule.Timing;
import org.hullwright.model.Callable;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.Rule;

/**
 * Lowers the rules around procedures and effect slots. A rule shares the frame of what it watches, so that parameters are known; since
 * both may be under way at once, its own locals start behind those of the bodies and of the other rules.
 * <p>
 * Rules that act instead of something are tried from the last one to the first, so that an expansion comes before what it builds on and
 * {@code proceed} leads there.
 */
final class RuleWeaving {

	private final Pack pack;
	private final Map<Callable, Integer> bodySlots = new HashMap<>();

	RuleWeaving(Pack pack) {
		this.pack = pack;
	}

	/** Notes how many slots a body of a procedure or effect slot needs; called for all bodies before rules are asked for. */
	void note(Callable callable, int slots) {
		bodySlots.merge(callable, slots, Math::max);
	}

	/** What acts around a procedure or effect slot. */
	List<World.Rule> around(Callable callable) {
		List<World.Rule> lowered = new ArrayList<>();
		int start = bodySlots.getOrDefault(callable, 0);
		for (Rule rule : pack.switchedOn().rules()) {
			if (rule.getTrigger() == callable) {
				FrameSlots frame = (callable instanceof EffectSlot ? FrameSlots.ofComponent(callable.getParameters())
						: FrameSlots.ofProcedure(callable.getParameters())).startingAt(start);
				World.Rule woven = lower(rule, frame);
				start = frame.size();
				if (woven.timing() == Timing.INSTEAD) {
					lowered.addFirst(woven);
				} else {
					lowered.add(woven);
				}
			}
		}
		return lowered;
	}

	private World.Rule lower(Rule rule, FrameSlots frame) {
		EffectLowering effects = new EffectLowering(pack, frame);
		Optional<Condition> condition = Optional.ofNullable(rule.getCondition()).map(effects::condition);
		Effect effect = effects.lower(rule.getBody());
		Timing timing = switch (rule.getTiming()) {
			case BEFORE -> Timing.BEFORE;
			case AFTER -> Timing.AFTER;
			case INSTEAD -> Timing.INSTEAD;
		};
		return new World.Rule(timing, condition, effect, frame.size(), pack.sources().of(rule));
	}
}
