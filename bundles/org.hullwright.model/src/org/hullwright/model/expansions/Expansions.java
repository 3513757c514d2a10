package org.hullwright.model.expansions;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.Bond;
import org.hullwright.model.Change;
import org.hullwright.model.Expansion;
import org.hullwright.model.ExpansionExtension;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.ExpansionReference;
import org.hullwright.model.HullFile;
import org.hullwright.model.Rule;
import org.hullwright.model.Track;
import org.hullwright.model.TrackChange;

/**
 * All visible expansions in topological order, each with what extensions add to it: an expansion comes after those it requires. A relation
 * that asks for certain versions of the other's pack counts only when that pack has one of them, except that what is required must have it.
 *
 * <p>
 * A snapshot: later changes of the files are not seen. Broken references are passed over.
 */
public final class Expansions {

	private final SequencedSet<Expansion> declared = new LinkedHashSet<>();
	private final Contents contents;
	private final Relations relations;
	private final List<Expansion> inOrder;
	private final Map<Expansion, Integer> numbers = new HashMap<>();
	private final Map<Expansion, SequencedSet<Expansion>> preceding = new HashMap<>();
	private final Map<String, List<Expansion>> byName = new HashMap<>();
	private final Reach requirements;
	private final Reach predecessors;
	/** What may not be on together with each; in both directions. Null until it is asked for: the names in changes are resolved for it. */
	private volatile @Nullable Exclusions exclusions;

	/**
	 * @param seen expansions and what is added to them, in the order of the files
	 * @param files those that may belong to an expansion
	 * @param versions of packs by their names
	 */
	public Expansions(Collection<? extends ExpansionPart> seen, Collection<HullFile> files, Function<String, Optional<String>> versions) {
		seen.stream().filter(Expansion.class::isInstance).map(Expansion.class::cast).filter(expansion -> expansion.getName() != null)
				.forEach(declared::add);
		contents = new Contents(seen.stream().filter(part -> expansionOf(part).filter(declared::contains).isPresent()).toList(), files);
		relations = new Relations(declared, contents, versions);
		inOrder = List.copyOf(declared);
		declared.forEach(expansion -> numbers.put(expansion, numbers.size()));
		declared.forEach(expansion -> Stream.of(expansion.getName(), packOf(expansion) + "." + expansion.getName())
				.forEach(name -> byName.computeIfAbsent(name, any -> new ArrayList<>(1)).add(expansion)));
		declared.forEach(this::precede);
		requirements = new Reach(declared.stream().map(expansion -> numbersOf(required(expansion))).toList());
		predecessors = new Reach(declared.stream().map(expansion -> numbersOf(preceding(expansion))).toList());
	}

	private Exclusions exclusions() {
		Exclusions known = exclusions;
		if (known == null) {
			known = new Exclusions(inOrder, numbers, expansion -> related(Bond.EXCLUDES, expansion), Alternatives.among(inOrder, contents),
					(one, other) -> comesAfter(one, other) || comesAfter(other, one));
			exclusions = known;
		}
		return known;
	}

	private void precede(Expansion expansion) {
		SequencedSet<Expansion> before = preceding.computeIfAbsent(expansion, any -> new LinkedHashSet<>());
		before.addAll(related(Bond.AFTER, expansion));
		before.addAll(required(expansion));
		related(Bond.BEFORE, expansion).forEach(later -> preceding.computeIfAbsent(later, any -> new LinkedHashSet<>()).add(expansion));
	}

	private int[] numbersOf(Collection<Expansion> some) {
		return some.stream().filter(numbers::containsKey).mapToInt(numbers::get).toArray();
	}

	/** The expansion that the file around an object belongs to: without it, what the file says does not apply. */
	public static Optional<Expansion> expansionAround(EObject object) {
		return EcoreUtil.getRootContainer(object) instanceof HullFile file && file.getPack() != null
				&& file.getPack().getExpansion() != null
				&& !file.getPack().getExpansion().eIsProxy() ? Optional.of(file.getPack().getExpansion()) : Optional.empty();
	}

