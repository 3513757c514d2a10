package org.hullwright.lang.mutation;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.hullwright.model.Declaration;
import org.hullwright.model.Experiment;
import org.hullwright.model.Goal;
import org.hullwright.model.HullFile;
import org.hullwright.model.Phase;
import org.hullwright.model.Procedure;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Test;
import org.hullwright.model.Translation;
import org.hullwright.model.Tryout;

/** Tells the rules of a pack from what is there to test and to judge them: tests, and the procedures and derived values that only they use. */
final class RuleDeclarations {

	private final Collection<Declaration> own = new LinkedHashSet<>();

	/** @param files of the pack itself */
	RuleDeclarations(List<HullFile> files) {
		files.forEach(file -> own.addAll(file.getDeclarations()));
	}

	/** The declarations that are rules. */
	Set<Declaration> all() {
		Set<Declaration> helpers = reachedFrom(own.stream().filter(RuleDeclarations::isAboutRules).toList());
		Set<Declaration> used = reachedFrom(own.stream().filter(declaration -> !isAboutRules(declaration) && !isHelper(declaration)).toList());
		Set<Declaration> rules = new HashSet<>(own);
		rules.removeIf(declaration -> isAboutRules(declaration) || isHelper(declaration) && helpers.contains(declaration) && !used.contains(declaration));
		return rules;
	}

	private static boolean isAboutRules(Declaration declaration) {
		return declaration instanceof Test || declaration instanceof Tryout || declaration instanceof Experiment || declaration instanceof Goal
				|| declaration instanceof Translation;
	}

	/** Whether this is something that only does or tells anything when it is used. */
	private static boolean isHelper(Declaration declaration) {
		return declaration instanceof Procedure && !(declaration instanceof Phase)
				|| declaration instanceof Property property && property.getNature() == PropertyNature.DERIVED;
	}

	private Set<Declaration> reachedFrom(List<Declaration> roots) {
		Set<Declaration> reached = new HashSet<>(roots);
		Deque<Declaration> open = new ArrayDeque<>(roots);
		while (!open.isEmpty()) {
			for (Iterator<EObject> parts = EcoreUtil.getAllContents(List.of(open.pop())); parts.hasNext();) {
				for (EObject mentioned : parts.next().eCrossReferences()) {
					if (mentioned instanceof Declaration declaration && own.contains(declaration) && reached.add(declaration)) {
						open.push(declaration);
					}
				}
			}
		}
		return reached;
	}
}
