package org.hullwright.lang.mutation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.model.Chapter;
import org.hullwright.model.ChapterExtension;
import org.hullwright.model.Declaration;
import org.hullwright.model.DefinitionChange;
import org.hullwright.model.Experiment;
import org.hullwright.model.Goal;
import org.hullwright.model.HullFile;
import org.hullwright.model.KindExtension;
import org.hullwright.model.Phase;
import org.hullwright.model.Placeholder;
import org.hullwright.model.Procedure;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Rule;
import org.hullwright.model.SayEffect;
import org.hullwright.model.Test;
import org.hullwright.model.Translation;
import org.hullwright.model.Tryout;

/**
 * Tells the rules of a pack from what is there to test and to judge them: tests, tryouts, experiments and goals, with the procedures and
 * derived values that are reached from these only and stand in files of their own, and with what changes those.
 */
final class RuleElements {

	private final Set<EObject> parts = new LinkedHashSet<>();
	/** By procedures and derived values: what is said instead of them, or besides. */
	private final Map<EObject, List<EObject>> additions = new HashMap<>();
	private final Set<EObject> helpers;
	private final Set<EObject> used;

	/** @param files of the pack and of those it requires */
	RuleElements(List<HullFile> files) {
		files.forEach(this::addParts);
		helpers = reachedFrom(parts.stream().filter(RuleElements::isAboutRules).toList());
		used = reachedFrom(parts.stream().filter(part -> !isAboutRules(part) && !isUsedOnly(part) && changed(part) == null).toList());
	}

	private void addParts(HullFile file) {
		for (Declaration declaration : file.getDeclarations()) {
			parts.add(declaration);
			EObject changed = changed(declaration);
			if (changed != null) {
				additions.computeIfAbsent(changed, any -> new ArrayList<>()).add(declaration);
			}
			declaration.eAllContents().forEachRemaining(part -> {
				if (isUsedOnly(part)) {
					parts.add(part);
				}
			});
		}
	}

	/**
	 * The elements of a declaration that are rules, it itself among them; what is only told is none.
	 *
	 * @param own whether the pack itself declares it. Of what it requires, nothing counts that no rule of this game uses, as it is there
	 * for other games or for tests.
	 */
	List<EObject> in(Declaration declaration, boolean own) {
		List<EObject> rules = new ArrayList<>();
		if (!isAboutRules(declaration) && !isHelper(declaration, own)) {
			rules.add(declaration);
			for (TreeIterator<EObject> parts = declaration.eAllContents(); parts.hasNext();) {
				EObject part = parts.next();
				if (part instanceof SayEffect || part instanceof Placeholder || isHelper(part, own)) {
					parts.prune();
				} else {
					rules.add(part);
				}
			}
		}
		return rules;
	}

	private boolean isHelper(EObject part, boolean own) {
		EObject changed = changed(part);
		return changed != null
				? isHelper(changed, own)
				: isUsedOnly(part) && !used.contains(part) && (!own || helpers.contains(part) && !standsAmongRules(part));
	}

	/**
	 * Whether the file also declares what counts without being used, so that the part is more likely to be meant for others than for tests.
	 */
	private boolean standsAmongRules(EObject part) {
		HullFile file = EcoreUtil2.getContainerOfType(part, HullFile.class);
		return file.getDeclarations().stream()
				.anyMatch(declaration -> !isAboutRules(declaration) && !isUsedOnly(declaration) && !onlyDerives(declaration)
						&& !(changed(declaration) instanceof EObject changed && helpers.contains(changed) && !used.contains(changed)));
	}

	private static boolean onlyDerives(Declaration declaration) {
		return declaration instanceof KindExtension extension && extension.getMembers().stream().allMatch(RuleElements::isUsedOnly);
	}

	private static boolean isAboutRules(EObject part) {
		return part instanceof Test || part instanceof Tryout || part instanceof Experiment || part instanceof Goal
				|| part instanceof Translation || part instanceof Chapter || part instanceof ChapterExtension;
	}

	/** Whether this is something that does or tells nothing until it is used. */
	private static boolean isUsedOnly(EObject part) {
		return part instanceof Procedure && !(part instanceof Phase)
				|| part instanceof Property property && property.getNature() == PropertyNature.DERIVED;
	}

	/** The procedure or derived value that a declaration says something instead of, or besides; null when it says something else. */
	private static @Nullable EObject changed(EObject declaration) {
		EObject changed = switch (declaration) {
			case Rule rule -> rule.getTrigger();
			case DefinitionChange change -> change.getProperty();
			default -> null;
		};
		return changed != null && isUsedOnly(changed) ? changed : null;
	}

	private Set<EObject> reachedFrom(Collection<EObject> roots) {
		Set<EObject> reached = new HashSet<>(roots);
		Deque<EObject> open = new ArrayDeque<>(roots);
		while (!open.isEmpty()) {
			EObject element = open.pop();
			additions.getOrDefault(element, List.of()).stream().filter(reached::add).forEach(open::push);
			followLinks(element, reached, open);
			for (TreeIterator<EObject> parts = element.eAllContents(); parts.hasNext();) {
				EObject part = parts.next();
				if (isUsedOnly(part)) {
					parts.prune();
				} else {
					followLinks(part, reached, open);
				}
			}
		}
		return reached;
	}

	private void followLinks(EObject part, Set<EObject> reached, Deque<EObject> open) {
		for (EObject mentioned : part.eCrossReferences()) {
			if (parts.contains(mentioned) && reached.add(mentioned)) {
				open.push(mentioned);
			}
		}
	}
}
