package org.hullwright.lang.repair;

import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;

/** Functions of numbers, and loops over them, as other languages write them. */
final class NumberRepairs implements RepairRule {

	private static final String HIGHEST = "highest of";
	/** What people call it, and what the language calls it. */
	private static final Map<String, String> EXTREMES = Map.of("max", HIGHEST, "maximum", HIGHEST, "min", "lowest of", "minimum",
			"lowest of");
	private static final String ABSOLUTE = "abs";
	private static final String EACH = "each";
	private static final String NUMBER = "number";

	@Override
	public Stream<Repair> repairs(Situation situation) {
		Token found = situation.found(word -> word.is("(") || word.is("of"));
		Token name = situation.before(situation::isFree);
		return found == null || name == null ? ranged(situation) : called(situation, found, name);
	}

	/** A range without “number” is read as a line of spaces, as far as the number, or the name of one, lets it. */
	private static Stream<Repair> ranged(Situation situation) {
		int from = IntStream.range(situation.at() - 2, situation.at() + 1).filter(at -> situation.word(at, word -> word.is("from")) != null)
				.findFirst().orElse(-1);
		Token name = situation.word(from - 1, situation::isFree);
		return name == null || situation.word(from - 2, word -> word.is(EACH)) == null
				? Stream.of()
				: Stream.of(Repair.of("Write “number”", name, new Replacement(name.offset(), 0, NUMBER + " "))
						.told("“number” is missing before “%s”: “each number %s from … to …”.".formatted(name.text(), name.text())).sure());
	}

	private static Stream<Repair> called(Situation situation, Token found, Token name) {
		String called = name.text().toLowerCase(Locale.ROOT);
		String extreme = EXTREMES.get(called);
		if (extreme != null) {
			String separated = Situation.isJoined(name, found) ? " " : "";
			int end = found.is("of") ? found.end() : name.end();
			return Stream.of(Repair
					.of("Write “" + extreme + "”", name, new Replacement(name.offset(), end - name.offset(), extreme + separated))
					.told("“%s” is called “%s” here, and what it is of stands in parentheses behind it.".formatted(name.text(), extreme))
					.sure());
		}
		String number = called.equals(ABSOLUTE) ? inParentheses(situation, found) : null;
		return number == null
				? Stream.of()
				: Stream.of(Repair.of("Write “highest of (" + number + ", -" + number + ")”", name, new Replacement(name.offset(),
						situation.words().get(situation.closing(situation.at(), "(", ")")).end() - name.offset(),
						"%s (%s, -%s)".formatted(HIGHEST, number, number)))
						.told("There is no “%s”. The number without its sign is “highest of (%s, -%s)”.".formatted(name.text(), number,
								number))
						.sure());
	}

	/** A single name or number in parentheses; null when more than that stands in them. */
	private static @Nullable String inParentheses(Situation situation, Token found) {
		boolean single = found.is("(") && situation.closing(situation.at(), "(", ")") == situation.at() + 2;
		return single ? situation.words().get(situation.at() + 1).text() : null;
	}
}
