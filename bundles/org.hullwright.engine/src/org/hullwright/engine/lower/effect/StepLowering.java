package org.hullwright.engine.lower.effect;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.lower.expression.Expressions;
import org.hullwright.engine.tree.Effect;
import org.hullwright.model.Block;
import org.hullwright.model.Change;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.Placement;
import org.hullwright.model.Step;
import org.hullwright.model.StepChange;
import org.hullwright.model.StepMove;

/** Lowers what expansions change where it stands: steps, and what components say in effect slots. */
final class StepLowering {

	private final Pack pack;
	private final Expressions expressions;
	private final Function<Block, Effect> bodies;
	private final Deque<Supplier<Effect>> replaced = new ArrayDeque<>();

	/** @param bodies lowers what stands in steps */
	StepLowering(Pack pack, Expressions expressions, Function<Block, Effect> bodies) {
		this.pack = pack;
		this.expressions = expressions;
		this.bodies = bodies;
	}

	/** What a component says in an effect slot; `proceed` performs what it said before an expansion changed it. */
	Effect lower(EffectEntry entry) {
		return inPlaceOf(
				() -> pack.switchedOn().before(entry).map(this::guarded).orElseGet(() -> new Effect.Block(source(entry), List.of())),
				() -> bodies.apply(entry.getBody()));
	}

	private Effect guarded(EffectEntry entry) {
		Effect effect = lower(entry);
		return entry.getGuard() == null
				? effect
				: new Effect.If(source(entry), expressions.conditions().lower(entry.getGuard()), effect, null);
	}

	/** A step where it stands; an expansion may have moved it away. */
	Effect lower(Step step) {
		return pack.switchedOn().moveOf(step).isPresent() ? new Effect.Block(source(step), List.of()) : surrounded(step);
	}

	/** A step with what expansions put before and after it and in its place, the last one outermost. */
	private Effect surrounded(Step step) {
		return pack.nesting().within(step, () -> withChanges(step));
	}

	private Effect withChanges(Step step) {
		List<Effect> effects = new ArrayList<>();
		beside(step, Placement.BEFORE, effects);
		List<Change> replacing = pack.switchedOn().replacementsOf(step);
		effects.add(replaced(step, replacing, replacing.size()));
		beside(step, Placement.AFTER, effects);
		return effects.size() == 1 ? effects.getFirst() : new Effect.Block(source(step), effects);
	}

	private void beside(Step step, Placement placement, List<Effect> effects) {
		for (Change change : pack.switchedOn().besides(step, placement)) {
			effects.add(change instanceof StepMove move ? moved(move) : lower(((StepChange) change).getStep()));
		}
	}

	private Effect moved(StepMove move) {
		if (pack.switchedOn().moveOf(move.getAnchor()).isPresent()) {
			throw pack.sources().refuse(move, "the step " + move.getAnchor().getName() + " is moved itself");
		}
		return surrounded(move.getStep());
	}

	/** A step as the first so many changes leave it. */
	private Effect replaced(Step step, List<Change> changes, int count) {
		if (count == 0) {
			return new Effect.Step(source(step), step.getName(), pack.titleOf(step, step.getTitle()), bodies.apply(step.getBody()));
		}
		return changes.get(count - 1) instanceof StepChange change
				? inPlaceOf(() -> replaced(step, changes, count - 1), () -> lower(change.getStep()))
				: new Effect.Block(source(step), List.of());
	}

	/** Lowers something in which `proceed` performs something else. */
	private Effect inPlaceOf(Supplier<Effect> original, Supplier<Effect> instead) {
		replaced.push(original);
		Effect effect = instead.get();
		replaced.pop();
		return effect;
	}

	/** What `proceed` performs where something stands in the place of something else; empty where nothing does. */
	Optional<Effect> original(EObject proceed) {
		if (replaced.isEmpty()) {
			return Optional.empty();
		}
		pack.nesting().repeat(proceed);
		Supplier<Effect> original = replaced.pop();
		Effect effect = original.get();
		replaced.push(original);
		return Optional.of(effect);
	}

	private int source(EObject object) {
		return pack.sources().of(object);
	}
}
