package org.hullwright.lang.repair;

import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Values of components that are chosen by an {@code if} around the entry, or without parentheses: the value itself chooses, in parentheses.
 */
final class PrintedValueRepairs implements RepairRule {

	private static final String CHOICE = "What is printed chooses by itself: “%s: (if … then … else …)”.";

	@Override
	public Stream<Repair> repairs(Situation situation) {
		Token found = situation.found(word -> word.is("if"));
		if (found == null) {
			return Stream.of();
		}
		Token colon = situation.before(word -> word.is(":") || word.is(","));
		return colon != null ? withoutParentheses(situation, found) : aroundEntries(situation, found);
	}

	/** The value ends where its line does, or the next entry begins. */
	private static Stream<Repair> withoutParentheses(Situation situation, Token found) {
		int end = situation.at();
		boolean otherwise = false;
		while (situation.word(end + 1).filter(word -> !endsValue(situation, word)).isPresent()
				&& !(otherwise && startsEntry(situation, end + 1))) {
			end++;
			otherwise |= situation.words().get(end).is("else");
		}
		Token last = situation.words().get(end);
		return otherwise
				? Stream.of(Repair.of("Put the value in parentheses", found, new Replacement(found.offset(), 0, "("),
						new Replacement(last.end(), 0, ")")).told("A value that is chosen stands in parentheses: “(if … then … else …)”."))
				: Stream.of();
	}

	private static boolean endsValue(Situation situation, Token word) {
		return word.is("}") || word.is(",") || word.is("{");
	}

	private static boolean startsEntry(Situation situation, int at) {
		return situation.word(at, situation::isFree) != null && situation.word(at + 1, word -> word.is(":") || word.is("{")) != null;
	}

	/** {@code if C { cost: 1 } else { cost: 2 }} says the same of one entry. */
	private static Stream<Repair> aroundEntries(Situation situation, Token found) {
		int first = opening(situation, situation.at());
		int end = first < 0 ? -1 : situation.closing(first, "{", "}");
		Token otherwise = end < 0 ? null : situation.word(end + 1, word -> word.is("else"));
		int second = end + 2;
		int last = otherwise == null || situation.word(second, word -> word.is("{")) == null ? -1 : situation.closing(second, "{", "}");
		Token name = first < 0 ? null : situation.word(first + 1, Token::isName);
		if (last < 0 || name == null || situation.word(second + 1, word -> word.is(name.text())) == null) {
			return Stream.of();
		}
		String one = valueBetween(situation, first + 1, end);
		String other = valueBetween(situation, second + 1, last);
		if (one == null || other == null) {
			return Stream.of();
		}
		String condition = situation.text().substring(found.end(), situation.words().get(first).offset()).strip();
		String written = "%s: (if %s then %s else %s)".formatted(name.text(), condition, one, other);
		return Stream.of(Repair.of("Write “" + written + "”", found,
				new Replacement(found.offset(), situation.words().get(last).end() - found.offset(), written))
				.told(CHOICE.formatted(name.text())));
	}

	private static int opening(Situation situation, int start) {
		int at = start;
		while (situation.word(at).filter(word -> !word.is("{")).isPresent()) {
			at++;
		}
		return at < situation.words().size() ? at : -1;
	}

	/** The value of the only entry between braces; null where there is something else. */
	private static @Nullable String valueBetween(Situation situation, int name, int end) {
		Token colon = situation.word(name + 1, word -> word.is(":"));
		if (colon == null || situation.words().subList(name + 2, end).stream().anyMatch(word -> word.is(":") || word.is("{"))) {
			return null;
		}
		return situation.text().substring(colon.end(), situation.words().get(end).offset()).strip();
	}
}
