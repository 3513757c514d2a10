package org.hullwright.lang.ide.drafting;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.index.HullIndexing;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.Component;
import org.hullwright.model.Composition;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.Entry;
import org.hullwright.model.Event;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.Preposition;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.ZoneEntry;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;

/**
 * What belongs to a race, in the numbers that are usual in the game: what it says itself, what lies in its zones, its Intruders, what
 * brings them in, what they attack with, what else says that it is of the race, such as cards with its Weaknesses, and the Events that name
 * them. All of it is copied from the race that is in play, under names of its own, for its author to change.
 */
class RaceContents {

	private static final String INTRUDER = "intruder";
	private static final List<EClass> SORTS = List.of(HullPackage.Literals.CUSTOM_COMPONENT, HullPackage.Literals.TOKEN,
			HullPackage.Literals.CARD, HullPackage.Literals.EVENT);

	private final PackContext packs;
	private final Destinations destinations;
	private final GameChanges changes;

	@Inject
	RaceContents(PackContext packs, Destinations destinations, GameChanges changes) {
		this.packs = packs;
		this.destinations = destinations;
		this.changes = changes;
	}

	/** Whether another pack has a race to go by. */
	boolean hasModel(XtextResource file) {
		return foreign(HullPackage.Literals.RACE, file).findAny().isPresent();
	}

	/** What belongs to a new race of that name; where no other pack has a race to go by, only that it is the race of the game. */
	Companions of(String race, XtextResource file) {
		List<Component> races = foreign(HullPackage.Literals.RACE, file).toList();
		return races.stream().filter(each -> !changes.standingFor(each, file).isEmpty()).findFirst().or(() -> races.stream().findFirst())
				.map(model -> copy(race, model, file)).orElseGet(() -> new Companions(Map.of(), List.of(),
						changes.open(Sorts.RACE, file).stream().map(open -> definition(open, race)).toList()));
	}

	private static String definition(Property property, String race) {
		return "change derived " + property.getName() + " to " + race;
	}

	private Companions copy(String race, Component model, XtextResource file) {
		Set<Component> lying = lyingIn(model, file);
		Set<Component> copied = belongingTo(model, lying, file);
		Map<String, String> names = new LinkedHashMap<>(Map.of(model.getName(), race));
		copied.forEach(each -> names.put(each.getName(), race + each.getName()));
		Stream<String> inPlay = changes.standingFor(model, file).stream().map(property -> definition(property, race));
		Stream<String> replaced = copied.stream().filter(each -> !lying.contains(each) && destinations.startsSomewhere(each, file))
				.map(each -> "replace " + each.getName() + " with " + names.get(each.getName()));
		return new Companions(entries(model, names, file), copied.stream().map(each -> CopiedText.renamed(each, names)).toList(),
				Stream.concat(inPlay, replaced).toList());
	}

	/** What a race says itself, by what that is about. */
	private Map<String, String> entries(Component model, Map<String, String> names, XtextResource file) {
		var entries = new LinkedHashMap<String, String>();
		for (Entry entry : model.getEntries()) {
			switch (entry) {
				case PropertyEntry printed -> entries.put(printed.getProperty().getName(), CopiedText.renamed(printed, names));
				case EffectEntry effect -> entries.put(effect.getSlot().getName(), CopiedText.renamed(effect, names));
				case ZoneEntry filled -> entries.put(filled.getZone().getName(), filled.getZone().getName() + " contains "
						+ filled.getComposition().stream().flatMap(line -> line(line, model, names, file))
								.collect(Collectors.joining(", ")));
				default -> throw new IllegalStateException("A race with " + entry.eClass().getName());
			}
		}
		return entries;
	}

	/** All of a kind are named one by one, for the pack may have others of that kind. */
	private Stream<String> line(Composition line, Component model, Map<String, String> names, XtextResource file) {
		return line.getContent() instanceof Kind
				? contents(line, model, file).map(each -> names.get(each.getName()))
				: Stream.of(CopiedText.renamed(line, names));
	}

