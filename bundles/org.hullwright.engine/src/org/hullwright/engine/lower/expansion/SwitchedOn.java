package org.hullwright.engine.lower.expansion;

import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.AddChange;
import org.hullwright.model.Appearance;
import org.hullwright.model.Board;
import org.hullwright.model.Change;
import org.hullwright.model.Component;
import org.hullwright.model.ComponentChange;
import org.hullwright.model.Composition;
import org.hullwright.model.DefinitionChange;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.Entry;
import org.hullwright.model.Expansion;
import org.hullwright.model.Expression;
import org.hullwright.model.Goal;
import org.hullwright.model.HullFile;
import org.hullwright.model.Mode;
import org.hullwright.model.Named;
import org.hullwright.model.Placement;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.Readable;
import org.hullwright.model.RemoveChange;
import org.hullwright.model.Renaming;
import org.hullwright.model.Rule;
import org.hullwright.model.Side;
import org.hullwright.model.SideChange;
import org.hullwright.model.Step;
import org.hullwright.model.StepChange;
import org.hullwright.model.StepMove;
import org.hullwright.model.StepRemoval;
import org.hullwright.model.Substitution;
import org.hullwright.model.Track;
import org.hullwright.model.TrackChange;
import org.hullwright.model.TrackSpace;
import org.hullwright.model.Tryout;
import org.hullwright.model.Visibility;
import org.hullwright.model.Zone;
import org.hullwright.model.ZoneChange;
import org.hullwright.model.ZoneEntry;
import org.hullwright.model.expansions.BoardSides;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.expansions.Printing;

/**
 * What applies in a game: what files say, with what the expansions that are on make of it. Where several change a thing, the last one wins.
 */
public final class SwitchedOn implements Printing {

	private final Collection<HullFile> files;
	private final Expansions all;
	private final List<Expansion> expansions;
	private final List<Change> changes;
	private final ChangesByTarget byTarget;
	private final List<RemoveChange> removalsEverywhere;
	private final List<Substitution> substitutionsEverywhere;
	private final Map<DefinitionChange, DefinitionChange> definitionsBefore = new IdentityHashMap<>();
	/** What stood in effect slots before each of what stands there, with null for the first; filled when it is asked for. */
	private final Map<EffectEntry, @Nullable EffectEntry> versions = new IdentityHashMap<>();
	private final BoardsInPlay boards;
	private final List<Rule> rules = new ArrayList<>();

	/** @param on the expansions that are on, of which nothing keeps them from being on together */
	public SwitchedOn(Collection<HullFile> files, Expansions all, Collection<Expansion> on) {
		this.files = files;
		this.all = all;
		this.expansions = all.inOrder(on);
		this.changes = Stream.concat(always(files), expansions.stream().flatMap(expansion -> all.changesOf(expansion).stream())).toList();
		this.byTarget = new ChangesByTarget(changes);
		this.removalsEverywhere = all(RemoveChange.class).filter(RemoveChange::isEverywhere).toList();
		this.substitutionsEverywhere = all(Substitution.class).filter(change -> change.getZone() == null).toList();
		Map<Property, DefinitionChange> latest = new IdentityHashMap<>();
		all(DefinitionChange.class).filter(change -> change.getProperty() != null)
				.forEach(change -> definitionsBefore.put(change, latest.put(change.getProperty(), change)));
		this.boards = new BoardsInPlay(files, BoardSides.of(files, all), known(), changes, this::applies);
		files.stream().flatMap(file -> file.getDeclarations().stream()).filter(Rule.class::isInstance).map(Rule.class::cast)
				.filter(rule -> Expansions.expansionAround(rule).isEmpty()).forEach(rules::add);
		expansions.forEach(expansion -> rules.addAll(all.rulesOf(expansion)));
	}

	/** All changes, also of expansions that are off. */
	private List<Change> known() {
		return Stream.concat(always(files), all.all().stream().flatMap(expansion -> all.changesOf(expansion).stream())).toList();
	}

	/** What files change that belong to no expansion. */
	private static Stream<Change> always(Collection<HullFile> files) {
		return files.stream().filter(file -> Expansions.expansionAround(file).isEmpty()).flatMap(file -> file.getDeclarations().stream())
				.filter(Change.class::isInstance).map(Change.class::cast);
	}

	/** The same without some expansions, and without those that require them. */
	public SwitchedOn without(Collection<Expansion> some) {
		return new SwitchedOn(files, all,
				expansions.stream().filter(expansion -> all.neededBy(expansion).stream().noneMatch(some::contains)).toList());
	}

	/** The expansions that are on, in the order in which what they change applies. */
	public List<Expansion> expansions() {
		return expansions;
	}

	/** Their names. */
	public List<String> names() {
		return namesOf(expansions);
	}

	/** What some expansions, on or off, are called. */
	public List<String> namesOf(List<Expansion> some) {
		return some.stream().map(all::nameOf).toList();
	}

	/** The rules that apply, those of expansions last. */
	public List<Rule> rules() {
		return rules;
	}

