package org.hullwright.lang.repair;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What is said in the way of a rulebook, where the language has other words for it. */
final class PhraseRepairs implements RepairRule {

	private static final String IS = "is";
	private static final String OF = "of";
	private static final String EACH = "each";
	private static final String DRAW = "draw";
	private static final String FROM = "from";
	private static final String STOP = ".";
	private static final String PLAYERS = "players";
	private static final String PLAYER = "player";
	/** How many words before the one that cannot be read a phrase may have begun. */
	private static final int REACH = 3;

	/** What people say, and how numbers are compared. */
	private static final Map<List<String>, String> COMPARING = Map.of(List.of("greater", "than"), ">", List.of("more", "than"), ">",
			List.of("higher", "than"), ">", List.of("less", "than"), "<", List.of("fewer", "than"), "<", List.of("lower", "than"), "<",
			List.of("at", "least"), ">=", List.of("at", "most"), "<=");
	private static final Set<String> CHANGING = Set.of("set", "increase", "decrease");
	private static final Set<String> ALL = Set.of("all", "every", "any");

	@Override
	public Stream<Repair> repairs(Situation situation) {
		return Stream.of(compared(situation), owned(situation), drawn(situation), several(situation), fractional(situation), all(situation))
				.flatMap(repairs -> repairs);
	}

	private static Stream<Repair> compared(Situation situation) {
		return begun(situation, IS).boxed().flatMap(at -> COMPARING.entrySet().stream()
				.filter(phrase -> isThere(situation, at + 1, phrase.getKey()))
				.map(phrase -> {
					Token first = situation.words().get(at);
					Token last = situation.words().get(at + phrase.getKey().size());
					String said = IS + " " + String.join(" ", phrase.getKey());
					return Repair.of("Write “" + phrase.getValue() + "”", first,
							new Replacement(first.offset(), last.end() - first.offset(), phrase.getValue()))
							.told("“%s” is written “%s”.".formatted(said, phrase.getValue())).sure();
				}));
	}

	/** Where a word stands shortly before what cannot be read, or there. */
	private static IntStream begun(Situation situation, String word) {
		return IntStream.rangeClosed(situation.at() - REACH, situation.at())
				.filter(at -> situation.word(at, found -> found.is(word)) != null);
	}

	private static boolean isThere(Situation situation, int from, List<String> phrase) {
		return IntStream.range(0, phrase.size()).allMatch(at -> situation.word(from + at, word -> word.is(phrase.get(at))) != null);
	}

	/** The coins of somebody are somebody's coins. */
	private static Stream<Repair> owned(Situation situation) {
		Token of = situation.found(word -> word.is(OF));
		Token what = situation.before(Token::isName);
		Token who = situation.word(situation.at() + 1, situation::isFree);
		if (of == null || what == null || who == null
				|| situation.word(situation.at() - 2, word -> CHANGING.contains(word.text())) == null) {
			return Stream.of();
		}
		String written = who.text() + "'s " + what.text();
		return Stream.of(Repair.of("Write “" + written + "”", of, new Replacement(what.offset(), who.end() - what.offset(), written))
				.told("What belongs to something stands behind it: “%s”.".formatted(written)));
	}

	/** What lies in a deck need not be said. */
	private static Stream<Repair> drawn(Situation situation) {
		return begun(situation, DRAW).boxed().flatMap(at -> {
			Token number = situation.word(at + 1, word -> word.sort() == Token.Sort.NUMBER);
			Token what = situation.word(at + 2, Token::isName);
			Token from = situation.word(at + 3, word -> word.is(FROM));
			return number == null || what == null || from == null
					? Stream.of()
					: Stream.of(Repair.of("Take “" + what.text() + "” out", what,
							new Replacement(what.offset(), from.offset() - what.offset(), ""))
							.told("“draw” says how many and from where: “draw %s from …”.".formatted(number.text())).sure());
		});
	}

	private static Stream<Repair> several(Situation situation) {
		Token each = situation.word(situation.at(), word -> word.is(EACH));
		Token players = situation.word(situation.at() + (each == null ? 0 : 1), word -> word.is(PLAYERS));
		return players == null
				? Stream.of()
				: Stream.of(Repair.of("Write “" + PLAYER + "”", players,
						new Replacement(players.offset(), players.text().length(), PLAYER))
						.told("A kind is named by one: “%s”, not “%s”.".formatted(PLAYER, PLAYERS)));
	}

	/** Numbers are whole. */
	private static Stream<Repair> fractional(Situation situation) {
		Token point = situation.found(word -> word.is(STOP));
		Token whole = situation.before(word -> word.sort() == Token.Sort.NUMBER);
		Token fraction = situation.word(situation.at() + 1, word -> word.sort() == Token.Sort.NUMBER);
		return point == null || whole == null || fraction == null || !Situation.isJoined(whole, point)
				|| !Situation.isJoined(point, fraction)
						? Stream.of()
						: Stream.of(Repair
								.of("Write “" + whole.text() + "”", whole,
										new Replacement(point.offset(), fraction.end() - point.offset(), ""))
								.told("Numbers are whole: “%s.%s” is none.".formatted(whole.text(), fraction.text())).sure());
	}

	/** The word for all of them is read as the name of one. */
	private static Stream<Repair> all(Situation situation) {
		Token all = situation.before(word -> ALL.contains(word.text()));
		return all == null || situation.found(Token::isName) == null
				? Stream.of()
				: Stream.of(Repair.of("Change to “" + EACH + "”", all, new Replacement(all.offset(), all.text().length(), EACH))
						.told("“%s” is not understood here. Did you mean “%s”?".formatted(all.text(), EACH)).sure());
	}
}
