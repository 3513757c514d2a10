package org.hullwright.lang.repair;

import java.util.Set;
import java.util.stream.Stream;

/** So many of a component that are to be moved, returned or the like: only {@code place} counts, everything else is repeated. */
final class CountRepairs implements RepairRule {

	private static final Set<String> HANDLING = Set.of("move", "return", "discard", "remove", "flip", "reveal", "hide");

	@Override
	public Stream<Repair> repairs(Situation situation) {
		boolean of = situation.found().filter(found -> found.is("of")).isPresent();
		int count = situation.at() - 1;
		Token number = situation.word(count, word -> Character.isDigit(word.text().charAt(0)));
		Token handling = situation.word(count - 1, word -> HANDLING.contains(word.text()));
		int thing = of ? situation.at() + 1 : situation.at();
		Token name = situation.word(thing, Token::isName);
		if (number == null || handling == null || name == null) {
			return Stream.of();
		}
		Token last = situation.words().get(end(situation, thing));
		String rest = situation.text().substring(name.offset(), last.end());
		String written = "repeat %s times { %s the first %s }".formatted(number.text(), handling.text(), rest);
		return Stream.of(Repair.of("Write “" + written + "”", situation.found().orElse(name),
				new Replacement(handling.offset(), last.end() - handling.offset(), written))
				.told("“%s” does not count.%s For several, repeat it: “%s”.".formatted(handling.text(),
						handling.is("move") ? " From the supply, “place %s of %s” does.".formatted(number.text(), name.text()) : "",
						written)));
	}

	/** The sentence ends with its line, or with the block. */
	private static int end(Situation situation, int thing) {
		int end = thing;
		while (situation.word(end + 1)
				.filter(next -> !next.is("}") && next.line() == situation.words().get(thing).line() && isOfSentence(situation, next))
				.isPresent()) {
			end++;
		}
		return end;
	}

	private static boolean isOfSentence(Situation situation, Token next) {
		return next.is("to") || next.is("in") || next.is("'s") || situation.isFree(next) || next.is("its") || next.is("(") || next.is(")")
				|| next.is("the") || next.is("first") || next.is("supply");
	}
}