	/** What players strive for in this game. */
	public Stream<Goal> goals() {
		return files.stream().flatMap(file -> file.getDeclarations().stream()).filter(Goal.class::isInstance).map(Goal.class::cast)
				.filter(this::applies);
	}

	/** How components are tried out in this game, those of packs after those of the packs that they require. */
	public Stream<Tryout> tryouts() {
		return files.stream().flatMap(file -> file.getDeclarations().stream()).filter(Tryout.class::isInstance).map(Tryout.class::cast)
				.filter(this::applies);
	}

	/** Whether what an object says applies: it stands in a file of no expansion, or of one that is on. */
	private boolean applies(EObject object) {
		return Expansions.expansionAround(object).map(expansions::contains).orElse(true);
	}

	/** The expansions that a mode requires, be it because the file requires them that it stands in. */
	public List<Expansion> requiredBy(Mode mode) {
		return Stream.concat(mode.getRequires().stream(), Expansions.expansionAround(mode).stream()).distinct().toList();
	}

	/** What lies in a zone at the start, before anything is added, replaced or taken away. */
	public List<Composition> compositionOf(Zone zone) {
		return last(zone, ZoneChange.class, ZoneChange::isRefilled)
				.map(change -> (List<Composition>) change.getComposition())
				.orElseGet(() -> applies(zone) ? zone.getComposition() : List.of());
	}

	/** What is put into a zone. */
	public List<Composition> additionsTo(Zone zone) {
		return byTarget.of(zone, AddChange.class).map(AddChange::getAddition).toList();
	}

	/** What is taken out of a zone, be it that it is out of the game altogether. */
	public List<Composition> removalsFrom(Zone zone) {
		return byTarget.with(removalsEverywhere, zone, RemoveChange.class).map(RemoveChange::getRemoval).toList();
	}

	/** What is out of the game from the start. */
	public List<Composition> removalsFromTheGame() {
		return removalsEverywhere.stream().map(RemoveChange::getRemoval).toList();
	}

	/** Which components stand for others in a zone. */
	public List<Substitution> substitutionsIn(Zone zone) {
		return byTarget.with(substitutionsEverywhere, zone, Substitution.class).toList();
	}

	/** Who sees what lies in a zone. */
	public Visibility visibilityOf(Zone zone) {
		return last(zone, ZoneChange.class, change -> change.getVisibility() != Visibility.DEFAULT)
				.map(ZoneChange::getVisibility).orElse(zone.getVisibility());
	}

	/** Whether a board is there: one that an expansion adds, or lays instead of another, is there only when that is on. */
	public boolean isLaidOut(Board board) {
		return boards.isLaidOut(board);
	}

	/** Whether a board is not there because another side of it is, or because it is the other side. */
	public boolean isTurnedDown(Board board) {
		return boards.isTurnedDown(board);
	}

	/** The board that is meant where one is named: the side of it that is in play. */
	public Board inPlay(Board board) {
		return boards.meant(board);
	}

	/** The space or path that is meant where one is named: that of the side in play, where it has one of that name. */
	public Readable inPlay(Readable place) {
		return boards.meant(place);
	}

	/** Whether a space or path is on another side of a board only than that in play. */
	public boolean isMissing(Readable place) {
		return boards.isMissing(place);
	}

	@Override
	public Optional<String> titleOf(Named named) {
		return last(named, Renaming.class, change -> true).map(Renaming::getTitle);
	}

	@Override
	public List<Appearance> appearancesOf(Named named) {
		return byTarget.of(named, Appearance.class).toList();
	}

	@Override
	public List<Entry> entriesOf(Component component) {
		return merged(component.getEntries(), changesOn(component).toList());
	}

	@Override
	public List<Entry> entriesOf(Side side) {
		return merged(side.getEntries(), changesOn(side).toList());
	}

	private Stream<Entry> changesOn(Component component) {
		return byTarget.of(component, ComponentChange.class).filter(change -> change.getComponent() == component)
				.flatMap(change -> change.getEntries().stream());
	}

	private Stream<Entry> changesOn(Side side) {
		return byTarget.of(side, ComponentChange.class).flatMap(change -> change.getSides().stream())
				.filter(change -> change.getSide() == side).flatMap(change -> change.getEntries().stream());
	}

	/**
	 * What a change leaves alone stays; what is new comes last. A zone may be filled by several entries, which a change replaces together;
	 * what a change puts there besides, is there whatever another one replaces.
	 */
	private static List<Entry> merged(List<Entry> own, List<Entry> changed) {
		SequencedMap<EObject, List<Entry>> entries = new LinkedHashMap<>();
		own.forEach(entry -> entries.computeIfAbsent(memberOf(entry), member -> new ArrayList<>()).add(entry));
		changed.stream().filter(entry -> !isAdded(entry)).forEach(entry -> entries.put(memberOf(entry), new ArrayList<>(List.of(entry))));
		changed.stream().filter(SwitchedOn::isAdded)
				.forEach(entry -> entries.computeIfAbsent(memberOf(entry), member -> new ArrayList<>()).add(entry));
		return entries.values().stream().flatMap(List::stream).toList();
	}

