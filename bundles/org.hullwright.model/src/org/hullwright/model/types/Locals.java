package org.hullwright.model.types;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.Block;
import org.hullwright.model.Callable;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.Component;
import org.hullwright.model.DrawEffect;
import org.hullwright.model.Effect;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.ForEachEffect;
import org.hullwright.model.Goal;
import org.hullwright.model.IfEffect;
import org.hullwright.model.LetEffect;
import org.hullwright.model.MoveEffect;
import org.hullwright.model.PlayerValue;
import org.hullwright.model.Procedure;
import org.hullwright.model.Query;
import org.hullwright.model.Rule;
import org.hullwright.model.StepChange;
import org.hullwright.model.Test;
import org.hullwright.model.Tryout;
import org.hullwright.model.TypeDeclaration;
import org.hullwright.model.Variable;

/**
 * Which variables are in sight at a place, inner ones hiding outer ones of the same name:
 * <ul>
 * <li>{@code let} from the next sentence to the end of its block; what a block of a test names also in the blocks behind it,</li>
 * <li>the thing a query looks at, in its condition and key and in the block and label performed for each,</li>
 * <li>each who decides at once with others, in all of the choice,</li>
 * <li>each for whom something is moved together, in what is moved and where to,</li>
 * <li>what a series of components goes through, in all of it,</li>
 * <li>what {@code if ... as} found and what {@code draw ... as} drew, in their first block,</li>
 * <li>the parameters of the procedure or effect slot that the text belongs to, that a rule watches, what a rule names of a change, what is
 * tried, or into which a step is inserted.</li>
 * </ul>
 */
public final class Locals {

	private final Kinds kinds;
	private final Map<Block, LetIndex> lets = new ConcurrentHashMap<>();

	/** @param kinds names the variables of queries that have no name of their own */
	public Locals(Kinds kinds) {
		this.kinds = kinds;
	}

	/** The variables in sight, by the name they are known by, the innermost first. */
	public SequencedMap<String, Variable> at(EObject place) {
		var visible = new LinkedHashMap<String, Variable>();
		inTextsOf(place).forEach(variable -> nameOf(variable).ifPresent(name -> visible.put(name, variable)));
		EObject child = place;
		for (EObject parent = child.eContainer(); parent != null; child = parent, parent = parent.eContainer()) {
			for (Variable variable : madeKnown(parent, child)) {
				nameOf(variable).ifPresent(name -> visible.putIfAbsent(name, variable));
			}
		}
		return visible;
	}

	/** The variable in sight that is known by a name, which is the one that {@link #at} has under it. */
	public Optional<Variable> find(String name, EObject place) {
		Optional<Variable> own = inTextsOf(place).stream().filter(variable -> nameOf(variable).filter(name::equals).isPresent())
				.findFirst();
		if (own.isPresent()) {
			return own;
		}
		EObject child = place;
		for (EObject parent = child.eContainer(); parent != null; child = parent, parent = parent.eContainer()) {
			Optional<? extends Variable> found = parent instanceof Block block && child instanceof Effect effect
					? lets.computeIfAbsent(block, LetIndex::new).lastBefore(effect, name)
					: madeKnown(parent, child).stream().filter(variable -> nameOf(variable).filter(name::equals).isPresent()).findFirst();
			if (found.isPresent()) {
				return Optional.of(found.get());
			}
		}
		return Optional.empty();
	}

	/**
	 * The name a variable is known by: its own, else that of the kind or the enumeration it goes through. A query for copies of a component
	 * uses the component's kind.
	 */
	public Optional<String> nameOf(Variable variable) {
		if (variable.getName() != null) {
			return Optional.of(variable.getName());
		}
		return variable instanceof Query query ? kinds.declarationOf(query.getSubject()).map(TypeDeclaration::getName) : Optional.empty();
	}

	/** What the texts of something itself know besides what is known where it stands. */
	private static List<Variable> inTextsOf(EObject place) {
		return switch (place) {
			case ChooseEffect choose -> found(choose.getDeciders());
			case Component component -> List.copyOf(component.getVariations());
			default -> List.of();
		};
	}

	/** What the parent makes known in one of its children, the innermost first. */
	private static Collection<? extends Variable> madeKnown(EObject parent, EObject child) {
		return switch (parent) {
			case Block block when child instanceof Effect effect -> namedBefore(effect, block);
			case Query query when QueryParts.isOfEach(child) -> List.of(query);
			case ForEachEffect loop when child == loop.getBody() -> found(loop.getQuery());
			case ChoiceOption option when child != option.getQuery() -> found(option.getQuery());
			case MoveEffect move when child != move.getGivers() -> found(move.getGivers());
			case ChooseEffect choose when child != choose.getDeciders() -> found(choose.getDeciders());
			case Component component when !(child instanceof Query) -> component.getVariations();
			case IfEffect condition when child == condition.getBody() -> List.of(condition);
			case DrawEffect draw when child == draw.getBody() -> List.of(draw);
			case EffectEntry entry when entry.getSlot() != null -> entry.getSlot().getParameters();
			case Rule rule when rule.getTrigger() != null -> rule.getTrigger().getParameters();
			case Rule rule when rule.getWatch() != null ->
				Stream.of(rule.getWatch().getThing(), rule.getWatch().getGoal()).filter(Objects::nonNull).toList();
			case Goal goal when goal.getHolder() != null -> List.of(goal.getHolder());
			case PlayerValue value when value.getHolder() != null -> List.of(value.getHolder());
			case Tryout tryout when tryout.getTried() != null -> List.of(tryout.getTried());
			case Test test -> namedInEarlierBlocks(test, child);
			case StepChange change -> parametersAround(change.getAnchor());
			case Callable callable -> callable.getParameters();
			default -> List.of();
		};
	}

	private static List<Variable> namedBefore(Effect effect, Block block) {
		var named = new ArrayList<Variable>();
		for (Effect earlier : block.getEffects()) {
			if (earlier == effect) {
				break;
			}
			if (earlier instanceof LetEffect let) {
				named.addFirst(let);
			}
		}
		return named;
	}

	/** What the blocks of a test name is known in those behind them. */
	private static List<Variable> namedInEarlierBlocks(Test test, EObject child) {
		var named = new ArrayList<Variable>();
		for (Block block : Stream.of(test.getGiven(), test.getWhen()).filter(Objects::nonNull).toList()) {
			if (block == child) {
				break;
			}
			block.getEffects().stream().filter(LetEffect.class::isInstance).map(LetEffect.class::cast).forEach(named::addFirst);
		}
		return named;
	}

	private static List<Variable> found(@Nullable Query query) {
		return query == null ? List.of() : List.of(query);
	}

	private static Collection<? extends Variable> parametersAround(EObject anchor) {
		for (EObject parent = anchor; parent != null; parent = parent.eContainer()) {
			if (parent instanceof Procedure procedure) {
				return procedure.getParameters();
			}
		}
		return List.of();
	}

	/** Whether a variable is what a series of components goes through. */
	public static boolean isVariation(Query query) {
		return query.eContainer() instanceof Component component && component.getVariations().contains(query);
	}
}
