package org.hullwright.lang.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;

/** A choice of several at once, of which {@code together} is not said, or said where it cannot stand. */
final class TogetherRepairs implements RepairRule {

	private static final String TOGETHER = "together";
	private static final String SECRETLY = "secretly";
	private static final String CHOOSE = "choose";
	private static final String BY = "by";

	@Override
	public Stream<Repair> repairs(Situation situation) {
		Token found = situation.found(word -> true);
		Token before = situation.before(word -> word.is(BY) || word.is(TOGETHER));
		if (found == null || before == null || !isOfChoice(situation)) {
			return Stream.of();
		}
		if (before.is(TOGETHER)) {
			return found.is(SECRETLY) ? swapped(before, found) : Stream.of();
		}
		Token together = saidBefore(situation);
		if (found.is("each")) {
			return together == null ? missing(situation, found) : Stream.of();
		}
		return together == null ? Stream.of() : alone(together, found);
	}

	private static boolean isOfChoice(Situation situation) {
		for (int at = situation.at() - 1; at >= 0; at--) {
			Token word = situation.words().get(at);
			if (word.is("{") || word.is("}")) {
				return false;
			}
			if (word.is(CHOOSE)) {
				return true;
			}
		}
		return false;
	}

	/** The “together” of the choice that is being read; null when there is none. */
	private static @Nullable Token saidBefore(Situation situation) {
		for (int at = situation.at() - 1; at >= 0 && !situation.words().get(at).is(CHOOSE); at--) {
			if (situation.words().get(at).is(TOGETHER)) {
				return situation.words().get(at);
			}
		}
		return null;
	}

	/** {@code choose by each player p}, perhaps with the word behind it. */
	private static Stream<Repair> missing(Situation situation, Token each) {
		int start = situation.at() - 1;
		while (!situation.words().get(start).is(CHOOSE)) {
			start--;
		}
		Token verb = situation.words().get(start + 1).is(SECRETLY) ? situation.words().get(start + 1) : situation.words().get(start);
		List<Replacement> changes = new ArrayList<>();
		changes.add(new Replacement(verb.end(), 0, ' ' + TOGETHER));
		for (int at = situation.at() + 1; at < situation.words().size() && !situation.words().get(at).is("{"); at++) {
			Token word = situation.words().get(at);
			if (word.is(TOGETHER)) {
				int end = situation.words().get(at - 1).end();
				changes.add(new Replacement(end, word.end() - end, ""));
				return Stream.of(Repair.of("Move “together” behind “" + verb.text() + "”", each, changes)
						.told("“together” belongs behind “" + verb.text() + "”.").sure());
			}
		}
		return Stream.of(Repair.of("Write “together”", each, changes)
				.told("Who choose all at once choose “together”; a single one stands without “each”.").sure());
	}

	/** {@code choose together by actor}. */
	private static Stream<Repair> alone(Token together, Token decider) {
		return Stream.of(Repair.of("Remove “together”", decider, new Replacement(together.offset(), together.text().length() + 1, ""))
				.told("Only several choose together: “by each …”.").sure());
	}

	/** {@code choose together secretly by}. */
	private static Stream<Repair> swapped(Token together, Token secretly) {
		return Stream.of(Repair
				.of("Write “secretly together”", secretly,
						new Replacement(together.offset(), secretly.end() - together.offset(), SECRETLY + ' ' + TOGETHER))
				.told("“secretly” belongs before “together”.").sure());
	}
}
