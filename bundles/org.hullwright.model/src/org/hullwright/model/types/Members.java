package org.hullwright.model.types;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.model.Component;
import org.hullwright.model.Entry;
import org.hullwright.model.Kind;
import org.hullwright.model.KindMember;
import org.hullwright.model.NumberLiteral;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.TextLiteral;
import org.hullwright.model.TruthLiteral;
import org.hullwright.model.types.Type.ListType;
import org.hullwright.model.types.Type.OptionalType;
import org.hullwright.model.types.Type.PieceType;
import org.hullwright.model.types.Type.RollType;
import org.hullwright.model.types.Type.SortType;
import org.hullwright.model.types.Type.ZoneType;

/**
 * Which members things have: their kind's own, those that visible files add to it, and those of the kinds above. Where a name occurs twice
 * the nearest kind wins. Answers are kept, so an instance must not outlive a change of the files.
 */
public final class Members {

	private static final String COPIES = "copies";
	private static final String COPIES_AS_NEEDED = "copiesAsNeeded";
	private static final String PICTURE = "picture";
	private static final String ICON = "icon";
	private static final String PLURAL = "plural";

	private final Universe universe;
	private final Kinds kinds;
	private final Map<Kind, SequencedMap<String, KindMember>> known = new ConcurrentHashMap<>();
	private final Map<Kind, Map<String, List<KindMember>>> declared = new ConcurrentHashMap<>();
	private final Map<Type, List<KindMember>> knownByType = new ConcurrentHashMap<>();

	/** @param universe knows what is added to kinds */
	public Members(Universe universe) {
		this.universe = universe;
		this.kinds = new Kinds(universe);
	}

	/** All members of a kind, the nearest first. */
	public List<KindMember> of(Kind kind) {
		return List.copyOf(byName(kind).values());
	}

	public Optional<KindMember> find(Kind kind, String name) {
		return Optional.ofNullable(byName(kind).get(name));
	}

	/** The members declared for exactly this kind, by itself or by visible extensions, even when a name occurs twice. */
	public Stream<KindMember> declaredFor(Kind kind) {
		return Stream.concat(kind.getMembers().stream(),
				universe.extensionsOf(kind).stream().flatMap(extension -> extension.getMembers().stream()));
	}

	/** Those of them that have a name. */
	public List<KindMember> declaredFor(Kind kind, String name) {
		return declared
				.computeIfAbsent(kind,
						any -> declaredFor(kind).filter(member -> member.getName() != null)
								.collect(Collectors.groupingBy(KindMember::getName)))
				.getOrDefault(name, List.of());
	}

	/**
	 * What may follow {@code 's} after a value of a type. A list answers for its elements, a zone for itself and for what lies in it. What
	 * may be absent answers as if it were there: that it must be asked for is a matter of checks.
	 */
	public List<KindMember> of(Type type) {
		List<KindMember> members = knownByType.get(type);
		if (members == null) {
			members = kindsOf(type).flatMap(kind -> byName(kind).values().stream()).distinct().toList();
			knownByType.put(type, members);
		}
		return members;
	}

	/** The member of that name that {@link #of(Type)} would list first. */
	public Optional<KindMember> find(Type type, String name) {
		return kindsOf(type).flatMap(kind -> find(kind, name).stream()).findFirst();
	}

	/** Whether a member of zones themselves is meant, and not one of what lies in them. */
	public boolean isOfPlace(KindMember member) {
		return kinds.core(Kinds.PLACE).map(place -> byName(place).containsValue(member)).orElse(false);
	}

	/**
	 * How many copies of a component the game has: as printed, else what {@code copies} is by default. A number that is not a constant, and
	 * as many as are needed, count as {@link Integer#MAX_VALUE}.
	 */
	public int copiesOf(Component component) {
		return copiesOf(component, component.getEntries());
	}

	/** How many copies of a component the game has when it prints these entries. */
	public int copiesOf(Component component, List<Entry> entries) {
		if (areCopiesAsNeeded(entries)) {
			return Integer.MAX_VALUE;
		}
		for (Entry entry : entries) {
			if (entry instanceof PropertyEntry printed && printed.getProperty() != null
					&& COPIES.equals(printed.getProperty().getName()) && !printed.getValues().isEmpty()) {
				return Constants.numberOf(printed.getValues().getFirst()).orElse(Integer.MAX_VALUE);
			}
		}
		return kinds.of(component).flatMap(kind -> find(kind, COPIES))
				.filter(Property.class::isInstance).map(member -> ((Property) member).getValue())
				.filter(NumberLiteral.class::isInstance).map(value -> ((NumberLiteral) value).getValue())
				.orElse(1);
	}

