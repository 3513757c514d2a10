package org.hullwright.lang.rulestext;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.model.AdjustEffect;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.DoEffect;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.Expression;
import org.hullwright.model.GiveEffect;
import org.hullwright.model.Kind;
import org.hullwright.model.LetEffect;
import org.hullwright.model.NameReference;
import org.hullwright.model.NumberLiteral;
import org.hullwright.model.Parameter;
import org.hullwright.model.Procedure;
import org.hullwright.model.ProceedEffect;
import org.hullwright.model.Readable;
import org.hullwright.model.RepeatEffect;
import org.hullwright.model.ResolveEffect;
import org.hullwright.model.Rule;
import org.hullwright.model.SetEffect;
import org.hullwright.model.Variable;
import org.hullwright.model.types.Type;

/**
 * Says what the options of decisions do, to whoever is asked. Nothing is said of what would be told in words of the code alone: procedures
 * that have no words for players, what the rules remember for themselves, and values that were named before. Nor is what can be read on the
 * option already said again.
 */
final class OptionTexts {

	/** What is chosen, in the words of a text: the option calls it by its own name. */
	private static final Pattern CHOSEN = Pattern.compile("\\b[Tt]hat(?: [A-Z][\\p{L}-]*)+(?:’s)?");
	private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{N}]+");
	/** Words that tell nothing by themselves. */
	private static final Set<String> SMALL = Set.of("a", "an", "the", "1", "in", "into", "on", "onto", "at", "to", "of", "for", "from",
			"by", "and", "you", "your", "it", "its", "is", "are", "this", "that", "each", "s");
	/** From here on, words that begin alike are forms of one word: drop and dropped. */
	private static final int STEM = 4;

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
					List<Passage> passages = effects.of(option.getBody(), within).stream().filter(passage -> !asksAgain(passage)).toList();
					RulesText text = texts.of(passages, option);
					if (!isRead(text.plain(), choose, option)) {
						told.put(option, text);
					}
				}
			}
		}
		return told;
	}

	/** Whether the same question is asked once more, which is seen when it is. */
	private static boolean asksAgain(Passage passage) {
		return passage.source() instanceof DoEffect perform && perform.getProcedure() != null
				&& EcoreUtil.isAncestor(perform.getProcedure(), perform);
	}

	/** Whether the question and the option have all words of a text. */
	private static boolean isRead(String text, ChooseEffect choose, ChoiceOption option) {
		List<String> read = words(choose.getPrompt() + ' ' + option.getLabel());
		String other = option.getQuery() == null ? text : CHOSEN.matcher(text).replaceAll("");
		return words(other).stream().allMatch(word -> SMALL.contains(word) || read.stream().anyMatch(known -> isForm(word, known)));
	}

	private static List<String> words(String text) {
		return Arrays.stream(BETWEEN_WORDS.split(text.toLowerCase(Locale.ROOT))).filter(word -> !word.isEmpty()).toList();
	}

	private static boolean isForm(String word, String other) {
		return word.equals(other) || word.length() >= STEM && other.startsWith(word) || other.length() >= STEM && word.startsWith(other);
	}

	private Scope scope(ChooseEffect choose) {
		Map<Readable, String> known = new HashMap<>();
		for (EObject around = choose; around != null; around = around.eContainer()) {
			List<Parameter> parameters = parametersOf(around);
			parameters.forEach(parameter -> known.put(parameter, "the " + called(parameter, parameters, choose.getDecider())));
		}
		Scope scope = new Scope(known, "this");
		if (choose.getDeciders() != null) {
			return wording.queries().after(choose.getDeciders(), scope).with(choose.getDeciders(), English.YOU);
		}
		return choose.getDecider() instanceof NameReference name && name.getTarget() instanceof Readable decider
				? scope.with(decider, English.YOU)
				: scope;
	}

	/** Whoever is asked knows one of two Characters as "the other Character"; everything else has the words of its kind or its name. */
	private String called(Parameter parameter, List<Parameter> parameters, @Nullable Expression decider) {
		if (!(type(parameter) instanceof Type.PieceType(Kind kind))) {
			return English.words(parameter.getName());
		}
		boolean isOther = decider instanceof NameReference name && name.getTarget() instanceof Readable asked && asked != parameter
				&& type(asked).equals(type(parameter))
				&& parameters.stream().noneMatch(each -> each != parameter && each != asked && type(each).equals(type(parameter)));
		return isOther
				? "other " + wording.names().kind(kind)
				: parameter.getName().equals(kind.getName()) ? wording.names().kind(kind) : English.words(parameter.getName());
	}

	private Type type(Readable parameter) {
		return wording.types().of(parameter).present();
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
	private boolean isInWords(ChoiceOption option, Scope scope) {
		return EcoreUtil2.eAllContentsAsList(option.getBody()).stream().noneMatch(part -> isInCode(part, option, scope));
	}

	private boolean isInCode(EObject part, ChoiceOption option, Scope scope) {
		return switch (part) {
			case LetEffect let -> true;
			case GiveEffect give -> true;
			case SetEffect set -> true;
			case ResolveEffect resolve -> true;
			case ProceedEffect proceed -> true;
			case ChooseEffect choose -> true;
			case RepeatEffect repeat -> !(repeat.getTimes() instanceof NumberLiteral);
			case AdjustEffect adjust -> !(adjust.getAmount() instanceof NumberLiteral);
			case DoEffect perform -> perform.getProcedure() == null
					|| perform.getProcedure().getPhrase() == null && !EcoreUtil.isAncestor(perform.getProcedure(), perform);
			case NameReference name when name.getTarget() instanceof Parameter parameter -> type(parameter) instanceof Type.SortType;
			case NameReference name -> name.getTarget() instanceof Variable variable && !scope.known().containsKey(variable)
					&& !EcoreUtil.isAncestor(option, variable);
			default -> false;
		};
	}
}
