package org.hullwright.lang.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.hullwright.lang.messages.NextWords;
import org.hullwright.lang.naming.DidYouMean;

/** Words and signs of the language that are missing, too many, misspelt, or others than those that belong there. */
final class WordRepairs implements RepairRule {

	private static final String QUOTED = "“";
	private static final String STOP = ".";
	private static final int MOST_LIKELY = 3;
	private static final Set<String> BRACES = Set.of("{", "}");
	private static final Set<String> BEHIND = Set.of(",", ":"); // belongs to the word before it

	/** What may stand between a number and what is counted. */
	private static final List<String> COUNTING = List.of("of", "from");

	/** What people say, and the words of the language for it. */
	private static final Map<String, List<String>> SPOKEN = Map.ofEntries(Map.entry("all", List.of("each")),
			Map.entry("every", List.of("each")), Map.entry("any", List.of("each")),
			Map.entry("elseif", List.of("else if")), Map.entry("elsif", List.of("else if")), Map.entry("elif", List.of("else if")),
			Map.entry("otherwise", List.of("else")),
			Map.entry("foreach", List.of("for each")), Map.entry("function", List.of("procedure")), Map.entry("func", List.of("procedure")),
			Map.entry("def", List.of("procedure")),
			Map.entry("fn", List.of("procedure")), Map.entry("method", List.of("procedure")), Map.entry("sub", List.of("procedure")),
			Map.entry("print", List.of("say")),
			Map.entry("echo", List.of("say")), Map.entry("log", List.of("say")), Map.entry("show", List.of("say")),
			Map.entry("call", List.of("do")), Map.entry("run", List.of("do")),
			Map.entry("perform", List.of("do")), Map.entry("unless", List.of("if not")), Map.entry("enum", List.of("values")),
			Map.entry("var", List.of("state")),
			Map.entry("put", List.of("place")), Map.entry("add", List.of("increase")), Map.entry("gain", List.of("increase")),
			Map.entry("has", List.of("contains")),
			Map.entry("rule", List.of("procedure")), Map.entry("include", List.of("contains")), Map.entry("includes", List.of("contains")));

	@Override
	public Stream<Repair> repairs(Situation situation) {
		List<String> wanted = situation.obstacle().told().stream().filter(word -> word.startsWith(QUOTED))
				.map(word -> word.substring(1, word.length() - 1))
				.filter(word -> !BRACES.contains(word)).toList();
		return Stream.of(meant(situation), begun(situation), replaced(situation, wanted), inserted(situation, wanted), counted(situation),
				left(situation)).flatMap(repairs -> repairs);
	}

	private static Stream<Repair> meant(Situation situation) {
		Token found = situation.found(Token::isName);
		if (found == null) {
			return Stream.of();
		}
		return similar(found, situation.obstacle().keywords(), situation);
	}

	private static Stream<Repair> similar(Token found, Set<String> possible, Situation situation) {
		Stream<String> spoken = SPOKEN.getOrDefault(found.text().toLowerCase(Locale.ROOT), List.of()).stream()
				.filter(words -> possible.contains(words.split(" ")[0]));
		Stream<String> similar = situation.known().isKeyword(found.text())
				? Stream.of()
				: DidYouMean.close(found.text(), possible.stream().filter(word -> Character.isLetter(word.charAt(0)))).limit(MOST_LIKELY);
		return Stream.concat(spoken, similar).distinct().map(word -> changed("Change to “" + word + "”", found, word)
				.told("“%s” is not understood here. Did you mean “%s”?".formatted(found.text(), word)));
	}

	/** The first word of a declaration, for which nearly any word is read: kinds have names of all sorts. */
	private static Stream<Repair> begun(Situation situation) {
		Token first = situation.words().getFirst();
		return situation.isFree(first) ? similar(first, situation.known().beginnings(), situation) : Stream.of();
	}

