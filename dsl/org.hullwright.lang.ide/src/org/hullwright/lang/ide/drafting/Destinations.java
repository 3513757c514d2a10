package org.hullwright.lang.ide.drafting;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.Destination;
import org.hullwright.lang.index.HullIndexing;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.Bag;
import org.hullwright.model.Component;
import org.hullwright.model.Composition;
import org.hullwright.model.Expansion;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.Zone;
import org.hullwright.model.types.Kinds;

/** The places of the game that new components may start in, and the expansion that puts them there when the place is another pack's. */
class Destinations {

	private static final List<EClass> ZONES = List.of(HullPackage.Literals.DECK, HullPackage.Literals.BAG, HullPackage.Literals.AREA);

	private final PackContext packs;
	private final GameChanges changes;

	@Inject
	Destinations(PackContext packs, GameChanges changes) {
		this.packs = packs;
		this.changes = changes;
	}

	/**
	 * The places that start with such components, first the one that takes them by itself, then bags for exactly them, even those that the
	 * set-up fills, then those where most lie.
	 */
	List<Destination> of(Kind kind, XtextResource file) {
		Kinds tree = packs.types(file).kinds();
		record Found(Destination destination, boolean isBag, long alike) {}
		return zones(file).filter(zone -> zone.getContent() != null && !zone.getContent().eIsProxy() && tree.isA(kind, zone.getContent()))
				.map(zone -> {
					long alike = zone.getComposition().stream().filter(line -> isAlike(line, kind, tree)).count();
					return new Found(
							new Destination(zone.getName(), zone.getTitle() == null ? zone.getName() : zone.getTitle(), isOwn(zone, file)
									&& takesAll(zone, kind, tree)),
							zone instanceof Bag && zone.getContent() == kind, alike);
				}).filter(found -> found.alike() > 0 || found.isBag() || found.destination().byItself())
				.sorted(Comparator.comparing((Found found) -> !found.destination().byItself()).thenComparing(found -> !found.isBag())
						.thenComparing(Comparator.comparingLong(Found::alike).reversed()))
				.map(Found::destination).toList();
	}

	/** Whether copies of a component lie in a place of the game when it begins. */
	boolean startsSomewhere(Component component, XtextResource file) {
		return !placesOf(component, file).isEmpty();
	}

	/** The names of the places of the game in which copies of a component lie when it begins. */
	List<String> placesOf(Component component, XtextResource file) {
		Kinds tree = packs.types(file).kinds();
		return Stream.concat(zones(file).flatMap(zone -> zone.getComposition().stream().map(line -> new GameChanges.Filling(zone, line))),
				changes.fillings(file)).filter(filling -> brings(filling.line(), component, tree)).map(filling -> filling.zone().getName())
				.distinct().toList();
	}

	private static boolean brings(Composition line, Component component, Kinds tree) {
		return line.getContent() == component
				|| line.getContent() instanceof Kind all && !all.eIsProxy()
						&& PackContext.packOf(line.eResource()).equals(PackContext.packOf(component.eResource()))
						&& tree.of(component).filter(kind -> tree.isA(kind, all)).isPresent();
	}

	/** A place of the game by its name. */
	Optional<Zone> find(String name, XtextResource file) {
		return zones(file).filter(zone -> zone.getName().equals(name)).findFirst();
	}

	/** The expansion of the pack that new things are added with: its first one; empty when it has none. */
	Optional<Expansion> expansion(XtextResource file) {
		return packs.names(file).of(HullPackage.Literals.EXPANSION).stream()
				.filter(found -> PackContext.packOf(file).equals(found.getUserData(HullIndexing.PACK)))
				.map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), file.getResourceSet())).filter(Expansion.class::isInstance)
				.map(Expansion.class::cast).findFirst();
	}

	/** Whether a place belongs to the pack of a file, so that what starts in it is written there. */
	static boolean isOwn(Zone zone, XtextResource file) {
		return PackContext.packOf(file).equals(PackContext.packOf(zone.eResource()));
	}

	private Stream<Zone> zones(XtextResource file) {
		return ZONES.stream().flatMap(type -> packs.names(file).of(type).stream()).filter(Destinations::isOfTheGame)
				.map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), file.getResourceSet())).filter(Zone.class::isInstance)
				.map(Zone.class::cast).distinct();
	}

	/** Places of kinds have the name of the kind between that of the pack and their own. */
	private static boolean isOfTheGame(IEObjectDescription found) {
		return found.getQualifiedName().getSegmentCount() == 2;
	}

	private static boolean isAlike(Composition line, Kind kind, Kinds tree) {
		return switch (line.getContent()) {
			case Component component when !component.eIsProxy() -> tree.of(component).filter(kind::equals).isPresent();
			case Kind all when !all.eIsProxy() -> tree.areRelated(kind, all);
			case null, default -> false;
		};
	}

	private static boolean takesAll(Zone zone, Kind kind, Kinds tree) {
		return zone.getComposition().stream()
				.anyMatch(line -> line.getContent() instanceof Kind all && !all.eIsProxy() && tree.isA(kind, all));
	}
}
