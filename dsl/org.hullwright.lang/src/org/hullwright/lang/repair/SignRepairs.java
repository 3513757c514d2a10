package org.hullwright.lang.repair;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** Signs of other languages and of word processors, and signs that nobody sees. What is wrong once is wrong in the whole declaration. */
final class SignRepairs implements RepairRule {

	private static final Map<String, String> SIGNS = Map.ofEntries(Map.entry("–", "-"), Map.entry("—", "-"), Map.entry("−", "-"),
			Map.entry("×", "*"), Map.entry("÷", "/"),
			Map.entry("≤", "<="), Map.entry("≥", ">="), Map.entry("≠", "is not"), Map.entry("!=", "is not"), Map.entry("<>", "is not"),
			Map.entry("!", "not"),
			Map.entry("&&", "and"), Map.entry("&", "and"), Map.entry("||", "or"), Map.entry("|", "or"), Map.entry("%", "mod"),
			Map.entry("->", "to"), Map.entry("==", "="));
	private static final List<String> COMMENTS = List.of("#", "--");
	private static final String END = ";";

	@Override
	public Stream<Repair> repairs(Situation situation) {
		return situation.found().filter(found -> found.sort() == Token.Sort.SIGN).stream().flatMap(found -> repairs(situation, found));
	}

	private static Stream<Repair> repairs(Situation situation, Token found) {
		if (isUnseen(found)) {
			return Stream.of(unseen(situation, found).sure());
		}
		if (found.first() && COMMENTS.contains(found.text())) {
			return Stream.of(everywhere("Write “//”", situation, found, "//")
					.told("“%s” is no sign of Hull. A comment begins with “//”.".formatted(found.text())));
		}
		if (found.is(END)) {
			Repair without = everywhere("", situation, found, "");
			return Stream.of(new Repair(without.changes().size() > 1 ? "Take each “;” out" : "Take “;” out", without.message(), found,
					without.changes(), true, "")
					.told("“;” is no sign of Hull: nothing ends a sentence."));
		}
		String right = SIGNS.get(found.text());
		return right == null
				? Stream.of()
				: Stream.of(everywhere("Write “" + right + "”", situation, found, right).told(said(found, right))
						.sure());
	}

	private static String said(Token found, String right) {
		return found.is("==")
				? "One “=” is enough to compare; “is” does it as well."
				: "“%s” is no sign of Hull. Write “%s”.".formatted(found.text(), right);
	}

	private static Repair unseen(Situation situation, Token found) {
		boolean isSpace = Character.isSpaceChar(found.text().charAt(0));
		String name = Character.getName(found.text().charAt(0)).toLowerCase(Locale.ROOT);
		return everywhere(isSpace ? "Write ordinary spaces" : "Take the sign out", situation, found, isSpace ? " " : "")
				.told("Here is a sign that nobody can see (%s). %s".formatted(name, isSpace
						? "Between words belongs an ordinary space."
						: "It belongs nowhere."));
	}

	private static boolean isUnseen(Token word) {
		char sign = word.text().charAt(0);
		return word.text().length() == 1 && (Character.isISOControl(sign) || Character.isSpaceChar(sign)
				|| Character.getType(sign) == Character.FORMAT);
	}

	private static Repair everywhere(String title, Situation situation, Token found, String right) {
		return Repair.of(title, found, situation.words().stream()
				.filter(word -> word.is(found.text()) && (word.first() || !COMMENTS.contains(found.text())))
				.map(word -> Replacement.spaced(situation.text(), word, right)).toList());
	}

}
