package org.hullwright.lang.repair;

import java.util.ArrayList;
import java.util.Set;
import java.util.stream.Stream;

/** Questions that need parentheses, and lists that need none. */
final class BracketRepairs implements RepairRule {

	private static final int MOST_WORDS = 12; // of a question

	/** Words that begin a question. */
	private static final Set<String> QUESTIONS = Set.of("the", "first", "last", "random", "number", "highest", "lowest", "total", "roll",
			"distance", "each", "room");

	@Override
	public Stream<Repair> repairs(Situation situation) {
		return situation.found().stream().flatMap(found -> found.is("[") ? unbracketed(situation, found) : question(situation, found));
	}

	private static Stream<Repair> unbracketed(Situation situation, Token found) {
		int end = situation.closing(situation.at(), "[", "]");
		if (end == situation.at() + 1) {
			Token last = situation.words().get(end);
			return Stream.of(Repair.of("Write “()”", found, new Replacement(found.offset(), last.end() - found.offset(), "()"))
					.told("“[” is no sign of Hull: the empty list is “()”.").sure());
		}
		return end < 0
				? Stream.of()
				: Stream.of(Repair.of("Take the brackets out", found, new Replacement(found.offset(), 1, ""),
						new Replacement(situation.words().get(end).offset(), 1, ""))
						.told("“[” is no sign of Hull: several values stand one behind the other, with commas between them."));
	}

	/** With everything that may belong to the question, the shortest first. */
	private static Stream<Repair> question(Situation situation, Token found) {
		if (!QUESTIONS.contains(found.text())) {
			return Stream.of();
		}
		var repairs = new ArrayList<Repair>();
		for (int end = situation.at() + 1; end < situation.words().size() && end <= situation.at() + MOST_WORDS; end++) {
			Token last = situation.words().get(end);
			if (last.line() != found.line() || Region.nesting(last) != 0) {
				break;
			}
			String question = situation.text().substring(found.offset(), last.end());
			repairs.add(Repair.of("Write “(" + question + ")”", found, new Replacement(found.offset(), 0, "("),
					new Replacement(last.end(), 0, ")")));
		}
		return repairs.stream();
	}
}
