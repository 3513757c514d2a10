package org.hullwright.lang.rulestext;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Joins sentences about one and the same, one after the other: "The target suffers 1 Light Wound and gains a Contamination card." */
final class SharedSubject {

	/** In letters; what would be longer stays in sentences of its own. */
	private static final int LONGEST = 140;

	private SharedSubject() {}

	/** The same passages, in which neighbours are one where one and the same does both. */
	static List<Passage> joined(List<Passage> passages) {
		var joined = new ArrayList<Passage>();
		var group = new ArrayList<Passage>();
		for (Passage passage : passages) {
			if (!group.isEmpty() && !goOn(group, passage)) {
				joined.add(one(group));
				group.clear();
			}
			group.add(passage);
		}
		if (!group.isEmpty()) {
			joined.add(one(group));
		}
		return joined;
	}

	private static boolean goOn(List<Passage> group, Passage next) {
		return canJoin(group.getFirst()) && canJoin(next) && next.clause().subject().equals(group.getFirst().clause().subject())
				&& group.stream().mapToInt(passage -> passage.text().length()).sum() + next.text().length() <= LONGEST;
	}

	/** What the reader does stays an instruction of its own, and so does what has a pause in it. */
	private static boolean canJoin(Passage passage) {
		Clause clause = passage.clause();
		return passage.isSimple() && Effects.isPlain(passage.source()) && !clause.subject().isEmpty()
				&& !clause.subject().equals(English.YOU) && clause.predicate().chars().noneMatch(letter -> ",;:.".indexOf(letter) >= 0);
	}

	private static Passage one(List<Passage> group) {
		Passage first = group.getFirst();
		if (group.size() == 1) {
			return first;
		}
		String predicate = English.together(group.stream().map(passage -> passage.clause().predicate()).toList(), "and",
				UnaryOperator.identity());
		return new Passage(new Clause(first.clause().subject(), predicate), List.of(), first.source());
	}
}
