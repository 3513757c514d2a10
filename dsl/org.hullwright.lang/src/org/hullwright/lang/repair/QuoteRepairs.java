package org.hullwright.lang.repair;

import java.util.ArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Quotation marks and apostrophes as word processors and other languages write them. */
final class QuoteRepairs implements RepairRule {

	private static final String STRAIGHT = "Write straight quotation marks";
	private static final Pattern DOUBLE = Pattern.compile("[„“”«»‹›]([^„“”«»‹›\"\\n]*)[„“”«»‹›\"]");
	private static final Pattern SINGLE = Pattern.compile("[‚‘’'`´]([^‚‘’'`´\"\\n]*)[‘’'`´]");
	private static final String APOSTROPHES = "’‘´`";
	private static final String OWNING = "s";

	@Override
	public Stream<Repair> repairs(Situation situation) {
		return situation.found().stream().flatMap(found -> Stream.of(apostrophes(situation, found), quotes(situation, found, DOUBLE),
				quotes(situation, found, SINGLE)))
				.flatMap(repairs -> repairs);
	}

	/** All texts of the declaration that stand in such signs. */
	private static Stream<Repair> quotes(Situation situation, Token found, Pattern quoted) {
		var changes = new ArrayList<Replacement>();
		Matcher matcher = quoted.matcher(situation.text());
		int done = 0;
		String first = "";
		for (Token word : situation.words().subList(situation.at(), situation.words().size())) {
			boolean begins = word.offset() >= done && word.text().length() == 1
					&& matcher.region(word.offset(), situation.text().length()).lookingAt();
			if (word == found && !begins) {
				return Stream.of();
			}
			if (begins) {
				first = first.isEmpty() ? matcher.group(1) : first;
				changes.add(new Replacement(word.offset(), 1, "\""));
				changes.add(new Replacement(matcher.end() - 1, 1, "\""));
				done = matcher.end();
			}
		}
		return Stream.of(Repair.of(STRAIGHT, found, changes)
				.told("“%s” is no quotation mark of Hull. A text stands in straight ones: \"%s\".".formatted(found.text(), first)).sure());
	}

	private static Stream<Repair> apostrophes(Situation situation, Token found) {
		var changes = new ArrayList<Replacement>();
		for (int at = 1; at < situation.words().size() - 1; at++) {
			Token sign = situation.words().get(at);
			if (isApostrophe(sign) && situation.words().get(at + 1).is(OWNING) && Situation.isJoined(sign, situation.words().get(at + 1))) {
				changes.add(new Replacement(sign.offset(), 1, "'"));
			}
		}
		boolean isOne = changes.stream().anyMatch(change -> change.offset() == found.offset());
		return isOne
				? Stream.of(Repair.of("Write the straight apostrophe", found, changes)
						.told("“%s” is no apostrophe of Hull. Write the straight one: “'s”.".formatted(found.text())).sure())
				: Stream.of();
	}

	private static boolean isApostrophe(Token word) {
		return word.text().length() == 1 && APOSTROPHES.contains(word.text());
	}
}
