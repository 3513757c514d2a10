package org.hullwright.lang.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.hullwright.lang.messages.NextWords;

/** Procedures that are declared or performed with parentheses, or without the word for it. */
final class CallRepairs implements RepairRule {

	private static final String USUAL = "by"; // the word before a parameter, where it is not known
	private static final String DECLARED = "procedure";
	private static final String NO_PARENTHESES = "“(” cannot stand here: nothing stands in parentheses behind the name.";

	@Override
	public Stream<Repair> repairs(Situation situation) {
		return situation.found().stream().flatMap(found -> found.is("(")
				? listed(situation, found)
				: situation.isFree(found)
						? performed(situation, found)
						: Stream.of());
	}

	private static Stream<Repair> performed(Situation situation, Token found) {
		return situation.obstacle().told().contains(NextWords.SENTENCE) && situation.known().isProcedure(found.text())
				? Stream.of(Repair.of("Write “do”", found, new Replacement(found.offset(), 0, "do "))
						.told("“%s” begins no sentence. To perform a procedure, write “do”.".formatted(found.text())).sure())
				: Stream.of();
	}

	private static Stream<Repair> listed(Situation situation, Token found) {
		int end = situation.closing(situation.at(), "(", ")");
		Token name = situation.before(Token::isName);
		if (end < 0 || name == null) {
			return Stream.of();
		}
		var all = new Replacement(found.offset(), situation.words().get(end).end() - found.offset(), "");
		List<String> parts = parts(situation, end);
		if (parts.isEmpty()) {
			return Stream.of(Repair.of("Take “()” out", found, all).told(NO_PARENTHESES));
		}
		boolean isDeclared = situation.word(situation.at() - 2).filter(word -> word.is(DECLARED)).isPresent();
		List<String> prepositions = isDeclared ? List.of() : situation.known().prepositions(name.text());
		var words = new ArrayList<String>();
		for (int part = 0; part < parts.size(); part++) {
			String preposition = part < prepositions.size() ? prepositions.get(part) : part == 0 ? USUAL : "with";
			words.add(preposition + " " + parts.get(part));
		}
		String written = String.join(" ", words);
		return Stream.of(Repair.of("Write “" + written + "”", found, new Replacement(all.offset(), all.length(), " " + written))
				.told("“(” cannot stand here. A word says what for, as in “%s”.".formatted(written)));
	}

	/** What stands between the commas. */
	private static List<String> parts(Situation situation, int end) {
		var parts = new ArrayList<String>();
		int start = situation.words().get(situation.at()).end();
		int depth = 0;
		for (int at = situation.at(); at <= end; at++) {
			Token word = situation.words().get(at);
			depth += word.is("(") ? 1 : word.is(")") ? -1 : 0;
			if (word.is(",") && depth == 1 || at == end) {
				parts.add(situation.text().substring(start, word.offset()).strip());
				start = word.end();
			}
		}
		parts.removeIf(String::isEmpty);
		return parts;
	}
}
