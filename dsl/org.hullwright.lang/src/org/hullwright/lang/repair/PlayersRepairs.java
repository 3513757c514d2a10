package org.hullwright.lang.repair;

import java.util.stream.Stream;

/** A game for one number of players, of which only one bound is said. */
final class PlayersRepairs implements RepairRule {

	private static final String PLAYERS = "players";
	private static final String TO = "to";

	@Override
	public Stream<Repair> repairs(Situation situation) {
		Token number = situation.before(word -> word.sort() == Token.Sort.NUMBER);
		boolean isOfPlayers = situation.word(situation.at() - 2).filter(word -> word.is(PLAYERS)).isPresent();
		if (number == null || !isOfPlayers || !situation.isWanted(TO)) {
			return Stream.of();
		}
		String range = number.text() + " to " + number.text();
		return Stream.of(Repair.of("Write “" + range + "”", number, new Replacement(number.end(), 0, " to " + number.text()))
				.told("How few and how many play is said by two numbers: “players " + range + "”."));
	}
}
