package org.hullwright.lang.ide.refactoring;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.EndGameEffect;
import org.hullwright.model.HullPackage;
import org.hullwright.model.SayEffect;

/** The names in braces that begin the gaps of texts: {@code actor} in {@code {actor's health}}. */
final class PlaceholderNames {

	private static final Pattern GAP = Pattern.compile("\\{([A-Za-z_][A-Za-z_0-9]*)(?=[^{}]*\\})");

	private PlaceholderNames() {}

	/**
	 * A name in a text.
	 *
	 * @param name as it is written
	 * @param range where it stands in the file
	 * @param place where the variables must be in sight that it may mean
	 */
	record Gap(String name, TextRange range, EObject place) {}

	/** All names in the texts of a part. */
	static List<Gap> gapsIn(EObject part) {
		var found = new ArrayList<Gap>();
		parts(part).forEach(object -> {
			switch (object) {
				case SayEffect say -> read(say, HullPackage.Literals.SAY_EFFECT__TEXT, say, found);
				case EndGameEffect end -> read(end, HullPackage.Literals.END_GAME_EFFECT__REASON, end, found);
				case ChooseEffect choose -> read(choose, HullPackage.Literals.CHOOSE_EFFECT__PROMPT, choose, found);
				case ChoiceOption option when option.getBody() != null ->
					read(option, HullPackage.Literals.CHOICE_OPTION__LABEL, option.getBody(), found);
				default -> { /* shows no text with names in it */ }
			}
		});
		return found;
	}

	/** A part and all that is in it. */
	static Stream<EObject> parts(EObject part) {
		return Stream.concat(Stream.of(part),
				StreamSupport.stream(((Iterable<EObject>) () -> EcoreUtil.getAllContents(part, false)).spliterator(), false));
	}

	private static void read(EObject owner, EAttribute text, EObject place, List<Gap> found) {
		Parts.rangeOf(owner, text).ifPresent(range -> GAP.matcher(Parts.written(Parts.fileOf(owner), range)).results()
				.forEach(gap -> found
						.add(new Gap(gap.group(1), new TextRange(range.offset() + gap.start(1), gap.group(1).length()), place))));
	}
}
