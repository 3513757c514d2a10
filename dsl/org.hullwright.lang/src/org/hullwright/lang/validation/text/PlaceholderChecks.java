package org.hullwright.lang.validation.text;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.naming.DidYouMean;
import org.hullwright.lang.validation.concern.ConcernChecks;
import org.hullwright.model.Callable;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.Component;
import org.hullwright.model.EndGameEffect;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.KindMember;
import org.hullwright.model.Phrased;
import org.hullwright.model.Readable;
import org.hullwright.model.SayEffect;
import org.hullwright.model.ShownText;
import org.hullwright.model.TextLiteral;
import org.hullwright.model.Variable;
import org.hullwright.model.series.Series;
import org.hullwright.model.types.Focus;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;

/**
 * Names in braces inside of texts are known where the text is shown: variables, {@code it}, or whatever else the pack gives a name, which
 * stands for its title or icon.
 */
public class PlaceholderChecks extends ConcernChecks {

	/** Possessive, so that no text is long enough to exhaust the stack. */
	private static final Pattern SHOWN = Pattern.compile("\\{([A-Za-z_][A-Za-z_0-9.]*)((?:'s\\s+[A-Za-z_]\\w*+)*+|\\s+[A-Za-z_]\\w*)\\}");
	private static final Pattern MEMBER = Pattern.compile("\\s([A-Za-z_]\\w*)");
	private static final Pattern GAP = Pattern.compile("\\{[^{}]*\\}?|\\}");
	private static final Pattern PLACEHOLDER = Pattern.compile("\\{([A-Za-z_][A-Za-z_0-9.]*)[^{}]*\\}");
	private static final Set<String> SUBJECTS = Set.of("it", "its", "this");
	private static final String IT = "it";

	private final PackContext packs;

	@Inject
	PlaceholderChecks(PackContext packs) {
		this.packs = packs;
	}

	@Check
	void isKnown(SayEffect say) {
		areKnown(say.getText(), say, HullPackage.Literals.SAY_EFFECT__TEXT, say);
	}

	@Check
	void isKnown(EndGameEffect end) {
		areKnown(end.getReason(), end, HullPackage.Literals.END_GAME_EFFECT__REASON, end);
	}

	@Check
	void isKnown(ChooseEffect choose) {
		areKnown(choose.getPrompt(), choose, HullPackage.Literals.CHOOSE_EFFECT__PROMPT, choose);
	}

	/** Only the title of a series has names in it. */
	@Check
	void isKnown(Component component) {
		if (Series.isSeries(component)) {
			areKnown(component.getTitle(), component, HullPackage.Literals.COMPONENT__TITLE, component);
		}
	}

	@Check
	void isKnown(ChoiceOption option) {
		areKnown(option.getLabel(), option, HullPackage.Literals.CHOICE_OPTION__LABEL, option.getBody());
	}

	/** A text that is a value is never filled in. */
	@Check
	void isConstant(TextLiteral literal) {
		String text = literal.getValue();
		if (text != null) {
			GAP.matcher(text).results().map(MatchResult::group).filter(gap -> {
				Matcher shown = SHOWN.matcher(gap);
				return shown.matches() && isKnown(shown.group(1), literal);
			}).findFirst().ifPresent(gap -> report(IssueCode.PLACEHOLDER_IN_CONSTANT, literal, gap, gap));
		}
	}

	/**
	 * What is said of a procedure or an effect speaks of its parameters, what is said of a member of a kind speaks of what it belongs to.
	 */
	@Check
	void isKnown(Phrased phrased) {
		if (phrased.getPhrase() == null) {
			return;
		}
		Set<String> known = new HashSet<>();
		if (phrased instanceof KindMember member && !(member.eContainer() instanceof HullFile)) {
			known.add(IT);
		}
		if (phrased instanceof Callable callable) {
			callable.getParameters().forEach(parameter -> known.add(parameter.getName()));
		}
		PLACEHOLDER.matcher(phrased.getPhrase()).results().map(found -> found.group(1)).filter(name -> !known.contains(name)).distinct()
				.forEach(name -> reportAt(IssueCode.PLACEHOLDER_UNKNOWN, phrased, HullPackage.Literals.PHRASED__PHRASE, name,
						DidYouMean.closest(name, known.stream()).map(" Did you mean %s?"::formatted).orElse("")));
	}

	/** @param place where the variables must be in sight */
	private void areKnown(@Nullable String text, EObject owner, EAttribute attribute, @Nullable EObject place) {
		if (text == null || place == null) {
			return;
		}
		Set<String> told = new HashSet<>();
		GAP.matcher(text).results().map(MatchResult::group).filter(told::add).forEach(gap -> {
			Matcher shown = SHOWN.matcher(gap);
			if (owner instanceof ShownText showing && isExpression(gap, showing)) {
				return;
			}
			if (!shown.matches()) {
				reportAt(IssueCode.PLACEHOLDER_MALFORMED, owner, attribute, gap);
			} else if (!isKnown(shown.group(1), place)) {
				if (told.add(shown.group(1))) {
					reportAt(IssueCode.PLACEHOLDER_UNKNOWN, owner, attribute, shown.group(1), suggestion(shown.group(1), place));
				}
			} else {
				unknownMember(shown.group(1), shown.group(2), place)
						.ifPresent(member -> reportAt(IssueCode.PLACEHOLDER_UNKNOWN, owner, attribute, member, ""));
			}
		});
	}

	/** Whether it was read as an expression, which is checked like any other. */
	private static boolean isExpression(String gap, ShownText shown) {
		return shown.getPlaceholders().stream().anyMatch(placeholder -> gap.equals('{' + placeholder.getWritten() + '}'));
	}

	/** Only variables: of all the names of the pack, some are like any word. */
	private String suggestion(String name, EObject place) {
		return DidYouMean.closest(name, packs.locals(place.eResource()).at(place).keySet().stream()).map(" Did you mean %s?"::formatted)
				.orElse("");
	}

	/** The first member in a gap that what stands before it does not have. */
	private Optional<String> unknownMember(String name, String members, EObject place) {
		TypeInference types = packs.types(place.eResource());
		Type owner = typeOf(name, place, types);
		Matcher member = MEMBER.matcher(members);
		while (member.find() && !owner.isUnknown()) {
			Optional<KindMember> found = types.members().find(owner, member.group(1));
			if (found.isEmpty()) {
				return Optional.of(member.group(1));
			}
			owner = types.ofMember(owner, found.get());
		}
		return Optional.empty();
	}

	private Type typeOf(String name, EObject place, TypeInference types) {
		Optional<Variable> variable = packs.locals(place.eResource()).find(name, place);
		if (variable.isPresent()) {
			return types.of(variable.get());
		}
		return switch (name) {
			case "it", "its" -> types.ofIt(place);
			case "this" -> types.ofOwner(place);
			default -> packs.names(place.eResource()).find(name, HullPackage.Literals.READABLE)
					.map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), place.eResource().getResourceSet()))
					.filter(Readable.class::isInstance)
					.map(found -> types.of((Readable) found)).orElse(Type.UNKNOWN);
		};
	}

	private boolean isKnown(String name, EObject place) {
		if (SUBJECTS.contains(name)) {
			return !(Focus.of(place) instanceof Focus.Nothing);
		}
		return packs.locals(place.eResource()).find(name, place).isPresent() || packs.names(place.eResource()).isKnown(name);
	}
}