	private static boolean isAdded(Entry entry) {
		return entry instanceof ZoneEntry zone && zone.isAdded();
	}

	private static EObject memberOf(Entry entry) {
		return switch (entry) {
			case PropertyEntry property -> property.getProperty();
			case EffectEntry effect -> effect.getSlot();
			case ZoneEntry zone -> zone.getZone();
			default -> throw new IllegalStateException("not an entry: " + entry.eClass().getName());
		};
	}

	/**
	 * What stood in an effect slot before a change said something else there; empty for what is no change, or fills the slot for the first
	 * time.
	 */
	public Optional<EffectEntry> before(EffectEntry changed) {
		if (!versions.containsKey(changed)) {
			keepVersions(versionsOf(changed));
		}
		return Optional.ofNullable(versions.get(changed));
	}

	private void keepVersions(List<EffectEntry> inOrder) {
		EffectEntry earlier = null;
		for (EffectEntry version : inOrder) {
			versions.put(version, earlier);
			earlier = version;
		}
	}

	private List<EffectEntry> versionsOf(EffectEntry changed) {
		return switch (changed.eContainer()) {
			case ComponentChange change -> Stream.concat(change.getComponent().getEntries().stream(), changesOn(change.getComponent()))
					.filter(entry -> fills(entry, changed)).map(EffectEntry.class::cast).toList();
			case SideChange change -> Stream.concat(change.getSide().getEntries().stream(), changesOn(change.getSide()))
					.filter(entry -> fills(entry, changed)).map(EffectEntry.class::cast).toList();
			default -> List.of();
		};
	}

	private static boolean fills(Entry entry, EffectEntry other) {
		return entry instanceof EffectEntry effect && effect.getSlot() == other.getSlot();
	}

	/** The changes of how a property is computed, the last one being the one that counts. */
	public List<DefinitionChange> definitionsOf(Property property) {
		return byTarget.of(property, DefinitionChange.class).toList();
	}

	/** How a property is computed; null for what is left open and computed by nobody. */
	public @Nullable Expression definitionOf(Property property) {
		List<DefinitionChange> definitions = definitionsOf(property);
		return definitions.isEmpty() ? property.getValue() : definitions.getLast().getValue();
	}

	/** How a property would be computed without a change; null for the first of one that is left open. */
	public @Nullable Expression definitionBefore(DefinitionChange change) {
		DefinitionChange before = definitionsBefore.get(change);
		return before == null ? change.getProperty().getValue() : before.getValue();
	}

	/** The numbers of a track. */
	public TrackRange rangeOf(Track track) {
		Optional<TrackChange> bounds = last(track, TrackChange.class, TrackChange::isBounded);
		Optional<TrackChange> start = last(track, TrackChange.class, TrackChange::isStarted);
		return new TrackRange(bounds.map(TrackChange::getLower).orElse(track.getLower()),
				bounds.map(TrackChange::getUpper).orElse(track.getUpper()),
				start.map(TrackChange::getStart).orElse(track.getStart()));
	}

	@Override
	public Collection<TrackSpace> spacesOf(Track track) {
		Map<Integer, TrackSpace> spaces = new TreeMap<>();
		track.getSpaces().forEach(space -> spaces.put(space.getNumber(), space));
		byTarget.of(track, TrackChange.class).flatMap(change -> change.getSpaces().stream())
				.forEach(space -> spaces.put(space.getNumber(), space));
		return spaces.values();
	}

	/** The steps that are put right before or after another one: new ones, and those that are moved there. */
	public List<Change> besides(Step anchor, Placement placement) {
		return byTarget.of(anchor).stream().filter(change -> switch (change) {
			case StepChange step -> step.getAnchor() == anchor && step.getPlacement() == placement;
			case StepMove move ->
				move.getAnchor() == anchor && move.getPlacement() == placement && moveOf(move.getStep()).filter(move::equals).isPresent();
			default -> false;
		}).toList();
	}

	/** What comes in the place of a step, each going on with the one before: a new step, or its removal. */
	public List<Change> replacementsOf(Step step) {
		return byTarget.of(step).stream().filter(change -> change instanceof StepRemoval
				|| change instanceof StepChange other && other.getAnchor() == step && other.getPlacement() == Placement.INSTEAD).toList();
	}

	/** Where a step goes that does not stay where it is written. */
	public Optional<StepMove> moveOf(Step step) {
		return last(step, StepMove.class, move -> move.getStep() == step);
	}

	private <T extends Change> Stream<T> all(Class<T> type) {
		return changes.stream().filter(type::isInstance).map(type::cast);
	}

	private <T extends Change> Optional<T> last(EObject target, Class<T> type, Predicate<T> wanted) {
		return byTarget.of(target, type).filter(wanted).reduce((earlier, later) -> later);
	}
}
