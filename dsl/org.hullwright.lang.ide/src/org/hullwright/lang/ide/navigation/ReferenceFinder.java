package org.hullwright.lang.ide.navigation;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.Occurrence;
import org.hullwright.lang.ide.answer.Occurrence.Role;
import org.hullwright.lang.ide.answer.Place;
import org.hullwright.lang.ide.workspace.PackWorkspace;

import com.google.inject.Inject;

/** Finds all places that mean the same thing. */
public class ReferenceFinder {

	private final PackWorkspace workspace;
	private final Declarations declarations;

	@Inject
	ReferenceFinder(PackWorkspace workspace, Declarations declarations) {
		this.workspace = workspace;
		this.declarations = declarations;
	}

	/** What is named at a place: an identity that holds in every pack, and the place of the declaration. */
	public record Wanted(URI identity, Place declaration) {
	}

	/** What the word at a place means, as an identity. */
	public List<Wanted> wantedAt(XtextResource file, int offset) {
		return declarations.meantAt(file, offset).map(Declarations.Meant::target)
				.map(target -> new Wanted(EcoreUtil.getURI(target), declarations.placeOf(target))).stream().toList();
	}

	/** All names in one pack that mean what is wanted. */
	public List<Place> in(Path pack, Wanted wanted) {
		return workspace.askAll(pack, file -> placesIn(file, wanted.identity()));
	}

	/** The places of one file that mean what the word at a place means. */
	public List<Occurrence> occurrences(XtextResource file, int offset) {
		return declarations.meantAt(file, offset).map(Declarations.Meant::target).map(target -> occurrences(file, target)).orElse(List.of());
	}

	private List<Occurrence> occurrences(XtextResource file, EObject target) {
		var found = new ArrayList<Occurrence>();
		if (target.eResource() == file) {
			found.add(new Occurrence(declarations.nameOf(target), Role.DECLARES));
		}
		Reference.in(file).filter(reference -> reference.target() == target)
				.map(reference -> new Occurrence(reference.range(), Role.REFERS)).forEach(found::add);
		found.sort(Comparator.comparingInt(occurrence -> occurrence.range().offset()));
		return found;
	}

	private static Stream<Place> placesIn(XtextResource file, URI identity) {
		return Reference.in(file).filter(reference -> EcoreUtil.getURI(reference.target()).equals(identity))
				.map(Reference::range).sorted(Comparator.comparingInt(range -> range.offset()))
				.map(range -> Declarations.placeOf(file, range));
	}
}
