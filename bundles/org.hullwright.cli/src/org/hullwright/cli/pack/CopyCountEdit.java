package org.hullwright.cli.pack;

import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ReplaceRegion;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.model.Component;
import org.hullwright.model.Composition;
import org.hullwright.model.Expansion;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.HullPackage;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.RemoveChange;
import org.hullwright.model.expansions.Expansions;

/**
 * Rewrites in memory how many copies of components a pack says that there are. Where all of them lie in one place that says so many, that
 * place gets the others or loses them.
 */
public final class CopyCountEdit {

	private static final String COPIES = "copies";

	private final LoadedPack pack;
	private final Set<String> on;

	/**
	 * @param pack whose files, and those of the packs that it requires, declare the components
	 * @param on names of the expansions with which it is played; what others say of places does not count
	 */
	public CopyCountEdit(LoadedPack pack, Set<String> on) {
		this.pack = pack;
		this.on = Set.copyOf(on);
	}

	/**
	 * How many there are to be of a component.
	 *
	 * @param name of the component
	 * @param present how many there are now
	 */
	public record Wanted(String name, int present, int copies) {}

	/**
	 * The texts of the files that say something else then.
	 *
	 * @throws ContentProblem when no file on disk declares a component by that name, as one of a series, or its copies lie in several
	 * places, each of which says how many
	 */
	public Map<Path, String> textsWith(Collection<Wanted> components) {
		Map<Resource, StringBuilder> changed = new HashMap<>();
		// From the end of each file to its beginning, so that what is changed moves nothing that is still to be changed.
		components.stream().flatMap(this::changesFor)
				.sorted((one, other) -> Integer.compare(other.region().getOffset(), one.region().getOffset()))
				.forEach(change -> change.region()
						.applyTo(changed.computeIfAbsent(change.file(), file -> new StringBuilder(textOf(file)))));
		Map<Path, String> texts = new HashMap<>();
		changed.forEach((file, text) -> texts.put(Path.of(file.getURI().toFileString()), text.toString()));
		return texts;
	}

	private Stream<Change> changesFor(Wanted wanted) {
		Component component = all(Component.class).filter(each -> wanted.name().equals(each.getName())).findFirst()
				.orElseThrow(() -> new ContentProblem("how many copies there are of " + wanted.name()
						+ " is not said by a declaration of its own, so it cannot be another number"));
		List<Composition> places = all(Composition.class).filter(place -> place.getContent() == component && place.getCount() > 0)
				.filter(place -> !(place.eContainer() instanceof RemoveChange) && applies(place)).toList();
		boolean allPlaced = places.stream().mapToInt(Composition::getCount).sum() == wanted.present();
		if (allPlaced && places.size() > 1) {
			throw new ContentProblem("the copies of " + wanted.name() + " lie in " + places.size()
					+ " places, each of which says how many; write an expansion that says where there are more or fewer");
		}
		Change copies = copiesOf(component).map(entry -> Change.at(entry, HullPackage.Literals.PROPERTY_ENTRY__VALUES, wanted.copies()))
				.orElseGet(() -> Change.added(component, COPIES + ": " + wanted.copies()));
		return Stream.concat(Stream.of(copies), places.stream().filter(place -> allPlaced)
				.map(place -> Change.at(place, HullPackage.Literals.COMPOSITION__COUNT, wanted.copies())));
	}

	private boolean applies(Composition place) {
		ExpansionPart part = EcoreUtil2.getContainerOfType(place, ExpansionPart.class);
		return Stream.of(Optional.ofNullable(part).flatMap(Expansions::expansionOf), Expansions.expansionAround(place))
				.flatMap(Optional::stream).allMatch(this::isOn);
	}

	private boolean isOn(Expansion expansion) {
		return on.contains(expansion.getName()) || on.contains(Expansions.packOf(expansion) + "." + expansion.getName());
	}

	private static Optional<PropertyEntry> copiesOf(Component component) {
		return component.getEntries().stream().filter(PropertyEntry.class::isInstance).map(PropertyEntry.class::cast)
				.filter(entry -> entry.getProperty() != null && COPIES.equals(entry.getProperty().getName())
						&& !entry.getValues().isEmpty())
				.findFirst();
	}

	private <T extends EObject> Stream<T> all(Class<T> type) {
		return pack.files().stream().filter(file -> file.eResource().getURI().isFile())
				.flatMap(file -> EcoreUtil2.getAllContentsOfType(file, type).stream());
	}

	private static String textOf(Resource file) {
		return ((XtextResource) file).getParseResult().getRootNode().getText();
	}

	/** What is written in place of what in one file. */
	private record Change(Resource file, ReplaceRegion region) {

		/** A number in place of what is written for a feature. */
		static Change at(EObject thing, EStructuralFeature feature, int number) {
			List<INode> written = NodeModelUtils.findNodesForFeature(thing, feature);
			int offset = written.getFirst().getOffset();
			return new Change(thing.eResource(),
					new ReplaceRegion(offset, written.getLast().getEndOffset() - offset, String.valueOf(number)));
		}

		/** One more entry at the end of a component. */
		static Change added(Component component, String entry) {
			ICompositeNode node = NodeModelUtils.getNode(component);
			boolean hasBody = NodeModelUtils.getTokenText(node).endsWith("}");
			return new Change(component.eResource(), hasBody
					? new ReplaceRegion(node.getEndOffset() - 1, 0, " " + entry + " ")
					: new ReplaceRegion(node.getEndOffset(), 0, " { " + entry + " }"));
		}
	}
}
