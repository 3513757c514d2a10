package org.hullwright.lang.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.hullwright.lang.messages.NextWords;

/** Values that are changed as in other languages, with a sign in the middle: in Hull a sentence begins with what is done. */
final class AssignmentRepairs implements RepairRule {

	private static final String SAID = "A sentence begins with what is done: “%s”.";
	private static final Set<String> DECLARING = Set.of("var", "const", "val", "local", "int", "let");
	private static final Set<String> ASSIGNING = Set.of("=", ":=");
	private static final Map<String, String> CHANGING = Map.of("+=", "increase", "-=", "decrease");
	private static final Map<String, String> COUNTING = Map.of("++", "increase", "--", "decrease");
	private static final Map<String, String> ADDING = Map.of("+", "increase", "-", "decrease");

	@Override
	public Stream<Repair> repairs(Situation situation) {
		if (!situation.obstacle().told().contains(NextWords.SENTENCE)) {
			return Stream.of();
		}
		return situation.found().filter(Token::isName).stream()
				.flatMap(found -> DECLARING.contains(found.text())
						? declared(situation, found)
						: situation.isFree(found)
								? changed(situation, found)
								: Stream.of());
	}

	private static Stream<Repair> declared(Situation situation, Token found) {
		int at = situation.at();
		Token name = situation.word(at + 1, Token::isName);
		Token sign = situation.word(at + 2, word -> ASSIGNING.contains(word.text()));
		return name == null || sign == null
				? Stream.of()
				: Stream.of(Repair.of("Write “let %s be …”".formatted(name.text()), found,
						new Replacement(found.offset(), found.text().length(), "let"),
						new Replacement(sign.offset(), sign.text().length(), "be")).told(SAID.formatted("let " + name.text() + " be …")));
	}

	private static Stream<Repair> changed(Situation situation, Token found) {
		int end = endOfPath(situation, situation.at());
		if (end >= situation.words().size()) {
			return Stream.of();
		}
		Token sign = situation.words().get(end);
		List<Token> path = situation.words().subList(situation.at(), end);
		String owned = owned(path);
		var toSign = new Replacement(found.offset(), sign.end() - found.offset(), "");
		if (CHANGING.containsKey(sign.text())) {
			return Stream.of(sentence(situation, found, toSign, CHANGING.get(sign.text()) + " " + owned + " by"));
		}
		if (COUNTING.containsKey(sign.text())) {
			return Stream.of(sentence(situation, found, toSign, COUNTING.get(sign.text()) + " " + owned + " by 1"));
		}
		if (!ASSIGNING.contains(sign.text())) {
			return Stream.of();
		}
		var repairs = new ArrayList<Repair>();
		int again = endOfPath(situation, end + 1);
		Token adding = situation.word(again, word -> ADDING.containsKey(word.text()));
		if (adding != null && owned.equals(owned(situation.words().subList(end + 1, again)))) {
			repairs.add(sentence(situation, found, new Replacement(found.offset(), adding.end() - found.offset(), ""),
					ADDING.get(adding.text()) + " " + owned + " by"));
		}
		repairs.add(sentence(situation, found, toSign, "set " + owned + " to"));
		return repairs.stream();
	}

	/** @param end of what the beginning of the sentence stands for */
	private static Repair sentence(Situation situation, Token found, Replacement end, String beginning) {
		String value = situation.words().stream().filter(word -> word.offset() >= end.end()).findFirst()
				.filter(word -> !beginning.endsWith("1") && Region.nesting(word) == 0).map(word -> " " + word.text()).orElse("");
		return Repair.of("Write “" + beginning + value + "”", found, new Replacement(end.offset(), end.length(), beginning))
				.told(SAID.formatted(beginning + value));
	}

	/** Behind a name with what it has, be that asked for with dots or as Hull does. */
	private static int endOfPath(Situation situation, int start) {
		int end = start;
		while (situation.word(end).filter(Token::isName).isPresent()) {
			end++;
			if (situation.word(end).filter(word -> word.is(".") || word.is("'s")).isEmpty()) {
				break;
			}
			end++;
		}
		return end;
	}

	private static String owned(List<Token> path) {
		var words = new StringBuilder();
		for (Token word : path) {
			if (word.isName()) {
				words.append(words.isEmpty() ? "" : "'s ").append(word.text());
			}
		}
		return words.toString();
	}
}
