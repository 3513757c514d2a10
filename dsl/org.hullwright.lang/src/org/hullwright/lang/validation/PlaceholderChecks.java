package org.hullwright.lang.validation;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.messages.DidYouMean;
import org.hullwright.model.Callable;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.KindMember;
import org.hullwright.model.Phrased;
import org.hullwright.model.SayEffect;
import org.hullwright.model.types.Focus;

import com.google.inject.Inject;

/**
 * Names in braces inside of texts are known where the text is shown: variables, {@code it}, or whatever else the pack gives a name, which
 * stands for its title or icon.
 */
class PlaceholderChecks extends ConcernChecks {

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
	void isKnown(ChooseEffect choose) {
		areKnown(choose.getPrompt(), choose, HullPackage.Literals.CHOOSE_EFFECT__PROMPT, choose);
	}

	@Check
	void isKnown(ChoiceOption option) {
		areKnown(option.getLabel(), option, HullPackage.Literals.CHOICE_OPTION__LABEL, option.getBody());
	}

	/** What is said of a procedure or an effect speaks of its parameters, what is said of a member of a kind speaks of what it belongs to. */
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
	private void areKnown(String text, EObject owner, EAttribute attribute, EObject place) {
		if (text == null || place == null) {
			return;
		}
		PLACEHOLDER.matcher(text).results().map(found -> found.group(1)).filter(name -> !isKnown(name, place)).distinct()
				.forEach(name -> reportAt(IssueCode.PLACEHOLDER_UNKNOWN, owner, attribute, name, ""));
	}

	private boolean isKnown(String name, EObject place) {
		if (SUBJECTS.contains(name)) {
			return !(Focus.of(place) instanceof Focus.Nothing);
		}
		return packs.locals(place.eResource()).at(place).containsKey(name) || packs.names(place.eResource()).isKnown(name);
	}
}
