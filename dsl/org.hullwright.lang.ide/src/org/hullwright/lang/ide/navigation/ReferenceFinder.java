package org.hullwright.lang.ide.navigation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Occurrence;
import org.hullwright.lang.ide.answer.Occurrence.Role;
import org.hullwright.lang.ide.answer.TextLocation;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.Named;
import org.hullwright.model.Parameter;
import org.hullwright.model.Readable;
import org.hullwright.model.Variable;
import org.hullwright.model.boards.NamedPlaces;

/** Finds all places that mean the same thing. */
public class ReferenceFinder {

	private final Declarations declarations;
	private final MentioningFiles files;
	private final PackContext packs;

	@Inject
	ReferenceFinder(Declarations declarations, MentioningFiles files, PackContext packs) {
		this.declarations = declarations;
		this.files = files;
		this.packs = packs;
	}

	/**
	 * What is named at a place.
	 *
	 * @param identity an address that holds as long as no text changes
	 * @param name how it can be written in other files; null when it is known in its own only
	 * @param alike what rules mean by the same name while another side of a board is in play, with it itself
	 * @param declarations the places of the declarations, its own first
	 * @param near all places in the file that was asked about
	 */
	public record Wanted(URI identity, @Nullable String name, Set<URI> alike, List<TextLocation> declarations, List<TextLocation> near) {}

	/** What the word at a place means. */
	public Optional<Wanted> wantedAt(XtextResource file, int offset) {
		return declarations.meantAt(file, offset).map(Declarations.Meant::target).map(target -> wanted(file, target));
	}

	/** All places that mean what is wanted, its declaration first; only files that mention its name are looked at. */
	public List<TextLocation> everywhere(Wanted wanted, Index index, CancelIndicator cancelled) {
		SequencedSet<TextLocation> found = new LinkedHashSet<>(wanted.declarations());
		found.addAll(wanted.near());
		visitOthers(wanted, index, cancelled, file -> placesIn(file, wanted.alike()).forEach(found::add));
		return List.copyOf(found);
	}

	/**
	 * The places that put something in the place of what is wanted, change it, or fill it with life: what expansions override, kinds below
	 * a kind, components, what components do for an effect.
	 */
	public List<TextLocation> implementations(Wanted wanted, Index index, CancelIndicator cancelled) {
		SequencedSet<TextLocation> found = new LinkedHashSet<>();
		visitOthers(wanted, index, cancelled, file -> Reference.in(file)
				.filter(reference -> EcoreUtil.getURI(reference.target()).equals(wanted.identity()) && Overriding.isImplementing(reference))
				.sorted(Comparator.comparingInt(reference -> reference.range().offset()))
				.map(reference -> Declarations.placeOf(file, reference.range())).forEach(found::add));
		return List.copyOf(found);
	}

	private void visitOthers(Wanted wanted, Index index, CancelIndicator cancelled, Consumer<XtextResource> visitor) {
		String name = wanted.name();
		if (name != null) {
			files.visit(wanted.identity().trimFragment(), Set.of(name), index, cancelled, visitor);
		}
	}

	/** The places of one file that mean what the word at a place means. */
	public List<Occurrence> occurrences(XtextResource file, int offset) {
		return declarations.meantAt(file, offset).map(Declarations.Meant::target).map(target -> occurrences(file, target))
				.orElse(List.of());
	}

	private Wanted wanted(XtextResource file, EObject target) {
		URI identity = EcoreUtil.getURI(target);
		String name = target instanceof Named named && isKnownElsewhere(named) ? named.getName() : null;
		List<EObject> meant = alike(target, file);
		Set<URI> identities = meant.stream().map(EcoreUtil::getURI).collect(Collectors.toUnmodifiableSet());
		return new Wanted(identity, name, identities, meant.stream().map(declarations::placeOf).toList(),
				placesIn(file, identities).toList());
	}

	/** A thing itself first, then the places of its name on other sides of its board. */
	private List<EObject> alike(EObject target, XtextResource file) {
		return target instanceof Readable place && NamedPlaces.isPlace(place)
				? Stream.concat(Stream.of(place), packs.boardSides(file).sides().alike(place).stream()).<EObject>map(each -> each)
						.distinct()
						.toList()
				: List.of(target);
	}

	/** Parameters are known to all that fills or watches what has them; other variables to their block. */
	private static boolean isKnownElsewhere(Named named) {
		return !(named instanceof Variable) || named instanceof Parameter;
	}

	private List<Occurrence> occurrences(XtextResource file, EObject target) {
		var found = new ArrayList<Occurrence>();
		List<EObject> meant = alike(target, file);
		meant.stream().filter(each -> each.eResource() == file)
				.forEach(each -> found.add(new Occurrence(declarations.nameOf(each), Role.DECLARES)));
		Reference.in(file).filter(reference -> meant.contains(reference.target()))
				.map(reference -> new Occurrence(reference.range(), Role.REFERS)).forEach(found::add);
		found.sort(Comparator.comparingInt(occurrence -> occurrence.range().offset()));
		return found;
	}

	private static Stream<TextLocation> placesIn(XtextResource file, Set<URI> identities) {
		return Reference.in(file).filter(reference -> identities.contains(EcoreUtil.getURI(reference.target())))
				.map(Reference::range).sorted(Comparator.comparingInt(range -> range.offset()))
				.map(range -> Declarations.placeOf(file, range));
	}
}