	/** The expansion that a part belongs to. */
	public static Optional<Expansion> expansionOf(ExpansionPart part) {
		return switch (part) {
			case Expansion expansion -> Optional.of(expansion);
			case ExpansionExtension extension when extension.getExpansion() != null && !extension.getExpansion().eIsProxy() ->
				Optional.of(extension.getExpansion());
			default -> Optional.empty();
		};
	}

	/** What people read: its title, or its name when it has none. */
	public static String titleOf(Expansion expansion) {
		return expansion.getTitle() == null ? expansion.getName() : expansion.getTitle();
	}

	/** The pack whose text an object stands in; empty text when it says none. */
	public static String packOf(EObject object) {
		return EcoreUtil.getRootContainer(object) instanceof HullFile file && file.getPack() != null && file.getPack().getName() != null
				? file.getPack().getName()
				: "";
	}

	/** The versions of the other's pack that a reference asks for. */
	public static VersionRange wantedBy(ExpansionReference reference) {
		return new VersionRange(reference.getAtLeast(), reference.getBelow());
	}

	/** Whether the pack of the other expansion has a version that is asked for; a pack without one has any. */
	public boolean isOfWantedVersion(ExpansionReference reference) {
		return relations.isOfWantedVersion(reference);
	}

	/** The version of the pack that declares an expansion. */
	public Optional<String> versionOf(Expansion expansion) {
		return relations.versionOf(expansion);
	}

	/** All of them, in the order of the files. */
	public List<Expansion> all() {
		return inOrder;
	}

	/** What an expansion is called where it has to be told from all others: by its name, with its pack where two packs share it. */
	public String nameOf(Expansion expansion) {
		return byName.getOrDefault(expansion.getName(), List.of()).size() > 1
				? packOf(expansion) + "." + expansion.getName()
				: expansion.getName();
	}

	/**
	 * The expansion of that name, with or without its pack.
	 *
	 * @throws IllegalArgumentException when there is none, or when two packs have one
	 */
	public Expansion named(String name) {
		List<Expansion> found = byName.getOrDefault(name, List.of());
		if (found.isEmpty()) {
			throw new IllegalArgumentException("there is no expansion " + name);
		}
		if (found.size() > 1) {
			throw new IllegalArgumentException(
					packOf(found.getFirst()) + " and " + packOf(found.getLast()) + " both have an expansion " + name
							+ "; write " + nameOf(found.getLast()));
		}
		return found.getFirst();
	}

	/** All that an expansion changes. */
	public List<Change> changesOf(Expansion expansion) {
		return contents.changesOf(expansion);
	}

	/** All that any expansion changes of a track. */
	public List<TrackChange> changesOf(Track track) {
		return declared.stream().flatMap(expansion -> changesOf(expansion).stream()).filter(TrackChange.class::isInstance)
				.map(TrackChange.class::cast)
				.filter(change -> change.getTrack() == track).toList();
	}

	/** All rules of an expansion: those in its parts, then those of the files that belong to it. */
	public List<Rule> rulesOf(Expansion expansion) {
		return contents.rulesOf(expansion);
	}

	/** An expansion and all that has to be on with it, the required ones last. */
	public SequencedSet<Expansion> neededBy(Expansion expansion) {
		SequencedSet<Expansion> needed = new LinkedHashSet<>();
		needed.add(expansion);
		needed.addAll(reach(expansion, this::required));
		return needed;
	}

	/** Whether two expansions can never be on together. */
	public boolean areApart(Expansion one, Expansion other) {
		return shutOutBy(one).intersects(neededNumbers(other));
	}

	/** Why two expansions that are apart are so, in a sentence without its full stop. */
	public String exclusionOf(Expansion one, Expansion other) {
		return nameOf(one) + " and " + nameOf(other) + " exclude each other"
				+ exclusions().saidByBoth(one, other).map(property -> ", for each says what " + property.getName() + " is").orElse("");
	}

