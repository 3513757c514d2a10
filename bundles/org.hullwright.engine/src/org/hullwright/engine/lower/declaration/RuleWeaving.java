package org.hullwright.engine.lower.declaration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.lower.context.FrameSlots;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.lower.effect.EffectLowering;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Rule.Timing;
import org.hullwright.engine.tree.World.Watch.Change;
import org.hullwright.model.Callable;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.Kind;
import org.hullwright.model.Parameter;
import org.hullwright.model.Procedure;
import org.hullwright.model.Property;
import org.hullwright.model.Rule;
import org.hullwright.model.Watch;
import org.hullwright.model.expansions.OpenProcedures;
import org.hullwright.model.types.Type;

/**
 * Weaves advice in, as aspects do (before, after, instead of). Lowers the rules around procedures and effect slots. A rule shares the frame
 * of what it watches, so that parameters are known; since both may be under way at once, its own locals start behind those of the bodies
 * and of the other rules.
 * <p>
 * Rules that act instead of something are tried from the last one to the first, so that an expansion comes before what it builds on and
 * {@code proceed} leads there.
 */
public final class RuleWeaving {

	private final Pack pack;
	private final Map<Callable, Integer> bodySlots = new HashMap<>();

	public RuleWeaving(Pack pack) {
		this.pack = pack;
	}

	/** Notes how many slots a body of a procedure or effect slot needs; called for all bodies before rules are asked for. */
	void note(Callable callable, int slots) {
		bodySlots.merge(callable, slots, Math::max);
	}

	/** The first rule that says what a procedure does which its own pack leaves open; empty when it is not left open, or nobody says it. */
	Optional<Rule> fillerOf(Procedure procedure) {
		return procedure.getBody().isOpen()
				? pack.switchedOn().rules().stream().filter(rule -> OpenProcedures.fills(rule, procedure)).findFirst()
				: Optional.empty();
	}

	/** What acts around a procedure or effect slot; outermost of all, states that last until then become what they were at the start. */
	List<World.Rule> around(Callable callable) {
		List<World.Rule> lowered = new ArrayList<>();
		expiring(callable, false).forEach(lowered::add);
		int start = bodySlots.getOrDefault(callable, 0);
		Optional<Rule> filler = callable instanceof Procedure procedure ? fillerOf(procedure) : Optional.empty();
		for (Rule rule : pack.switchedOn().rules()) {
			if (rule.getTrigger() == callable && filler.filter(rule::equals).isEmpty()) {
				FrameSlots frame = (callable instanceof EffectSlot
						? FrameSlots.ofComponent(callable.getParameters())
						: FrameSlots.ofProcedure(callable.getParameters())).startingAt(start);
				start = add(lower(rule, List.of(), frame), frame, lowered);
			}
		}
		expiring(callable, true).forEach(lowered::add);
		return lowered;
	}

	private static int add(World.Rule woven, FrameSlots frame, List<World.Rule> lowered) {
		if (woven.timing() == Timing.INSTEAD) {
			lowered.addFirst(woven);
		} else {
			lowered.add(woven);
		}
		return frame.size();
	}

	private Stream<World.Rule> expiring(Callable callable, boolean atEnd) {
		return pack.symbols().properties().stream().filter(Property.class::isInstance).map(Property.class::cast)
				.filter(property -> property.getExpiry() != null && property.getExpiry().getTrigger() == callable
						&& property.getExpiry().isAtEnd() == atEnd)
				.map(property -> restoring(property, atEnd ? Timing.AFTER : Timing.BEFORE));
	}

	private World.Rule restoring(Property property, Timing timing) {
		int source = pack.sources().of(property.getExpiry());
		return new World.Rule(timing, null, new Effect.Restore(source, pack.symbols().property(property, property)), 0, source);
	}

	/** What acts around changes of the state. */
	public List<World.Watch> watches() {
		Map<List<Object>, List<Rule>> byChange = new LinkedHashMap<>();
		for (Rule rule : pack.switchedOn().rules()) {
			Watch watch = rule.getWatch();
			if (watch != null) {
				int property = watch.getSubject() == null ? -1 : pack.symbols().property(watch.getSubject(), watch);
				byChange.computeIfAbsent(List.of(watch.getChange(), property), any -> new ArrayList<>()).add(rule);
			}
		}
		List<World.Watch> watches = new ArrayList<>();
		byChange.forEach((key, rules) -> watches.add(new World.Watch(changeOf(rules.getFirst().getWatch()), (int) key.get(1), around(rules),
				pack.sources().of(rules.getFirst()))));
		return watches;
	}

	private static Change changeOf(Watch watch) {
		return switch (watch.getChange()) {
			case PLACE -> Change.PLACE;
			case MOVE -> Change.MOVE;
			case DISCARD -> Change.DISCARD;
			case RETURN -> Change.RETURN;
			case REMOVE -> Change.REMOVE;
			case CHANGE -> Change.ASSIGN;
		};
	}

	private List<World.Rule> around(List<Rule> rules) {
		List<World.Rule> lowered = new ArrayList<>();
		int start = World.Watch.LOCALS;
		for (Rule rule : rules) {
			Watch watch = rule.getWatch();
			FrameSlots frame = FrameSlots.ofProcedure(List.of());
			List<Condition> kinds = new ArrayList<>();
			name(watch.getThing(), frame).ifPresent(kinds::add);
			name(watch.getGoal(), frame).ifPresent(kinds::add);
			start = add(lower(rule, kinds, frame.startingAt(start)), frame, lowered);
		}
		return lowered;
	}

	/** Makes known what a rule names of a change; the rule acts only where that is a piece of the kind it says. */
	private Optional<Condition> name(@Nullable Parameter named, FrameSlots frame) {
		if (named == null) {
			frame.take();
			return Optional.empty();
		}
		int source = pack.sources().of(named);
		int slot = frame.take(named);
		return pack.types().of(named.getType()) instanceof Type.PieceType(Kind kind)
				? Optional.of(new Condition.IsKind(source, new Value.Local(source, slot), false, pack.symbols().kind(kind, named)))
				: Optional.empty();
	}

	private World.Rule lower(Rule rule, List<Condition> kinds, FrameSlots frame) {
		EffectLowering effects = new EffectLowering(pack, frame);
		List<Condition> all = new ArrayList<>(kinds);
		if (rule.getCondition() != null) {
			all.add(effects.condition(rule.getCondition()));
		}
		Condition condition = all.stream().reduce((left, right) -> new Condition.And(right.source(), left, right))
				.<@Nullable Condition>map(both -> both).orElse(null);
		Effect effect = effects.lower(rule.getBody());
		Timing timing = switch (rule.getTiming()) {
			case BEFORE -> Timing.BEFORE;
			case AFTER -> Timing.AFTER;
			case INSTEAD -> Timing.INSTEAD;
		};
		return new World.Rule(timing, condition, effect, frame.size(), pack.sources().of(rule));
	}
}
