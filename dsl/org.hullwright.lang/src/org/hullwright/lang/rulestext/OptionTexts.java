package org.hullwright.lang.rulestext;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.DoEffect;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.GiveEffect;
import org.hullwright.model.HullFile;
import org.hullwright.model.LetEffect;
import org.hullwright.model.NameReference;
import org.hullwright.model.Parameter;
import org.hullwright.model.Procedure;
import org.hullwright.model.ProceedEffect;
import org.hullwright.model.Property;
import org.hullwright.model.Readable;
import org.hullwright.model.Rule;
import org.hullwright.model.SetEffect;
import org.hullwright.model.TruthLiteral;
import org.hullwright.model.Variable;

/**
 * Says what the options of decisions do, to whoever is asked. Nothing is said of what would be told in words of the code alone: procedures
 * and switches that have no words for players, and values that were named before.
 */
final class OptionTexts {

	private final Wording wording;
	private final Effects effects;
	private final RulesTexts texts;

	OptionTexts(Wording wording) {
		this.wording = wording;
		this.effects = new Effects(wording);
		this.texts = new RulesTexts(wording);
	}

	/** What is offered by a choice of several options, option by option; a choice of one of several things tells that by its question. */
	Map<ChoiceOption, RulesText> of(ChooseEffect choose) {
		Map<ChoiceOption, RulesText> told = new HashMap<>();
		if (choose.getOptions().size() > 1) {
			Scope scope = scope(choose);
			for (ChoiceOption option : choose.getOptions()) {
				if (option.getBody() != null && isInWords(option, scope)) {
					Scope within = option.getQuery() == null ? scope : wording.queries().after(option.getQuery(), scope);
					told.put(option, texts.of(effects.of(option.getBody(), within), option));
				}
			}
		}
		return told;
	}

	private Scope scope(ChooseEffect choose) {
		Map<Readable, String> known = new HashMap<>();
		for (EObject around = choose; around != null; around = around.eContainer()) {
			parametersOf(around).forEach(parameter -> known.put(parameter, "the " + English.words(parameter.getName())));
		}
		Scope scope = new Scope(known, "this");
		if (choose.getDeciders() != null) {
			return wording.queries().after(choose.getDeciders(), scope).with(choose.getDeciders(), English.YOU);
		}
		return choose.getDecider() instanceof NameReference name && name.getTarget() instanceof Readable decider
				? scope.with(decider, English.YOU)
				: scope;
	}

	private static List<Parameter> parametersOf(EObject around) {
		return switch (around) {
			case Procedure procedure -> procedure.getParameters();
			case EffectEntry entry when entry.getSlot() != null -> entry.getSlot().getParameters();
			case Rule rule when rule.getTrigger() != null -> rule.getTrigger().getParameters();
			default -> List.of();
		};
	}

	/** Whether all that an option does can be said in words that are meant for players. */
	private static boolean isInWords(ChoiceOption option, Scope scope) {
		return !goesOn(option) && EcoreUtil2.eAllContentsAsList(option.getBody()).stream().noneMatch(part -> isInCode(part, option, scope));
	}

	/** Whether it does nothing but what would have been done without the choice. */
	private static boolean goesOn(ChoiceOption option) {
		return option.getBody().getEffects().stream().allMatch(ProceedEffect.class::isInstance);
	}

	private static boolean isInCode(EObject part, ChoiceOption option, Scope scope) {
		return switch (part) {
			case LetEffect let -> true;
			case GiveEffect give -> true;
			case DoEffect perform -> perform.getProcedure() == null || perform.getProcedure().getPhrase() == null;
			case SetEffect set -> set.getTarget() instanceof NameReference name && isSwitch(name.getTarget());
			case NameReference name -> name.getTarget() instanceof Variable variable && !scope.known().containsKey(variable)
					&& !EcoreUtil.isAncestor(option, variable);
			default -> false;
		};
	}

	/** A truth of the whole game that has no words: something the rules remember for themselves. */
	private static boolean isSwitch(EObject target) {
		return target instanceof Property property && property.eContainer() instanceof HullFile && property.getPhrase() == null
				&& property.getValue() instanceof TruthLiteral;
	}
}