	/**
	 * Sets of those that no other one requires and that can be on together, so that each is in one: as few and as large sets as are easily
	 * found.
	 */
	public List<List<Expansion>> together() {
		List<List<Expansion>> sets = new ArrayList<>();
		List<BitSet> needed = new ArrayList<>();
		for (Expansion expansion : outermost()) {
			BitSet shutOut = shutOutBy(expansion);
			int set = IntStream.range(0, sets.size()).filter(each -> !shutOut.intersects(needed.get(each))).findFirst().orElse(sets.size());
			if (set == sets.size()) {
				sets.add(new ArrayList<>());
				needed.add(new BitSet());
			}
			sets.get(set).add(expansion);
			needed.get(set).or(neededNumbers(expansion));
		}
		return sets;
	}

	/** Whether what one expansion changes applies after what another one changes. */
	public boolean comesAfter(Expansion later, Expansion earlier) {
		return reached(predecessors, later, earlier);
	}

	/** The expansions that require each other in a circle with one of them; empty when it does not require itself. */
	public Circle circleOfRequirements(Expansion expansion) {
		return circle(requirements, expansion);
	}

	/** The expansions that would all have to come after each other, with one of them; empty when it need not come after itself. */
	public Circle circleOfOrder(Expansion expansion) {
		return circle(predecessors, expansion);
	}

	private Circle circle(Reach reach, Expansion expansion) {
		return numbers.containsKey(expansion)
				? new Circle(reach.circleOf(numbers.get(expansion)), numbers.get(expansion))
				: new Circle(new BitSet(), 0);
	}

	/** Expansions that lead from one to the other and back. A circle may be large and is the same for all in it, so nothing is copied. */
	public final class Circle {

		private final BitSet members;
		private final int from;

		private Circle(BitSet members, int from) {
			this.members = members;
			this.from = from;
		}

		/** Whether there is none. */
		public boolean isEmpty() {
			return members.isEmpty();
		}

		/** How many there are besides the one that was asked for. */
		public int others() {
			return members.cardinality() - 1;
		}

		/** The first of those, by what they are called, in the order of the files. */
		public List<String> names(int most) {
			return members.stream().filter(member -> member != from).limit(most).mapToObj(inOrder::get).map(Expansions.this::nameOf)
					.toList();
		}
	}

	/** A topological sort: some in the order in which they apply, each after those it has to come after, else in the order of the files. */
	public List<Expansion> inOrder(Collection<Expansion> some) {
		Set<Expansion> wanted = new LinkedHashSet<>(some);
		SequencedSet<Expansion> ordered = new LinkedHashSet<>();
		Set<Expansion> open = new LinkedHashSet<>();
		Deque<Iterator<Expansion>> path = new ArrayDeque<>();
		Deque<Expansion> waiting = new ArrayDeque<>();
		path.push(declared.stream().filter(wanted::contains).iterator());
		while (!path.isEmpty()) {
			if (path.peek().hasNext()) {
				Expansion expansion = path.peek().next();
				if (!ordered.contains(expansion) && open.add(expansion)) {
					waiting.push(expansion);
					path.push(inFileOrder(preceding(expansion)).filter(wanted::contains).iterator());
				}
			} else {
				path.pop();
				if (!waiting.isEmpty()) {
					ordered.add(waiting.pop());
				}
			}
		}
		return List.copyOf(ordered);
	}

	private Stream<Expansion> inFileOrder(Collection<Expansion> some) {
		return some.stream().filter(numbers::containsKey).sorted(Comparator.comparing(numbers::get));
	}

	/** Why some expansions cannot be on together, in a sentence; empty when they can. */
	public Optional<String> refusalOf(Collection<Expansion> together) {
		Set<Expansion> on = new LinkedHashSet<>(together);
		Stream<Optional<String>> reasons = inOrder(on).stream().flatMap(expansion -> Stream.of(versionMissing(expansion),
				required(expansion).stream().filter(other -> !on.contains(other)).findFirst()
						.map(other -> nameOf(expansion) + " requires " + nameOf(other) + "; switch " + nameOf(other) + " on as well"),
				isExcluding(expansion)
						? on.stream().filter(other -> exclude(expansion, other)).findFirst()
								.map(other -> exclusionOf(expansion, other))
						: Optional.empty()));
		return reasons.flatMap(Optional::stream).findFirst();
	}

