package org.hullwright.lang.validation.structure;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.index.HullIndexing;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.index.VisiblePacks;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.lang.validation.concern.ConcernChecks;
import org.hullwright.model.Game;
import org.hullwright.model.HullPackage;
import org.hullwright.model.PackClause;
import org.hullwright.model.Requirement;
import org.hullwright.model.expansions.VersionRange;

/** A pack as a whole: one manifest, one game, and the packs it requires. */
public class PackChecks extends ConcernChecks {

	private static final Pattern LONG_NUMBER = Pattern.compile("[0-9]{10}");

	private final PackContext packs;

	@Inject
	PackChecks(PackContext packs) {
		this.packs = packs;
	}

	@Check
	void isDescribedOnce(PackClause pack) {
		if (pack.isManifest()) {
			if (heads(pack).filter(head -> head.getUserData(HullIndexing.VERSION) != null).count() > 1) {
				reportAt(IssueCode.MANIFEST_TWICE, pack, HullPackage.Literals.NAMED__NAME, pack.getName());
			}
		} else if (packs.packs(pack.eResource()).versionOf(pack.getName()).isEmpty() && isFirst(pack)) {
			reportAt(IssueCode.MANIFEST_MISSING, pack, HullPackage.Literals.NAMED__NAME, pack.getName());
		}
	}

	/** The parser keeps the last one, but others read from the top. */
	@Check
	void saysEachOnce(PackClause pack) {
		isGivenOnce(pack, HullPackage.Literals.PACK_CLAUSE__VERSION, "version");
		isGivenOnce(pack, HullPackage.Literals.PACK_CLAUSE__LICENCE, "licence");
	}

	private void isGivenOnce(PackClause pack, EStructuralFeature feature, String word) {
		List<INode> given = NodeModelUtils.findNodesForFeature(pack, feature);
		if (given.size() > 1) {
			reportIn(IssueCode.GIVEN_TWICE, pack, given.get(1).getOffset(), given.get(1).getLength(), word);
		}
	}

	@Check
	void canBeCompared(PackClause pack) {
		if (pack.getVersion() != null && LONG_NUMBER.matcher(pack.getVersion()).find()) {
			reportAt(IssueCode.VERSION_TOO_LARGE, pack, HullPackage.Literals.PACK_CLAUSE__VERSION, pack.getVersion());
		}
	}

	private Stream<IEObjectDescription> heads(PackClause pack) {
		return packs.names(pack.eResource()).of(HullPackage.Literals.PACK_CLAUSE).stream()
				.filter(head -> head.getName().toString().equals(pack.getName()));
	}

	@Check
	void requiresWhatIsThere(Requirement requirement) {
		VisiblePacks there = packs.packs(requirement.eResource());
		String name = requirement.getPack();
		if (name == null) {
			return;
		}
		var found = there.find(name);
		if (found.isEmpty()) {
			reportAt(IssueCode.REQUIRED_PACK_MISSING, requirement, HullPackage.Literals.REQUIREMENT__PACK, name, known(there));
			return;
		}
		var wanted = new VersionRange(requirement.getAtLeast(), requirement.getBelow());
		there.versionOf(name).filter(version -> !wanted.includes(version))
				.ifPresent(version -> reportAt(IssueCode.REQUIRED_PACK_VERSION, requirement, HullPackage.Literals.REQUIREMENT__PACK, name,
						version, wanted));
		String own = PackContext.packOf(requirement.eResource());
		if (name.equals(own) || !name.equals(CoreLibrary.PACK) && there.from(name).contains(own)) {
			reportAt(IssueCode.REQUIRED_PACK_CIRCULAR, requirement, HullPackage.Literals.REQUIREMENT__PACK, name, own);
		}
	}

	@Check
	void countsSomewhere(PackClause pack) {
		String companion = pack.getCompanion();
		if (companion == null) {
			return;
		}
		if (pack.isManifest()) {
			reportAt(IssueCode.MANIFEST_LEFT_OUT, pack, HullPackage.Literals.PACK_CLAUSE__COMPANION, companion);
		}
		VisiblePacks there = packs.packs(pack.eResource());
		if (there.find(companion).isEmpty()) {
			reportAt(IssueCode.COMPANION_MISSING, pack, HullPackage.Literals.PACK_CLAUSE__COMPANION, companion, known(there));
		}
	}

	private static String known(VisiblePacks there) {
		return there.all().stream().sorted().collect(Collectors.joining(", "));
	}

	@Check
	void hasOneGame(Game game) {
		String own = PackContext.packOf(game.eResource());
		packs.names(game.eResource()).of(HullPackage.Literals.GAME).stream()
				.filter(other -> own.equals(other.getUserData(HullIndexing.PACK)))
				.filter(other -> !other.getQualifiedName().getLastSegment().equals(game.getName()))
				.findFirst().ifPresent(other -> reportAt(IssueCode.GAME_TWICE, game, HullPackage.Literals.NAMED__NAME,
						other.getQualifiedName().getLastSegment()));
	}

	/** What concerns all files of a pack is said once. */
	private boolean isFirst(PackClause pack) {
		return heads(pack).map(head -> head.getEObjectURI().trimFragment().toString()).min(Comparator.naturalOrder())
				.map(first -> first.equals(pack.eResource().getURI().toString())).orElse(true);
	}
}
