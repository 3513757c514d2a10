package org.hullwright.lang.repair;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Names that are several words, that are missing before a title, or that have letters no name can have. */
final class NameRepairs implements RepairRule {

	private static final int NAME = 1; // the number of the word in a declaration

	@Override
	public Stream<Repair> repairs(Situation situation) {
		return Stream.of(severalWords(situation), untitled(situation), otherLetters(situation), titleBehindColon(situation))
				.flatMap(repairs -> repairs);
	}

	private static Stream<Repair> severalWords(Situation situation) {
		List<Token> words = situation.words();
		int end = NAME;
		while (end < words.size() && words.get(end).line() == words.getFirst().line()
				&& (situation.isFree(words.get(end)) || isHyphen(words, end))) {
			end++;
		}
		List<Token> parts = end > NAME + 1 ? words.subList(NAME, end).stream().filter(Token::isName).toList() : List.of();
		if (parts.size() < 2 || situation.at() >= end + 1) {
			return Stream.of();
		}
		boolean hasTitle = end < words.size() && words.get(end).sort() == Token.Sort.TEXT;
		int length = words.get(end - 1).end() - words.get(NAME).offset();
		String name = joined(parts.stream().map(Token::text).toList());
		String title = hasTitle ? "" : " \"" + parts.stream().map(Token::text).collect(Collectors.joining(" ")) + "\"";
		return Stream.of(Repair.of("Write " + name + title, words.get(NAME + 1),
				new Replacement(words.get(NAME).offset(), length, name + title))
				.told("A name is one word" + (hasTitle ? ": " : ", and what people read stands behind it in quotes: ") + name + title
						+ "."));
	}

	private static boolean isHyphen(List<Token> words, int at) {
		return words.get(at).is("-") && at + 1 < words.size() && Situation.isJoined(words.get(at - 1), words.get(at))
				&& Situation.isJoined(words.get(at), words.get(at + 1));
	}

	private static Stream<Repair> untitled(Situation situation) {
		Token title = situation.found(word -> word.sort() == Token.Sort.TEXT && situation.at() == NAME);
		if (title == null) {
			return Stream.of();
		}
		String name = joined(List.of(plain(title.text()).split("[^A-Za-z0-9]+")));
		return name.isEmpty() || !Character.isLetter(name.charAt(0))
				? Stream.of()
				: Stream.of(Repair.of("Write " + name + " " + title.text(), title, new Replacement(title.offset(), 0, name + " "))
						.told("A name is missing before the title: " + name + " " + title.text() + "."));
	}

	/** A word with letters that are none of the alphabet of names. */
	private static Stream<Repair> otherLetters(Situation situation) {
		List<Token> words = situation.words();
		int at = situation.at();
		if (at >= words.size() || !isLetter(words.get(at))) {
			return Stream.of();
		}
		int start = at;
		while (start > 0 && words.get(start - 1).isName() && Situation.isJoined(words.get(start - 1), words.get(start))) {
			start--;
		}
		int end = at + 1;
		while (end < words.size() && Situation.isJoined(words.get(end - 1), words.get(end))
				&& (words.get(end).isName() || isLetter(words.get(end)))) {
			end++;
		}
		Token first = words.get(start);
		String written = situation.text().substring(first.offset(), words.get(end - 1).end());
		boolean isTitled = start != NAME || end < words.size() && words.get(end).sort() == Token.Sort.TEXT;
		String right = plain(written) + (isTitled ? "" : " \"" + written + "\"");
		var changes = new ArrayList<Replacement>(List.of(new Replacement(first.offset(), written.length(), right)));
		return Stream.of(Repair.of("Write " + right, words.get(at), changes)
				.told("A name has only the letters from a to z: “" + plain(written) + "”.").sure());
	}

	private static boolean isLetter(Token word) {
		return word.sort() == Token.Sort.SIGN && Character.isLetter(word.text().charAt(0));
	}

	private static Stream<Repair> titleBehindColon(Situation situation) {
		return situation.found().filter(found -> found.is(":") && situation.word(situation.at() + 1)
				.filter(next -> next.sort() == Token.Sort.TEXT).isPresent()).stream()
				.map(found -> Repair.of("Take “:” out", found, new Replacement(found.offset(), 1, ""))
						.told("“:” cannot stand here: the title follows without a sign."));
	}

	private static String joined(List<String> parts) {
		return parts.stream().filter(part -> !part.isEmpty()).map(part -> part.substring(0, 1).toUpperCase(Locale.ROOT) + part.substring(1))
				.collect(Collectors.joining());
	}

	/** The same with letters that names may have. */
	private static String plain(String text) {
		String spelt = text.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue").replace("Ä", "Ae").replace("Ö", "Oe")
				.replace("Ü", "Ue").replace("ß", "ss")
				.replace("ł", "l").replace("Ł", "L").replace("ø", "o").replace("Ø", "O").replace("æ", "ae").replace("Æ", "Ae");
		return Normalizer.normalize(spelt, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
	}
}
