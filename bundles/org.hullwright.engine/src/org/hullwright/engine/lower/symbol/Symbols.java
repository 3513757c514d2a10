package org.hullwright.engine.lower.symbol;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.lower.expansion.SwitchedOn;
import org.hullwright.engine.lower.source.SourceNumbering;
import org.hullwright.engine.lower.symbol.BoardReading.SpaceFound;
import org.hullwright.model.Board;
import org.hullwright.model.Component;
import org.hullwright.model.DefinitionChange;
import org.hullwright.model.Die;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.Entry;
import org.hullwright.model.Enumeration;
import org.hullwright.model.EnumerationExtension;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Grid;
import org.hullwright.model.HullFile;
import org.hullwright.model.Kind;
import org.hullwright.model.KindExtension;
import org.hullwright.model.KindMember;
import org.hullwright.model.Mode;
import org.hullwright.model.Procedure;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Readable;
import org.hullwright.model.Space;
import org.hullwright.model.Track;
import org.hullwright.model.Zone;
import org.hullwright.model.boards.GridPlaces;
import org.hullwright.model.boards.NamedPlaces;
import org.hullwright.model.boards.Rotation;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.expansions.Printing;
import org.hullwright.model.series.Series;
import org.hullwright.model.series.SeriesBudget;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Members;
import org.hullwright.model.types.TypeInference;

/** The numbers of everything that has one in a world. Numbers follow the order of the files, so that they are the same everywhere. */
public final class Symbols {

	private static final String PLAYER = "player";

	private final SourceNumbering sources;
	private final TypeInference types;
	private final SwitchedOn switchedOn;
	private final Numbering<Kind> kinds = new Numbering<>();
	private final Numbering<EObject> properties = new Numbering<>();
	private final Map<Property, Kind> owners = new IdentityHashMap<>();
	private final Numbering<Zone> zones = new Numbering<>();
	private final Map<Zone, Kind> zoneOwners = new IdentityHashMap<>();
	private final Numbering<EffectSlot> slots = new Numbering<>();
	private final Numbering<EnumerationLiteral> words = new Numbering<>();
	private final Numbering<Die> dice = new Numbering<>();
	private final Numbering<Procedure> procedures = new Numbering<>();
	private final Map<Board, BoardReading> boards = new LinkedHashMap<>();
	private final Map<Space, SpaceFound> declaredSpaces = new IdentityHashMap<>();
	private final Numbering<Board> boardNumbers = new Numbering<>();
	private final List<Design> designs = new ArrayList<>();
	private final Map<Object, Integer> sorts = new IdentityHashMap<>();
	private final Series series;
	private final SeriesBudget seriesBudget;
	private final Set<String> memberNames = new HashSet<>();
	private final List<Integer> firstPieces = new ArrayList<>();
	private final DemandedCopies demanded;
	private final boolean tilesTurn;
	private int pieces;

	/** Numbers everything in the files, and as many players as can play. */
	public Symbols(List<HullFile> files, TypeInference types, SourceNumbering sources, SwitchedOn switchedOn, int mostPlayers) {
		this.sources = sources;
		this.types = types;
		this.switchedOn = switchedOn;
		this.demanded = new DemandedCopies(files, switchedOn);
		this.tilesTurn = files.stream().flatMap(file -> file.getDeclarations().stream())
				.anyMatch(declaration -> declaration instanceof Board board && board.getCircle() != null);
		this.series = new Series(files);
		this.seriesBudget = new SeriesBudget(series);
		Kind player = core(PLAYER);
		addDesign(player, new Design.Players(player, mostPlayers));
		files.forEach(file -> file.getDeclarations().forEach(this::number));
		boards.values().forEach(BoardReading::join);
		boards.forEach(this::addSites);
	}

	private void number(EObject declaration) {
		switch (declaration) {
			case Kind kind -> {
				kinds.add(kind);
				kind.getMembers().forEach(member -> number(member, kind));
			}
			case KindExtension extension -> extension.getMembers().forEach(member -> number(member, extension.getKind()));
			case Property property when property.getNature() != PropertyNature.BUILT_IN -> addProperty(property);
			case Track track -> properties.add(track);
			case Mode mode -> properties.add(mode);
			case Zone zone -> zones.add(zone);
			case Enumeration enumeration -> enumeration.getLiterals().forEach(words::add);
			case EnumerationExtension extension -> extension.getLiterals().forEach(words::add);
			case Die die -> dice.add(die);
			case Procedure procedure -> procedures.add(procedure);
			case Component component when Series.isSeries(component) -> addMembers(component);
			case Component component -> addDesign(component);
			case Board board -> {
				refuseTooLarge(board);
				boardNumbers.add(board);
				boards.put(board, new BoardReading(board, declaredSpaces, switchedOn));
			}
			default -> { /* has no number of its own */ }
		}
	}

