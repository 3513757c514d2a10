package org.hullwright.lang.rulestext;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.model.AdjustEffect;
import org.hullwright.model.Block;
import org.hullwright.model.Effect;
import org.hullwright.model.IfEffect;
import org.hullwright.model.LetEffect;
import org.hullwright.model.NameReference;
import org.hullwright.model.PlaceEffect;
import org.hullwright.model.Quantifier;
import org.hullwright.model.Query;
import org.hullwright.model.RollExpression;
import org.hullwright.model.SayEffect;
import org.hullwright.model.SetEffect;

/** Says values that authors give a name: rolls and counts as people at a table speak of them. */
final class NamedValues {

	private final Wording wording;

	NamedValues(Wording wording) {
		this.wording = wording;
	}

	/** "roll the Luck die", "count the Ghosts in the Attic to get the number of ghosts". */
	String named(LetEffect let, Scope scope) {
		if (isOnlyRoll(let)) {
			return "roll " + die(let, scope);
		}
		if (isCountCalledAfterThings(let)) {
			return "count the " + wording.queries().subject((Query) let.getValue(), scope).several() + " to get " + again(let, scope);
		}
		return "let " + again(let, scope) + " be " + wording.nouns().of(let.getValue(), scope);
	}

	/** The die that an effect rolls, in words; empty text where it rolls none that can stand for what it shows. */
	String rolled(Effect effect, Scope scope) {
		return effect instanceof LetEffect let && isOnlyRoll(let) ? die(let, scope) : "";
	}

	/** What the value is called in what follows. */
	String again(LetEffect let, Scope scope) {
		String name = English.words(let.getName());
		return isOnlyRoll(let)
				? die(let, scope)
				: isInlined(let)
						? wording.nouns().of(let.getValue(), scope)
						: isCountCalledAfterThings(let) ? "the number of " + name : "the " + name;
	}

	private String die(LetEffect let, Scope scope) {
		return wording.nouns().of(((RollExpression) let.getValue()).getDie(), scope);
	}

	/** Whether the die itself can stand for what it shows: it is named, and no second roll of it could be meant. */
	private static boolean isOnlyRoll(LetEffect let) {
		return let.getValue() instanceof RollExpression roll && roll.getDie() instanceof NameReference die
				&& EcoreUtil2.eAllOfType(outermost(let), RollExpression.class).stream()
						.filter(other -> other.getDie() instanceof NameReference again && again.getTarget() == die.getTarget())
						.count() == 1;
	}

	/** All that is done together. */
	private static EObject outermost(LetEffect let) {
		EObject outermost = let;
		for (EObject around = let.eContainer(); around != null; around = around.eContainer()) {
			outermost = around instanceof Block ? around : outermost;
		}
		return outermost;
	}

	private static boolean isCountCalledAfterThings(LetEffect let) {
		return isCount(let) && !isInlined(let) && English.areSeveral(English.words(let.getName()));
	}

	private static boolean isCount(LetEffect let) {
		return let.getValue() instanceof Query query && query.getQuantifier() == Quantifier.NUMBER_OF;
	}

	/** Whether a count is said right where it is used: once, in what comes next, before that changes anything. */
	static boolean isInlined(Effect effect) {
		if (!(effect instanceof LetEffect let) || !isCount(let) || !(let.eContainer() instanceof Block block)) {
			return false;
		}
		List<NameReference> uses = EcoreUtil2.eAllOfType(block, NameReference.class).stream().filter(name -> name.getTarget() == let)
				.toList();
		EObject looked = looked(next(let, block));
		return looked != null && uses.size() == 1 && EcoreUtil2.eAllOfType(looked, NameReference.class).contains(uses.getFirst())
				&& EcoreUtil2.getContainerOfType(uses.getFirst(), Query.class) == null;
	}

	private static @Nullable Effect next(LetEffect let, Block block) {
		return block.getEffects().stream().skip(block.getEffects().indexOf(let) + 1L).filter(effect -> !(effect instanceof SayEffect))
				.findFirst().orElse(null);
	}

	/** What an effect looks at before it does anything. */
	private static @Nullable EObject looked(@Nullable Effect effect) {
		return switch (effect) {
			case IfEffect condition -> condition.getCondition();
			case PlaceEffect place -> place.getCount();
			case SetEffect set -> set.getValue();
			case AdjustEffect adjust -> adjust.getAmount();
			case null, default -> null;
		};
	}
}