	private static Stream<Repair> replaced(Situation situation, List<String> wanted) {
		return situation.found().filter(found -> found.sort() == Token.Sort.SIGN || situation.known().isKeyword(found.text()))
				.filter(found -> !BRACES.contains(found.text())).stream()
				.flatMap(found -> wanted.stream().map(word -> changed("Write “" + word + "”", found, word, situation)));
	}

	private static Repair changed(String title, Token found, String word) {
		return Repair.of(title, found, new Replacement(found.offset(), found.text().length(), word));
	}

	/** A sign that belongs to the word before it goes there. */
	private static Repair changed(String title, Token found, String word, Situation situation) {
		int start = situation.before().map(Token::end).orElse(found.offset());
		Repair repair = Repair.of(title, found, BEHIND.contains(word)
				? new Replacement(start, found.end() - start, word)
				: Replacement.spaced(situation.text(), found, word));
		return repair.told(word.equals(":") && found.is("=")
				? "“:” belongs between a property and its value, not “=”."
				: "“%s” cannot stand here, but “%s” could.".formatted(found.text(), word));
	}

	/** A word that stands there is not missing before itself. */
	private static Stream<Repair> inserted(Situation situation, List<String> wanted) {
		Token marked = situation.marked();
		return wanted.stream().filter(word -> !marked.is(word)).map(word -> {
			boolean isEnd = situation.found().isEmpty();
			int behind = situation.before().map(Token::end).orElse(0);
			Replacement change = BEHIND.contains(word)
					? new Replacement(behind, 0, word)
					: isEnd ? new Replacement(behind, 0, " " + word) : new Replacement(marked.offset(), 0, word + " ");
			Repair repair = Repair.of("Write “" + word + "”", marked, change).repeating(word);
			return isEnd ? repair : repair.told("“%s” is missing before “%s”.".formatted(word, marked.text()));
		});
	}

	/** How many, and right behind that of what. */
	private static Stream<Repair> counted(Situation situation) {
		Token number = situation.found(found -> found.sort() == Token.Sort.NUMBER);
		Token name = situation.word(situation.at() + 1, Token::isName);
		return number == null || name == null
				? Stream.of()
				: COUNTING.stream().map(word -> Repair.of("Write “" + word + "”", name, new Replacement(name.offset(), 0, word + " "))
						.told("“%s” is missing before “%s”.".formatted(word, name.text())));
	}

	/** A word or sign of the language that has no place here, or the one before it where both are words that begin something. */
	private static Stream<Repair> left(Situation situation) {
		var repairs = new ArrayList<Repair>();
		boolean isName = situation.obstacle().told().contains(NextWords.NAME); // that the author wanted to call something so
		situation.found().filter(found -> isOfLanguage(situation, found)
				&& !(isName && found.isName())).ifPresent(found -> repairs.add(without(situation, situation.at())));
		situation.before().filter(before -> before.is(STOP) || isKeyword(situation, before) && situation.found()
				.filter(found -> isKeyword(situation, found))
				.isPresent()).ifPresent(before -> repairs.add(without(situation, situation.at() - 1)));
		return repairs.stream();
	}

	private static boolean isKeyword(Situation situation, Token word) {
		return word.isName() && situation.known().isKeyword(word.text());
	}

	private static boolean isOfLanguage(Situation situation, Token word) {
		return !BRACES.contains(word.text()) && (word.sort() == Token.Sort.SIGN || situation.known().isKeyword(word.text()));
	}

	private static Repair without(Situation situation, int at) {
		Token word = situation.words().get(at);
		int end = word.sort() == Token.Sort.SIGN
				? word.end()
				: situation.word(at + 1).filter(next -> next.line() == word.line())
						.map(Token::offset).orElse(word.end());
		return Repair.of("Take “" + word.text() + "” out", word, new Replacement(word.offset(), end - word.offset(), ""))
				.told("“%s” has no place here.".formatted(word.text()));
	}
}