	/** How many there are is looked at before any is made. */
	private void addMembers(Component declared) {
		if (designs.size() + series.sizeOf(declared) > Limits.MOST_SORTS) {
			throw sources.refuse(declared, "there are more than " + Limits.MOST_SORTS + " components");
		}
		if (!seriesBudget.take(declared)) {
			throw sources.refuse(declared, "with this the series make components that say too much together");
		}
		for (Component member : series.membersOf(declared)) {
			if (!memberNames.add(Expansions.packOf(member) + ":" + member.getName())) {
				throw sources.refuse(declared, member.getName() + " is made twice; a series of a kind of its own has its own names");
			}
			addDesign(member);
		}
	}

	private void addDesign(Component component) {
		addDesign(component, new Design.Declared(kindOf(component), copiesOf(component), component));
	}

	private void refuseTooLarge(Board board) {
		Grid grid = board.getGrid();
		long inGrid = grid == null ? 0 : (long) grid.getColumns() * grid.getRows();
		long drawn = board.getRows().stream().flatMapToInt(String::chars).filter(letter -> letter != ' ').count();
		long listed = board.getSpaces().stream()
				.filter(space -> grid == null || !GridPlaces.has(grid, space.getRow(), space.getColumn())).count();
		if (drawn + inGrid + listed > Limits.MOST_SPACES) {
			throw sources.refuse(board, "a board has at most " + Limits.MOST_SPACES + " spaces");
		}
	}

	private void number(KindMember member, Kind owner) {
		switch (member) {
			case Property property when Rotation.is(property) && !tilesTurn -> { /* nothing can be turned */ }
			case Property property when property.getNature() != PropertyNature.BUILT_IN -> {
				addProperty(property);
				owners.put(property, owner);
			}
			case Zone zone -> {
				zones.add(zone);
				zoneOwners.put(zone, owner);
			}
			case EffectSlot slot -> slots.add(slot);
			default -> { /* the engine knows it */ }
		}
	}

	/** A derived value that expansions compute in another way also keeps what it would be without each of them. */
	private void addProperty(Property property) {
		properties.add(property);
		switchedOn.definitionsOf(property).stream().filter(change -> switchedOn.definitionBefore(change) != null).forEach(properties::add);
	}

	private void addDesign(Object key, Design design) {
		sorts.put(key, designs.size());
		designs.add(design);
		firstPieces.add(pieces);
		pieces += design.copies();
		if (designs.size() > Limits.MOST_SORTS) {
			throw sources.refuse(placeOf(design), "there are more than " + Limits.MOST_SORTS + " components");
		}
	}

	private static EObject placeOf(Design design) {
		return switch (design) {
			case Design.Players players -> players.kind();
			case Design.Declared declared -> declared.component();
			case Design.OnSpace site -> site.space().writtenAt();
			case Design.OnPath site -> site.path().writtenAt();
		};
	}

	private void addSites(Board board, BoardReading reading) {
		Kind space = core(Kinds.SPACE);
		Kind path = core(Kinds.PATH);
		reading.spaces().forEach(found -> {
			Kind own = found.kind();
			addDesign(found, new Design.OnSpace(own == null ? space : own, found));
			numberLike(found, found.declaration());
		});
		reading.paths().forEach(found -> {
			addDesign(found, new Design.OnPath(path, found, board));
			numberLike(found, found.declaration());
		});
	}

	/** A declared site is known by its declaration, too. */
	private void numberLike(Object site, @Nullable EObject declaration) {
		if (declaration != null) {
			sorts.put(declaration, sorts.get(site));
		}
	}

	private int copiesOf(Component component) {
		List<Entry> entries = switchedOn.entriesOf(component);
		int copies = Members.areCopiesAsNeeded(entries) ? demanded.of(component) : types.members().copiesOf(component, entries);
		if (copies < 0 || copies > 1_000) {
			throw sources.refuse(component, component.getName() + " needs a number of copies from 0 to 1000");
		}
		return copies;
	}