	/** What lies in the zones of a race and comes from the same pack; the rest is for all races. */
	private Set<Component> lyingIn(Component race, XtextResource file) {
		return race.getEntries().stream().filter(ZoneEntry.class::isInstance).map(ZoneEntry.class::cast)
				.flatMap(zone -> zone.getComposition().stream()).flatMap(line -> contents(line, race, file))
				.filter(each -> isOfSamePack(each, race)).collect(Collectors.toCollection(LinkedHashSet::new));
	}

	private Stream<Component> contents(Composition line, Component race, XtextResource file) {
		Kinds tree = packs.types(file).kinds();
		return switch (line.getContent()) {
			case Component component when !component.eIsProxy() -> Stream.of(component);
			case Kind kind when !kind.eIsProxy() -> SORTS.stream().flatMap(sort -> foreign(sort, file))
					.filter(each -> isOfSamePack(each, race) && tree.of(each).filter(own -> tree.isA(own, kind)).isPresent()).distinct();
			case null, default -> Stream.empty();
		};
	}

	private static boolean isOfSamePack(Component component, Component race) {
		return packOf(component).equals(packOf(race));
	}

	private static String packOf(Component component) {
		return PackContext.packOf(component.eResource());
	}

	/**
	 * The Intruders of a race, or all where none says which it is of; then what lies in its zones, names them or it, or is done by them.
	 * What comes from the pack of another race belongs to that race, even under the same name.
	 */
	private Set<Component> belongingTo(Component race, Set<Component> lying, XtextResource file) {
		Set<String> others = packsOfOtherRaces(race, file);
		List<Component> all = foreign(HullPackage.Literals.INTRUDER, file).filter(each -> !others.contains(packOf(each))).toList();
		List<Component> own = all.stream().filter(each -> CopiedText.mentions(CopiedText.of(each), Set.of(race.getName()))).toList();
		var copied = new LinkedHashSet<>(own.isEmpty() ? all : own);
		Set<String> names = new LinkedHashSet<>();
		names.add(race.getName());
		copied.forEach(each -> names.add(each.getName()));
		TypeInference types = packs.types(file);
		SORTS.stream().flatMap(sort -> foreign(sort, file)).filter(each -> !others.contains(packOf(each)))
				.filter(each -> lying.contains(each) || (each instanceof Event
						? CopiedText.mentions(CopiedText.of(each), names)
						: isPrintedOn(each, names) || isDoneByIntruders(each, types)))
				.forEach(copied::add);
		return copied;
	}

	private Set<String> packsOfOtherRaces(Component race, XtextResource file) {
		return foreign(HullPackage.Literals.RACE, file).map(RaceContents::packOf).filter(pack -> !pack.equals(packOf(race)))
				.collect(Collectors.toSet());
	}

	private Stream<Component> foreign(EClass sort, XtextResource file) {
		return packs.names(file).of(sort).stream().filter(found -> !PackContext.packOf(file).equals(found.getUserData(HullIndexing.PACK)))
				.map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), file.getResourceSet())).filter(Component.class::isInstance)
				.map(Component.class::cast)
				.filter(component -> component.getName() != null).distinct();
	}

	private static boolean isPrintedOn(Component component, Set<String> names) {
		return component.getEntries().stream().filter(PropertyEntry.class::isInstance)
				.anyMatch(entry -> CopiedText.mentions(CopiedText.of(entry), names));
	}

	private static boolean isDoneByIntruders(Component component, TypeInference types) {
		return component.getEntries().stream().filter(EffectEntry.class::isInstance).map(entry -> ((EffectEntry) entry).getSlot())
				.filter(slot -> slot != null && !slot.eIsProxy())
				.flatMap(slot -> slot.getParameters().stream()).filter(parameter -> parameter.getPreposition() == Preposition.BY)
				.anyMatch(parameter -> types.of(parameter.getType()).present() instanceof Type.PieceType(var kind) && types.kinds()
						.isBelow(kind, INTRUDER));
	}
}
