package org.hullwright.lang.index;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.hullwright.model.Declaration;
import org.hullwright.model.Experiment;
import org.hullwright.model.HullFile;
import org.hullwright.model.Procedure;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Scenario;
import org.hullwright.model.Test;
import org.hullwright.model.Translation;
import org.hullwright.model.Tryout;

/**
 * All texts that may be performed or computed in a game: the transitive closure of what its rules call. Procedures and derived values that
 * only tests use are none, while those that nobody uses yet are meant for others; tests, experiments and scenarios say by themselves what
 * is on, and tryouts are no part of the rules.
 */
public final class HeardTexts {

	private final Predicate<EObject> isLeftOut;
	private final Set<EObject> heard = Collections.newSetFromMap(new IdentityHashMap<>());
	private final Deque<EObject> open = new ArrayDeque<>();

	/**
	 * @param files all that a game is made of
	 * @param isLeftOut whether a text, with all in it, is not heard
	 */
	public HeardTexts(List<HullFile> files, Predicate<EObject> isLeftOut) {
		this.isLeftOut = isLeftOut;
		Set<EObject> used = Collections.newSetFromMap(new IdentityHashMap<>());
		Set<EObject> usable = Collections.newSetFromMap(new IdentityHashMap<>());
		for (HullFile file : files) {
			file.eAllContents().forEachRemaining(part -> {
				part.eCrossReferences().stream().filter(HeardTexts::isUsedOnly).forEach(used::add);
				if (isUsedOnly(part)) {
					usable.add(part);
				}
			});
			file.getDeclarations().stream().filter(declaration -> !isAboutGames(declaration) && !isUsedOnly(declaration))
					.forEach(open::push);
		}
		usable.stream().filter(part -> !used.contains(part)).forEach(open::push);
		while (!open.isEmpty()) {
			listen(open.pop());
		}
	}

	/** Whether this may be performed or computed. */
	public boolean contains(EObject text) {
		return heard.contains(text);
	}

	private static boolean isAboutGames(Declaration declaration) {
		return declaration instanceof Test || declaration instanceof Experiment || declaration instanceof Scenario
				|| declaration instanceof Translation || declaration instanceof Tryout;
	}

	private static boolean isUsedOnly(EObject part) {
		return part instanceof Procedure
				|| part instanceof Property property && property.getNature() == PropertyNature.DERIVED;
	}

	private void listen(EObject text) {
		if (isLeftOut.test(text) || !heard.add(text)) {
			return;
		}
		text.eCrossReferences().stream().filter(HeardTexts::isUsedOnly).forEach(open::push);
		for (TreeIterator<EObject> parts = text.eAllContents(); parts.hasNext();) {
			EObject part = parts.next();
			if (isUsedOnly(part) || isLeftOut.test(part)) {
				parts.prune();
			} else {
				heard.add(part);
				part.eCrossReferences().stream().filter(HeardTexts::isUsedOnly).forEach(open::push);
			}
		}
	}
}
