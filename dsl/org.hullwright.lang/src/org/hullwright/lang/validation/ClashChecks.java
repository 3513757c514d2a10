package org.hullwright.lang.validation;

import java.util.List;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.index.VisiblePacks;
import org.hullwright.model.Expansion;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.PackClause;
import org.hullwright.model.Requirement;
import org.hullwright.model.expansions.Clash;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.expansions.Replacement;
import org.hullwright.model.expansions.Replacement.Extent;
import org.hullwright.model.expansions.Replacements;

import com.google.inject.Inject;

/**
 * Expansions that may be on together do not replace the same thing, unless somebody says which comes later. Reported at both; where both
 * belong to packs that only this one brings together, at what it requires.
 */
class ClashChecks extends ConcernChecks {

	private final PackContext packs;

	@Inject
	ClashChecks(PackContext packs) {
		this.packs = packs;
	}

	@Check
	void sparesWhatOthersReplace(HullFile file) {
		if (!saysSomethingOfExpansions(file)) {
			return;
		}
		Resource resource = file.eResource();
		Expansions expansions = packs.expansions(resource);
		for (Clash clash : Clash.among(expansions.all(), expansions)) {
			reportIfHere(clash.earlier(), clash.later(), expansions, resource);
			reportIfHere(clash.later(), clash.earlier(), expansions, resource);
		}
	}

	/** Most files do not, and need not look at what all others say. */
	private static boolean saysSomethingOfExpansions(HullFile file) {
		return Expansions.expansionAround(file).isPresent() || file.getDeclarations().stream().anyMatch(ExpansionPart.class::isInstance);
	}

	private void reportIfHere(Replacement here, Replacement there, Expansions expansions, Resource resource) {
		if (here.place().eResource() == resource) {
			report(IssueCode.EXPANSIONS_CLASH, here.place(), values(here, there, expansions,
					"`expansion " + here.by().getName() + " after " + expansions.nameOf(there.by()) + "` or `excludes "
							+ expansions.nameOf(there.by()) + "`"));
		}
	}

	private static Object[] values(Replacement one, Replacement other, Expansions expansions, String way) {
		return new Object[] { called(one.by(), expansions), called(other.by(), expansions), one.thing().words(), way };
	}

	private static String called(Expansion expansion, Expansions expansions) {
		return expansions.nameOf(expansion) + " of the pack " + Expansions.packOf(expansion);
	}

	@Check
	void bringsNothingTogetherThatClashes(PackClause pack) {
		if (!pack.isManifest() || pack.getName() == null || pack.getRequirements().size() < 2) {
			return;
		}
		Expansions expansions = packs.expansions(pack.eResource());
		for (Clash clash : Clash.among(expansions.all(), expansions)) {
			List<String> origins = Stream.of(clash.earlier(), clash.later()).map(side -> Expansions.packOf(side.place())).distinct().toList();
			if (origins.size() == 2 && !origins.contains(pack.getName())) {
				reportWhereTheyMeet(clash, origins, pack, expansions);
			}
		}
	}

	/** Packs of which one requires the other have met already. */
	private void reportWhereTheyMeet(Clash clash, List<String> origins, PackClause pack, Expansions expansions) {
		VisiblePacks known = packs.packs(pack.eResource());
		boolean metBefore = pack.getRequirements().stream().anyMatch(requirement -> known.from(requirement.getPack()).containsAll(origins));
		for (Requirement requirement : pack.getRequirements()) {
			if (!metBefore && known.from(requirement.getPack()).stream().anyMatch(origins::contains)) {
				reportAt(IssueCode.EXPANSIONS_CLASH, requirement, HullPackage.Literals.REQUIREMENT__PACK, values(clash.earlier(), clash.later(), expansions,
						"`extend expansion " + expansions.nameOf(clash.later().by()) + " after " + expansions.nameOf(clash.earlier().by()) + " { }` or `excludes`"));
			}
		}
	}

	@Check
	void replacesEverythingOnce(HullFile file) {
		if (!saysSomethingOfExpansions(file)) {
			return;
		}
		Expansions expansions = packs.expansions(file.eResource());
		for (Expansion expansion : expansions.all()) {
			List<Replacement> replacements = Replacements.of(expansion, expansions);
			for (int one = 0; one < replacements.size(); one++) {
				Replacement later = replacements.get(one);
				boolean twice = later.extent() == Extent.WHOLE && replacements.subList(0, one).stream()
						.anyMatch(earlier -> earlier.extent() == Extent.WHOLE && earlier.thing().isSameAs(later.thing()));
				if (twice && later.place().eResource() == file.eResource()) {
					report(IssueCode.CHANGED_TWICE, later.place(), expansion.getName(), later.thing().words());
				}
			}
		}
	}
}