	/** Why an expansion can never be on, in words that follow its name; empty when it can. */
	public Optional<String> impossibilityOf(Expansion expansion) {
		if (!areApart(expansion, expansion)) {
			return Optional.empty();
		}
		SequencedSet<Expansion> needed = neededBy(expansion);
		BitSet shutOut = shutOutBy(expansion);
		return needed.stream().filter(one -> numbers.containsKey(one) && shutOut.get(numbers.get(one))).findFirst()
				.flatMap(one -> needed.stream().filter(other -> exclude(one, other))
						.findFirst().map(other -> List.of(one, other)))
				.map(pair -> pair.contains(expansion)
						? "it requires and excludes " + nameOf(pair.getFirst() == expansion ? pair.getLast() : pair.getFirst())
						: "it requires " + nameOf(pair.getFirst()) + " and " + nameOf(pair.getLast()) + ", which exclude each other");
	}

	/** What has no name is related to nothing. */
	private boolean reached(Reach reach, Expansion from, Expansion to) {
		return numbers.containsKey(from) && numbers.containsKey(to) && reach.from(numbers.get(from)).get(numbers.get(to));
	}

	/** All that something needed by an expansion excludes. */
	private BitSet shutOutBy(Expansion expansion) {
		BitSet all = new BitSet();
		neededNumbers(expansion).stream().mapToObj(exclusions()::of).forEach(all::or);
		return all;
	}

	private BitSet neededNumbers(Expansion expansion) {
		BitSet needed = new BitSet();
		if (numbers.containsKey(expansion)) {
			needed.or(requirements.from(numbers.get(expansion)));
			needed.set(numbers.get(expansion));
		}
		return needed;
	}

	private Optional<String> versionMissing(Expansion expansion) {
		return relations.unmetBy(expansion).stream().findFirst()
				.map(reference -> nameOf(expansion) + " requires " + nameOf(reference.getExpansion()) + " " + wantedBy(reference) + ", but "
						+ packOf(reference.getExpansion()) + " is here in version "
						+ versionOf(reference.getExpansion()).orElse("unknown"));
	}

	private boolean isExcluding(Expansion expansion) {
		return numbers.containsKey(expansion) && !exclusions().of(numbers.get(expansion)).isEmpty();
	}

	/** Those that no other one requires. */
	private List<Expansion> outermost() {
		BitSet required = new BitSet();
		declared.forEach(expansion -> required.or(requirements.from(numbers.get(expansion))));
		return declared.stream().filter(expansion -> !required.get(numbers.get(expansion))).toList();
	}

	private boolean exclude(Expansion one, Expansion other) {
		return numbers.containsKey(one) && numbers.containsKey(other) && exclusions().of(numbers.get(one)).get(numbers.get(other));
	}

	private SequencedSet<Expansion> required(Expansion expansion) {
		return related(Bond.REQUIRES, expansion);
	}

	/** What an expansion directly comes after. */
	private SequencedSet<Expansion> preceding(Expansion expansion) {
		return preceding.getOrDefault(expansion, new LinkedHashSet<>());
	}

	private SequencedSet<Expansion> related(Bond bond, Expansion expansion) {
		return relations.of(bond, expansion);
	}

	/** All that can be reached in one step or more. */
	private static SequencedSet<Expansion> reach(Expansion from, Function<Expansion, ? extends Collection<Expansion>> next) {
		SequencedSet<Expansion> reached = new LinkedHashSet<>();
		Deque<Expansion> open = new ArrayDeque<>(next.apply(from));
		while (!open.isEmpty()) {
			Expansion expansion = open.removeFirst();
			if (reached.add(expansion)) {
				open.addAll(next.apply(expansion));
			}
		}
		return reached;
	}
}