	public Kind kindOf(Component component) {
		return types.kinds().of(component).orElseThrow(() -> sources.refuse(component, component.getName() + " is of no known kind"));
	}

	/** A kind of the core library. */
	public Kind core(String name) {
		return types.kinds().core(name).orElseThrow(() -> new IllegalStateException("the core library has no kind " + name));
	}

	/** A member of a kind of the core library. */
	public <T extends KindMember> T coreMember(String kind, String name, Class<T> type) {
		return types.members().find(core(kind), name).map(type::cast)
				.orElseThrow(() -> new IllegalStateException("the core library's " + kind + " has no " + name));
	}

	/** What is printed on components in this game. */
	Printing printing() {
		return switchedOn;
	}

	public List<Kind> kinds() {
		return kinds.all();
	}

	/** Properties, tracks and modes; a change of a derived property stands for what that is without the change. */
	public List<EObject> properties() {
		return properties.all();
	}

	public List<Zone> zones() {
		return zones.all();
	}

	public List<EffectSlot> slots() {
		return slots.all();
	}

	public List<EnumerationLiteral> words() {
		return words.all();
	}

	public List<Die> dice() {
		return dice.all();
	}

	public List<Procedure> procedures() {
		return procedures.all();
	}

	public Map<Board, BoardReading> boards() {
		return boards;
	}

	public List<Design> designs() {
		return designs;
	}

	public int kind(Kind kind, EObject place) {
		return number(kinds, kind, place, "kind");
	}

	/** The number of a property, a track or a mode; inside of another way to compute a property, that of what it is without it. */
	public int property(EObject property, EObject place) {
		DefinitionChange change = changeAround(place);
		if (change == null || change.getProperty() != property || change == place) {
			return number(properties, property, place, "property");
		}
		if (switchedOn.definitionBefore(change) == null) {
			throw sources.refuse(place,
					change.getProperty().getName() + " is left open, so there is nothing that it would be without this");
		}
		return number(properties, change, place, "property");
	}

	private static @Nullable DefinitionChange changeAround(EObject place) {
		for (EObject parent = place; parent != null; parent = parent.eContainer()) {
			if (parent instanceof DefinitionChange change) {
				return change;
			}
		}
		return null;
	}

	/** The kind that has a property; -1 for those of the game. */
	public int ownerOf(Property property) {
		Kind owner = owners.get(property);
		return owner == null ? -1 : kind(owner, property);
	}

	/** The kind whose pieces have a zone each; -1 for a zone of the game. */
	public int ownerOf(Zone zone) {
		Kind owner = zoneOwners.get(zone);
		return owner == null ? -1 : kind(owner, zone);
	}

	public int zone(Zone zone, EObject place) {
		return number(zones, zone, place, "zone");
	}

	public int slot(EffectSlot slot, EObject place) {
		return number(slots, slot, place, "effect");
	}

	public int word(EnumerationLiteral word, EObject place) {
		return number(words, word, place, "word");
	}

	public int die(Die die, EObject place) {
		return number(dice, die, place, "die");
	}

	public int board(Board board, EObject place) {
		return number(boardNumbers, switchedOn.inPlay(board), place, "board");
	}

	public int procedure(Procedure procedure, EObject place) {
		return number(procedures, procedure, place, "procedure");
	}

	/** The design of the players. */
	public int players() {
		return sorts.get(core(PLAYER));
	}

	/** The design of a component, a space or a path; of places that several sides of a board name alike, that of the side in play. */
	public int sort(Object key, EObject place) {
		Integer sort = sorts.get(key instanceof Readable site && NamedPlaces.isPlace(site) ? switchedOn.inPlay(site) : key);
		if (sort == null) {
			throw sources.refuse(place, "this name means nothing here");
		}
		return sort;
	}

	/** The first piece of a design. */
	public int firstPiece(int sort) {
		return firstPieces.get(sort);
	}

	/** The design a piece is a copy of. */
	public int sortOfPiece(int piece) {
		int lowest = 0;
		int beyond = designs.size();
		while (lowest + 1 < beyond) {
			int middle = (lowest + beyond) / 2;
			if (firstPieces.get(middle) <= piece) {
				lowest = middle;
			} else {
				beyond = middle;
			}
		}
		return lowest;
	}

	private int number(Numbering numbering, Object thing, EObject place, String what) {
		return numbering.find(thing).orElseThrow(() -> sources.refuse(place, "this " + what + " is not known"));
	}
}
