package org.hullwright.lang.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Texts whose closing quotation mark is missing, and texts that stand in no quotation marks at all. */
final class TextRepairs implements RepairRule {

	private static final String TEXT = "a text in quotes";
	private static final Pattern CURLY_END = Pattern.compile("[„“”«»]");
	private static final Pattern FOLLOWING = Pattern.compile("\\s+when\\b|(?<!\\s)\\s*\\{");
	private static final Pattern TAIL = Pattern.compile("\\s*[{}]*\\s*(//.*)?$");
	private static final Pattern QUOTED_NAME = Pattern.compile("\"[a-zA-Z_]\\w*\"");
	private static final int MOST_WORDS = 3; // of a text that are told

	@Override
	public Stream<Repair> repairs(Situation situation) {
		return Stream.concat(situation.words().stream().filter(word -> word.sort() == Token.Sort.UNENDED_TEXT).limit(1)
				.flatMap(TextRepairs::ended), Stream.concat(unquoted(situation), quoted(situation)));
	}

	/**
	 * It may end before a brace that ends the line, at the end of its line, at a quotation mark of a word processor, or before what follows
	 * a text: a condition or a block.
	 */
	private static Stream<Repair> ended(Token text) {
		var ends = new ArrayList<Repair>();
		var curly = CURLY_END.matcher(text.text());
		if (curly.find()) {
			ends.add(ending("Write straight quotation marks", text, new Replacement(text.offset() + curly.start(), 1, "\"")));
		}
		var tail = TAIL.matcher(text.text());
		while (tail.find()) {
			String before = text.text().substring(1, tail.start());
			ends.add(ending("Write “\"” behind “" + lastWords(before) + "”", text, new Replacement(text.offset() + tail.start(), 0, "\"")));
			if (tail.hitEnd() && tail.start() == text.text().length()) {
				break;
			}
		}
		var next = FOLLOWING.matcher(text.text());
		while (next.find()) {
			ends.add(ending("Write “\"” behind “" + lastWords(text.text().substring(1, next.start())) + "”", text,
					new Replacement(text.offset() + next.start(), 0, "\"")));
		}
		return ends.stream();
	}

	private static Repair ending(String title, Token text, Replacement change) {
		return Repair.of(title, text, change).told("This text never ends: its closing quotation mark is missing.").sure();
	}

	private static String lastWords(String text) {
		List<String> words = List.of(text.strip().split("\\s+"));
		return String.join(" ", words.subList(Math.max(0, words.size() - MOST_WORDS), words.size()));
	}

	/** Names in quotes before a colon, all of them. */
	private static Stream<Repair> unquoted(Situation situation) {
		List<Token> names = IntStream.range(situation.at(), situation.words().size() - 1)
				.filter(at -> situation.words().get(at + 1).is(":"))
				.mapToObj(situation.words()::get)
				.filter(word -> QUOTED_NAME.matcher(word.text()).matches()).toList();
		return situation.found().filter(names::contains).stream()
				.map(found -> Repair.of("Write “" + inQuotes(found) + "” without quotes", found,
						names.stream().map(name -> new Replacement(name.offset(), name.text().length(), inQuotes(name))).toList())
						.told("A name stands without quotes: “" + inQuotes(found) + "”.").sure());
	}

	private static String inQuotes(Token text) {
		return text.text().substring(1, text.text().length() - 1);
	}

	/** The words up to a brace or to the end of the line. */
	private static Stream<Repair> quoted(Situation situation) {
		Token found = situation.found(Token::isName);
		if (found == null || !situation.obstacle().told().contains(TEXT) || situation.before().filter(situation::isFree).isPresent()) {
			return Stream.of();
		}
		Token last = found;
		for (Token next : situation.words().subList(situation.at(), situation.words().size())) {
			if (next.line() != found.line() || Region.nesting(next) != 0) {
				break;
			}
			last = next;
		}
		String text = situation.text().substring(found.offset(), last.end());
		return text.contains("\"")
				? Stream.of()
				: Stream.of(Repair.of("Write \"" + text + "\"", found, new Replacement(found.offset(), text.length(), "\"" + text + "\"")));
	}
}
