package org.hullwright.lang.ide.links;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
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
import org.hullwright.model.PackClause;

/** Leads from the packs that the head of a file names to theirs: those it requires, and the optional dependency. */
public class RequirementLinks {

	/** The links of a file; a pack that is not there has none. */
	public List<Link> links(XtextResource file, Index index) {
		return file.getContents().stream().filter(HullFile.class::isInstance).map(HullFile.class::cast)
				.filter(hull -> hull.getPack() != null).flatMap(hull -> mentioned(hull.getPack()))
				.flatMap(mention -> link(mention, index).stream()).toList();
	}

	/** A place at which a pack is named, and its name; null while it is not written yet. */
	private record Mention(EObject place, EAttribute feature, @Nullable String pack) {}

	private static Stream<Mention> mentioned(PackClause head) {
		return Stream.concat(Stream.of(new Mention(head, HullPackage.Literals.PACK_CLAUSE__COMPANION, head.getCompanion())),
				head.getRequirements().stream()
						.map(requirement -> new Mention(requirement, HullPackage.Literals.REQUIREMENT__PACK, requirement.getPack())));
	}

	private static Optional<Link> link(Mention mention, Index index) {
		return NodeModelUtils.findNodesForFeature(mention.place(), mention.feature()).stream().findFirst()
				.flatMap(node -> manifest(mention.pack(), index).map(place -> new Link(Reference.rangeOf(node), place)));
	}

	private static Optional<TextLocation> manifest(@Nullable String pack, Index index) {
		return index.packs().values().stream().filter(known -> known.name().equals(pack)).flatMap(known -> known.files().stream())
				.flatMap(file -> heads(file).flatMap(head -> DeclaredPlace.of(file, head).stream())).findFirst();
	}

	private static Stream<IEObjectDescription> heads(FileSummary file) {
		return file.declared().stream().filter(
				declared -> declared.getEClass() == HullPackage.Literals.PACK_CLAUSE && declared.getUserData(HullIndexing.VERSION) != null);
	}
}
