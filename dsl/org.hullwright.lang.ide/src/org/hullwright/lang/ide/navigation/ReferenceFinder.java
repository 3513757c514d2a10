package org.hullwright.lang.ide.navigation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SequencedSet;
import java.util.stream.Stream;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Occurrence;
import org.hullwright.lang.ide.answer.Occurrence.Role;
import org.hullwright.lang.ide.answer.Place;
import org.hullwright.lang.ide.index.FileSummary;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.index.IndexedResources;
import org.hullwright.model.Named;
import org.hullwright.model.Variable;

import com.google.inject.Inject;
import com.google.inject.Provider;

/** Finds all places that mean the same thing. */
public class ReferenceFinder {

	private final Declarations declarations;
	private final Provider<XtextResourceSet> resourceSets;

	@Inject
	ReferenceFinder(Declarations declarations, Provider<XtextResourceSet> resourceSets) {
		this.declarations = declarations;
		this.resourceSets = resourceSets;
	}

	/**
	 * What is named at a place.
	 *
	 * @param identity    an address that holds as long as no text changes
	 * @param name        how it can be written in other files; empty when it is known in its own only
	 * @param declaration the place of the declaration
	 * @param near        all places in the file that was asked about
	 */
	public record Wanted(URI identity, Optional<String> name, Place declaration, List<Place> near) {
	}

	/** What the word at a place means. */
	public Optional<Wanted> wantedAt(XtextResource file, int offset) {
		return declarations.meantAt(file, offset).map(Declarations.Meant::target).map(target -> wanted(file, target));
	}

	/** All places that mean what is wanted, its declaration first; only files that mention its name are looked at. */
	public List<Place> everywhere(Wanted wanted, Index index, CancelIndicator cancelled) {
		SequencedSet<Place> found = new LinkedHashSet<>(List.of(wanted.declaration()));
		found.addAll(wanted.near());
		wanted.name().map(Set::of).ifPresent(names -> index.packs().forEach((folder, pack) -> {
			var visible = index.visibleFrom(folder);
			if (visible.find(wanted.identity().trimFragment()).isPresent()) {
				var resources = new IndexedResources(resourceSets.get(), visible);
				pack.files().stream().filter(file -> file.mentionsAny(names)).map(FileSummary::getURI)
						.takeWhile(file -> !cancelled.isCanceled())
						.forEach(file -> placesIn(resources.file(file), wanted.identity()).forEach(found::add));
			}
		}));
		return List.copyOf(found);
	}

	/** The places of one file that mean what the word at a place means. */
	public List<Occurrence> occurrences(XtextResource file, int offset) {
		return declarations.meantAt(file, offset).map(Declarations.Meant::target).map(target -> occurrences(file, target)).orElse(List.of());
	}

	private Wanted wanted(XtextResource file, EObject target) {
		URI identity = EcoreUtil.getURI(target);
		Optional<String> name = target instanceof Named named && !(target instanceof Variable) ? Optional.ofNullable(named.getName()) : Optional.empty();
		return new Wanted(identity, name, declarations.placeOf(target), placesIn(file, identity).toList());
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
