package org.hullwright.model.expansions;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.model.Expansion;

/**
 * Two expansions that may be on together and replace the same thing, without a pack that says which one comes later.
 *
 * @param earlier by the order of the files, which decides nothing
 * @param others how many expansions replace the thing besides these two
 */
public record Clash(Replacement earlier, Replacement later, int others) {

	/** With how many others it is told that a replacement clashes: who has sorted those out learns of the next ones. */
	public static final int MOST = 3;

	/**
	 * Clashes among some expansions. Each replacement that clashes is in at least one of them, and where many replace the same thing it is
	 * not paired with all of these: there are never more than {@link #MOST} clashes for each replacement.
	 */
	public static List<Clash> among(Collection<Expansion> some, Expansions expansions) {
		Map<Object, List<Replacement>> replacing = new LinkedHashMap<>();
		for (Expansion expansion : some) {
			for (Replacement replacement : Replacements.of(expansion, expansions)) {
				replacing.computeIfAbsent(replacement.thing().key(), any -> new ArrayList<>()).add(replacement);
			}
		}
		SequencedSet<Clash> clashes = new LinkedHashSet<>();
		replacing.values().stream().filter(rivals -> rivals.size() > 1).forEach(rivals -> collect(rivals, expansions, clashes));
		return List.copyOf(clashes);
	}

	/** @param rivals what replaces one thing, in the order of the files */
	private static void collect(List<Replacement> rivals, Expansions expansions, SequencedSet<Clash> clashes) {
		int others = (int) rivals.stream().map(Replacement::by).distinct().count() - 2;
		for (int one = 0; one < rivals.size(); one++) {
			int found = 0;
			for (int other = 0; other < rivals.size() && found < MOST; other++) {
				if (clash(rivals.get(one), rivals.get(other), expansions)) {
					clashes.add(new Clash(rivals.get(Math.min(one, other)), rivals.get(Math.max(one, other)), others));
					found++;
				}
			}
		}
	}

	private static boolean clash(Replacement one, Replacement other, Expansions expansions) {
		return one.by() != other.by() && one.clashesWith(other) && !areSorted(one.by(), other.by(), expansions);
	}

	private static boolean areSorted(Expansion one, Expansion other, Expansions expansions) {
		return expansions.comesAfter(one, other) || expansions.comesAfter(other, one) || expansions.areApart(one, other);
	}

	/** Whether it is at this place that one of the two replaces the thing. */
	public boolean isAt(EObject place) {
		return earlier.place() == place || later.place() == place;
	}

	/** Why some expansions that are on have no meaning together, in a sentence. */
	public static Optional<String> refusalOf(Collection<Expansion> on, Expansions expansions) {
		return among(on, expansions).stream().findFirst()
				.map(clash -> expansions.nameOf(clash.earlier.by()) + " and " + expansions.nameOf(clash.later.by()) + " both replace "
						+ clash.earlier.thing().words() + ", and nothing says which of them comes later");
	}
}