	/** Whether a component that prints these entries has as many copies as places name at the start. */
	public static boolean areCopiesAsNeeded(List<Entry> entries) {
		return entries.stream().filter(PropertyEntry.class::isInstance).map(PropertyEntry.class::cast)
				.anyMatch(printed -> printed.getProperty() != null && COPIES_AS_NEEDED.equals(printed.getProperty().getName())
						&& (printed.getValues().isEmpty()
								|| printed.getValues().getFirst() instanceof TruthLiteral truth && truth.isYes()));
	}

	/**
	 * The picture among what something prints: the text that names it by its way from the folder of the pack in which that text stands.
	 * Where it is said twice, as by a component and by its side, the last counts. Empty text is no picture.
	 */
	public Optional<TextLiteral> pictureIn(List<Entry> entries) {
		return textIn(entries, PICTURE);
	}

	/** The icon among what something prints, by the rules of {@link #pictureIn}. */
	public Optional<TextLiteral> iconIn(List<Entry> entries) {
		return textIn(entries, ICON);
	}

	/** Whether an entry says by which icon something is told apart. */
	public boolean isIcon(PropertyEntry entry) {
		return isOfPiece(entry, ICON);
	}

	/** What its author says several of a component are called; empty when nothing is said. */
	public Optional<TextLiteral> pluralOf(Component component) {
		return textIn(component.getEntries(), PLURAL);
	}

	private Optional<TextLiteral> textIn(List<Entry> entries, String property) {
		return entries.stream().filter(PropertyEntry.class::isInstance).map(PropertyEntry.class::cast)
				.filter(entry -> isOfPiece(entry, property))
				.flatMap(entry -> entry.getValues().stream()).filter(TextLiteral.class::isInstance).map(TextLiteral.class::cast)
				.reduce((earlier, later) -> later).filter(text -> !text.getValue().isEmpty());
	}

	/** Whether an entry says what something looks like. */
	public boolean isPicture(PropertyEntry entry) {
		return isOfPiece(entry, PICTURE);
	}

	private boolean isOfPiece(PropertyEntry entry, String property) {
		return entry.getProperty() != null && property.equals(entry.getProperty().getName())
				&& kinds.core(Kinds.PIECE).filter(piece -> entry.getProperty().eContainer() == piece).isPresent();
	}

	private Stream<Kind> kindsOf(Type type) {
		return switch (type) {
			case PieceType(Kind kind) -> Stream.of(kind);
			case SortType(Kind kind, boolean unique) -> Stream.of(kind);
			case ZoneType(Kind content) -> Stream.concat(kinds.core(Kinds.PLACE).stream(), Stream.of(content));
			case RollType roll -> kinds.core(Kinds.OUTCOME).stream();
			case ListType(Type element) -> kindsOf(element);
			case OptionalType(Type inner) -> kindsOf(inner);
			case Type.NumberType none -> Stream.empty();
			case Type.TruthType none -> Stream.empty();
			case Type.TextType none -> Stream.empty();
			case Type.EnumerationType none -> Stream.empty();
			case Type.DieType none -> Stream.empty();
			case Type.SideType none -> Stream.empty();
			case Type.BoardType none -> Stream.empty();
			case Type.AbsentType none -> Stream.empty();
			case Type.UnknownType none -> Stream.empty();
		};
	}

	private SequencedMap<String, KindMember> byName(Kind kind) {
		SequencedMap<String, KindMember> members = known.get(kind);
		if (members == null) {
			members = collect(kind);
			known.put(kind, members);
		}
		return members;
	}

	private SequencedMap<String, KindMember> collect(Kind kind) {
		var members = new LinkedHashMap<String, KindMember>();
		for (Kind ancestor : kinds.lineageOf(kind)) {
			declaredFor(ancestor).forEach(member -> put(members, member));
		}
		return members;
	}

	private static void put(Map<String, KindMember> members, KindMember member) {
		if (member.getName() != null) {
			members.putIfAbsent(member.getName(), member);
		}
	}
}
