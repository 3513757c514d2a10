package org.hullwright.lang.validation.expansion;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.index.VisiblePacks;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.ConcernChecks;
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

/**
 * Expansions that may be on together do not replace the same thing, unless somebody says which comes later. Reported at both; where both
 * belong to packs that only this one brings together, at what it requires.
 */
public class ClashChecks extends ConcernChecks {

	private static final Set<Extent> WHOLLY = EnumSet.of(Extent.WHOLE, Extent.REMOVED);

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
		Map<EObject, Integer> reported = new HashMap<>();
		for (Clash clash : Clash.among(expansions.all(), expansions)) {
			for (Replacement side : List.of(clash.earlier(), clash.later())) {
				if (side.place().eResource() == resource && reported.merge(side.place(), 1, Integer::sum) <= Clash.MOST) {
					reportHere(side, clash, expansions);
				}
			}
		}
	}

	/** Most files do not, and need not look at what all others say. */
	private static boolean saysSomethingOfExpansions(HullFile file) {
		return Expansions.expansionAround(file).isPresent() || file.getDeclarations().stream().anyMatch(ExpansionPart.class::isInstance);
	}

	private void reportHere(Replacement here, Clash clash, Expansions expansions) {
		Replacement there = here == clash.earlier() ? clash.later() : clash.earlier();
		String other = expansions.nameOf(there.by());
		report(IssueCode.EXPANSIONS_CLASH, here.place(), called(here.by(), expansions), called(there.by(), expansions),
				here.thing().words(),
				others(clash), "“expansion " + here.by().getName() + " after " + other + "” or “excludes " + other + "”");
	}

	private static String others(Clash clash) {
		return switch (clash.others()) {
			case 0 -> "";
			case 1 -> ", as does 1 other";
			default -> ", as do " + clash.others() + " others";
		};
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
		Map<Requirement, Integer> reported = new HashMap<>();
		for (Clash clash : Clash.among(expansions.all(), expansions)) {
			List<String> origins = Stream.of(clash.earlier(), clash.later()).map(side -> Expansions.packOf(side.place())).distinct()
					.toList();
			if (origins.size() == 2 && !origins.contains(pack.getName())) {
				reportWhereTheyMeet(clash, origins, pack, expansions, reported);
			}
		}
	}

	/** Packs of which one requires the other have met already. */
	private void reportWhereTheyMeet(Clash clash, List<String> origins, PackClause pack, Expansions expansions,
			Map<Requirement, Integer> reported) {
		VisiblePacks known = packs.packs(pack.eResource());
		boolean metBefore = pack.getRequirements().stream().anyMatch(requirement -> known.from(requirement.getPack()).containsAll(origins));
		for (Requirement requirement : pack.getRequirements()) {
			boolean brings = !metBefore && known.from(requirement.getPack()).stream().anyMatch(origins::contains);
			if (brings && reported.merge(requirement, 1, Integer::sum) <= Clash.MOST) {
				Expansion earlier = clash.earlier().by();
				Expansion later = clash.later().by();
				reportAt(IssueCode.EXPANSIONS_CLASH, requirement, HullPackage.Literals.REQUIREMENT__PACK, called(earlier, expansions),
						called(later, expansions), clash.earlier().thing().words(), others(clash),
						"“extend expansion " + expansions.nameOf(later) + " after " + expansions.nameOf(earlier) + " { }” or “excludes”");
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
			Set<Object> replaced = new HashSet<>();
			Replacements.of(expansion, expansions).stream().filter(replacement -> WHOLLY.contains(replacement.extent()))
					.filter(replacement -> !replaced.add(replacement.thing().key()))
					.filter(twice -> twice.place().eResource() == file.eResource())
					.forEach(twice -> report(IssueCode.CHANGED_TWICE, twice.place(), expansion.getName(), twice.thing().words()));
		}
	}
}
