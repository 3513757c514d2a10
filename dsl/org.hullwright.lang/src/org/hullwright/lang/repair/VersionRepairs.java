package org.hullwright.lang.repair;

import java.util.stream.Stream;

import org.hullwright.lang.repair.Token.Sort;

/** Versions of fewer than three numbers. */
final class VersionRepairs implements RepairRule {

	private static final String DOT = ".";
	private static final String NONE = ".0";

	@Override
	public Stream<Repair> repairs(Situation situation) {
		Token last = situation.before(word -> word.sort() == Sort.NUMBER);
		if (last == null || !situation.isWanted(DOT)) {
			return Stream.of();
		}
		Token before = situation.word(situation.at() - 2, word -> word.is(DOT));
		Token first = before == null ? last : situation.word(situation.at() - 3, word -> word.sort() == Sort.NUMBER);
		if (first == null) {
			return Stream.of();
		}
		String missing = before == null ? NONE + NONE : NONE;
		String whole = situation.text().substring(first.offset(), last.end()) + missing;
		return Stream.of(Repair.of("Write “" + whole + "”", last, new Replacement(last.end(), 0, missing))
				.told("A version is three numbers: “" + whole + "”."));
	}
}
