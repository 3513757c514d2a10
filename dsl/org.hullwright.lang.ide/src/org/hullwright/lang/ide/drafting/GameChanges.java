package org.hullwright.lang.ide.drafting;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.AddChange;
import org.hullwright.model.Change;
import org.hullwright.model.Component;
import org.hullwright.model.Composition;
import org.hullwright.model.DefinitionChange;
import org.hullwright.model.HullFile;
import org.hullwright.model.Kind;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Zone;
import org.hullwright.model.ZoneChange;
import org.hullwright.model.types.Type;

/** The changes at the top level of the files of other packs, which always apply: what a game says about the packs that it builds on. */
class GameChanges {

	private final PackContext packs;

	@Inject
	GameChanges(PackContext packs) {
		this.packs = packs;
	}

	/** The derived values that are a component and nothing else because some pack says so. */
	List<Property> standingFor(Component component, XtextResource file) {
		return all(file).filter(DefinitionChange.class::isInstance).map(DefinitionChange.class::cast)
				.filter(change -> change.getValue() != null && change.getValue().eContents().isEmpty()
						&& change.getValue().eCrossReferences().contains(component))
				.map(DefinitionChange::getProperty).filter(property -> property != null && !property.eIsProxy()).distinct().toList();
	}

	/** The derived values of a kind of the core library that other packs leave open. */
	List<Property> open(String kind, XtextResource file) {
		return packs.files(file).stream().filter(found -> isForeign(found, file)).flatMap(found -> found.getDeclarations().stream())
				.filter(Property.class::isInstance).map(Property.class::cast)
				.filter(property -> property.isOpen()
						&& packs.types(file).of(property) instanceof Type.PieceType(Kind held) && held.getName().equals(kind))
				.toList();
	}

	/** The derived values of the game that list all of some components one by one. */
	List<Property> lists(List<Component> listed, XtextResource file) {
		return packs.files(file).stream().filter(found -> isForeign(found, file)).flatMap(found -> found.getDeclarations().stream())
				.filter(Property.class::isInstance).map(Property.class::cast)
				.filter(property -> property.getNature() == PropertyNature.DERIVED && property.getValue() != null
						&& CopiedText.of(property.getValue()).endsWith(")") && namedIn(property.getValue()).containsAll(listed))
				.toList();
	}

	private static Set<EObject> namedIn(EObject value) {
		var named = new HashSet<EObject>(value.eCrossReferences());
		value.eAllContents().forEachRemaining(part -> named.addAll(part.eCrossReferences()));
		return named;
	}

	/**
	 * What is put into a place.
	 *
	 * @param zone the place
	 * @param line what of it
	 */
	record Filling(Zone zone, Composition line) {}

	/** What is put into places of the game besides what their declarations say. */
	Stream<Filling> fillings(XtextResource file) {
		return all(file).flatMap(change -> switch (change) {
			case AddChange added -> Stream.of(new Filling(added.getZone(), added.getAddition()));
			case ZoneChange refilled -> refilled.getComposition().stream().map(line -> new Filling(refilled.getZone(), line));
			default -> Stream.empty();
		});
	}

	private Stream<Change> all(XtextResource file) {
		return packs.files(file).stream().filter(found -> isForeign(found, file)).flatMap(found -> found.getDeclarations().stream())
				.filter(Change.class::isInstance).map(Change.class::cast);
	}

	private static boolean isForeign(HullFile found, XtextResource file) {
		return !PackContext.packOf(file).equals(PackContext.packOf(found.eResource()));
	}
}
