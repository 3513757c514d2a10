package org.hullwright.lang.ide.links;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.Link;
import org.hullwright.lang.ide.answer.TextLocation;
import org.hullwright.lang.ide.index.FileSummary;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.navigation.Reference;
import org.hullwright.lang.ide.symbols.DeclaredPlace;
import org.hullwright.lang.index.HullIndexing;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Requirement;

/** Leads from the packs that a manifest requires to theirs. */
public class RequirementLinks {

	/** The links of a file; a pack that is not there has none. */
	public List<Link> links(XtextResource file, Index index) {
		return file.getContents().stream().filter(HullFile.class::isInstance).map(HullFile.class::cast)
				.filter(hull -> hull.getPack() != null)
				.flatMap(hull -> hull.getPack().getRequirements().stream()).flatMap(requirement -> link(requirement, index).stream())
				.toList();
	}

	private static Optional<Link> link(Requirement requirement, Index index) {
		return NodeModelUtils.findNodesForFeature(requirement, HullPackage.Literals.REQUIREMENT__PACK).stream().findFirst()
				.flatMap(node -> manifest(requirement.getPack(), index).map(place -> new Link(Reference.rangeOf(node), place)));
	}

	private static Optional<TextLocation> manifest(String pack, Index index) {
		return index.packs().values().stream().filter(known -> known.name().equals(pack)).flatMap(known -> known.files().stream())
				.flatMap(file -> heads(file).flatMap(head -> DeclaredPlace.of(file, head).stream())).findFirst();
	}

	private static Stream<IEObjectDescription> heads(FileSummary file) {
		return file.declared().stream().filter(
				declared -> declared.getEClass() == HullPackage.Literals.PACK_CLAUSE && declared.getUserData(HullIndexing.VERSION) != null);
	}
}
