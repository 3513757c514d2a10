package org.hullwright.packs.together;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.engine.game.Program;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.tree.Place;
import org.hullwright.model.Expansion;
import org.hullwright.model.expansions.Clash;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.expansions.Replacement;
import org.hullwright.model.expansions.Replacements;

/** Finds out whether two units go together by what they say, before anything is played. */
final class StaticMeeting {

	/** Things of which each is told; of more only the number. */
	private static final int MOST = 4;

	private final JoinedPacks packs;
	private final boolean related;

	/**
	 * @param packs the game and the packs of both units
	 * @param related whether the pack of one of the two builds on that of the other, and so changes knowingly what that one says
	 */
	StaticMeeting(JoinedPacks packs, boolean related) {
		this.packs = packs;
		this.related = related;
	}

	/** What comes of two different units; empty when nothing is in their way. */
	Optional<Meeting> of(Unit one, Unit other) {
		return excluded(one, other).or(() -> clash(one, other)).or(() -> refused(one, other));
	}

	private Optional<Meeting> excluded(Unit one, Unit other) {
		Expansions expansions = packs.expansions();
		for (Expansion left : packs.needed(List.of(one))) {
			for (Expansion right : packs.needed(List.of(other))) {
				if (expansions.areApart(left, right)) {
					return Optional.of(Meeting.of(one, other, Outcome.EXCLUDED,
							expansions.exclusionOf(left, right),
							List.of(packs.placeOf(left), packs.placeOf(right))));
				}
			}
		}
		return Optional.empty();
	}

	private Optional<Meeting> clash(Unit one, Unit other) {
		List<Pair> pairs = new ArrayList<>(Clash.among(packs.needed(List.of(one, other)), packs.expansions()).stream()
				.map(clash -> new Pair(clash.earlier(), clash.later())).toList());
		if (pairs.isEmpty() && !related && !one.pack().equals(other.pack())) {
			pairs.addAll(silenced(one, other));
		}
		return pairs.isEmpty() ? Optional.empty() : Optional.of(meeting(one, other, pairs));
	}

	/** Two replacements of the same thing. */
	private record Pair(Replacement left, Replacement right) {

		/** Whether the same two are at odds in another pair. */
		boolean isBetweenSame(Pair other) {
			return left.by().getName().equals(other.left.by().getName()) && right.by().getName().equals(other.right.by().getName());
		}
	}

	/** What a pack replaces always has no order to what another pack replaces: the one that happens to be read later wins. */
	private List<Pair> silenced(Unit one, Unit other) {
		List<Pair> pairs = new ArrayList<>();
		List<Replacement> others = replacedBy(other);
		for (Replacement left : replacedBy(one)) {
			others.stream().filter(right -> left.clashesWith(right) || right.clashesWith(left)).map(right -> new Pair(left, right))
					.forEach(pairs::add);
		}
		return pairs;
	}

	/** What applies always, and what an expansion that is on adds to that, of the pack of a unit. */
	private List<Replacement> replacedBy(Unit unit) {
		List<Replacement> all = new ArrayList<>(packs.alwaysReplacedBy(unit.pack()));
		packs.needed(List.of(unit)).stream().filter(expansion -> Expansions.packOf(expansion).equals(unit.pack()))
				.forEach(expansion -> all.addAll(Replacements.of(expansion, packs.expansions())));
		return all;
	}

	/** Tells of the first two that are at odds all that they both replace, with the places of each. */
	private Meeting meeting(Unit one, Unit other, List<Pair> pairs) {
		Pair first = pairs.getFirst();
		List<Pair> same = pairs.stream().filter(first::isBetweenSame).toList();
		List<String> things = same.stream().map(pair -> pair.left().thing().words()).distinct().toList();
		return Meeting.of(one, other, Outcome.CLASH,
				nameOf(first.left()) + " and " + nameOf(first.right()) + " both replace " + listed(things)
						+ ", and nothing says which of them comes later",
				same.stream().limit(MOST).flatMap(pair -> Stream.of(pair.left(), pair.right())).map(each -> packs.placeOf(each.place()))
						.distinct().toList());
	}

	private static String listed(List<String> things) {
		int more = things.size() - MOST;
		return String.join(" and ", things.stream().limit(MOST).toList()) + (more > 0 ? " and " + more + " more" : "");
	}

	private String nameOf(Replacement replacement) {
		return replacement.by().eResource() == null ? replacement.by().getName() : packs.expansions().nameOf(replacement.by());
	}

	private Optional<Meeting> refused(Unit one, Unit other) {
		try {
			Program program = packs.program(List.of(one, other));
			return program.world().refusalOf(modes(one, other))
					.map(reason -> Meeting.of(one, other, Outcome.EXCLUDED, reason, List.of(one.place(), other.place())));
		} catch (LoweringException refused) {
			return Optional.of(Meeting.of(one, other, Outcome.CLASH, refused.getMessage(), places(refused.place(), one, other)));
		} catch (IllegalArgumentException impossible) {
			return Optional.of(Meeting.of(one, other, Outcome.CLASH, impossible.getMessage(), List.of(one.place(), other.place())));
		}
	}

	/** Where something shows, and where each of both is declared; the head of a pack says nothing more where it shows in the same file. */
	static List<Place> places(Place shown, Unit one, Unit other) {
		Stream<Place> declared = Stream.of(one, other)
				.filter(unit -> unit.sort() != Unit.Sort.PACK || !unit.place().uri().equals(shown.uri())).map(Unit::place);
		return Stream.concat(Stream.of(shown), declared).filter(place -> place.line() > 0).distinct().toList();
	}

	/** Names of the modes among two units. */
	static Set<String> modes(Unit one, Unit other) {
		return Stream.of(one, other).filter(unit -> unit.sort() == Unit.Sort.MODE).map(Unit::name)
				.collect(Collectors.toCollection(LinkedHashSet::new));
	}
}
