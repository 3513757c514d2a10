package org.hullwright.model.expansions;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

import org.hullwright.model.Expansion;

/**
 * Two expansions that may be on together and replace the same thing, without anybody having said which one comes later.
 *
 * @param earlier by the order of the files, which decides nothing
 */
public record Clash(Replacement earlier, Replacement later) {

	/** All clashes among some expansions. */
	public static List<Clash> among(Collection<Expansion> some, Expansions expansions) {
		List<Expansion> listed = List.copyOf(some);
		List<List<Replacement>> replaced = listed.stream().map(expansion -> Replacements.of(expansion, expansions)).toList();
		List<Clash> clashes = new ArrayList<>();
		Map<Object, List<Integer>> replacing = new HashMap<>();
		for (int other = 0; other < listed.size(); other++) {
			SortedSet<Integer> rivals = new TreeSet<>();
			for (Replacement replacement : replaced.get(other)) {
				rivals.addAll(replacing.getOrDefault(replacement.thing().key(), List.of()));
			}
			for (int one : rivals) {
				if (!areSorted(listed.get(one), listed.get(other), expansions)) {
					collect(replaced.get(one), replaced.get(other), clashes);
				}
			}
			int number = other;
			replaced.get(other).forEach(replacement -> replacing.computeIfAbsent(replacement.thing().key(), any -> new ArrayList<>()).add(number));
		}
		return clashes;
	}

	private static boolean areSorted(Expansion one, Expansion other, Expansions expansions) {
		return expansions.comesAfter(one, other) || expansions.comesAfter(other, one) || expansions.areApart(one, other);
	}

	private static void collect(List<Replacement> some, List<Replacement> others, List<Clash> clashes) {
		for (Replacement one : some) {
			others.stream().filter(one::clashesWith).findFirst().ifPresent(other -> clashes.add(new Clash(one, other)));
		}
	}

	/** Why some expansions that are on have no meaning together, in a sentence. */
	public static Optional<String> refusalOf(Collection<Expansion> on, Expansions expansions) {
		return among(on, expansions).stream().findFirst()
				.map(clash -> expansions.nameOf(clash.earlier.by()) + " and " + expansions.nameOf(clash.later.by()) + " both replace "
						+ clash.earlier.thing().words() + ", and nothing says which of them comes later");
	}
}
