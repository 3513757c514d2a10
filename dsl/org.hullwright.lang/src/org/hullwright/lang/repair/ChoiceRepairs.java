package org.hullwright.lang.repair;

import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;

/** How many somebody chooses, said in another place than right behind {@code choose}. */
final class ChoiceRepairs implements RepairRule {

	private static final Set<String> BEFORE_COUNT = Set.of("choose", "secretly", "together");
	private static final String BY = "by";
	private static final String TO = "to";

	@Override
	public Stream<Repair> repairs(Situation situation) {
		Token found = situation.found(word -> true);
		if (found == null) {
			return Stream.of();
		}
		return isNumber(found) ? behindDecider(situation, found) : withNoun(situation, found);
	}

	/** {@code choose by actor 2}. */
	private static Stream<Repair> behindDecider(Situation situation, Token number) {
		Token decider = deciderBefore(situation);
		Token before = situation.before(word -> true);
		if (decider == null || before == null) {
			return Stream.of();
		}
		boolean range = situation.word(situation.at() + 1, word -> word.is(TO)) != null;
		Token upper = range ? situation.word(situation.at() + 2, ChoiceRepairs::isNumber) : null;
		String count = upper == null ? number.text() : number.text() + " to " + upper.text();
		int end = upper == null ? number.end() : upper.end();
		return Stream.of(Repair
				.of("Move “" + count + "” before “by”", number, new Replacement(decider.offset(), 0, count + ' '),
						new Replacement(before.end(), end - before.end(), ""))
				.told("How many are chosen stands before “by”: “choose %s by …”.".formatted(count)).sure());
	}

	/** The “by” of the choice that is being read; null when none is. */
	private static @Nullable Token deciderBefore(Situation situation) {
		for (int at = situation.at() - 1; at > 0; at--) {
			Token word = situation.words().get(at);
			if (word.is("{") || word.is("}")) {
				return null;
			}
			if (word.is(BY) && BEFORE_COUNT.contains(situation.words().get(at - 1).text())) {
				return word;
			}
		}
		return null;
	}

	/** {@code choose 2 rooms by actor}. */
	private static Stream<Repair> withNoun(Situation situation, Token noun) {
		Token count = situation.before(ChoiceRepairs::isNumber);
		int start = situation.word(situation.at() - 2, word -> word.is(TO)) == null ? situation.at() - 2 : situation.at() - 4;
		boolean counted = situation.word(start, word -> BEFORE_COUNT.contains(word.text())) != null;
		return count == null || !counted || !situation.isFree(noun)
				? Stream.of()
				: Stream.of(Repair
						.of("Remove “" + noun.text() + "”", noun, new Replacement(count.end(), noun.end() - count.end(), ""))
						.told("Only how many are chosen stands here; among what is said behind who chooses: “for each …”.").sure());
	}

	private static boolean isNumber(Token word) {
		return word.sort() == Token.Sort.NUMBER;
	}
}
