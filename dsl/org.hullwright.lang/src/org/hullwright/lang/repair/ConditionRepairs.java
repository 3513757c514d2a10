package org.hullwright.lang.repair;

import java.util.stream.Stream;

/** Questions whose words stand at another place than the language has them, or are others. */
final class ConditionRepairs implements RepairRule {

	private static final String NAMING = "as";
	private static final String BLOCK = "{";

	@Override
	public Stream<Repair> repairs(Situation situation) {
		Token found = situation.found(word -> word.is("in") || word.is("where"));
		return found == null
				? lying(situation)
				: Stream.of(named(situation, found), contained(situation, found), lying(situation)).flatMap(repairs -> repairs);
	}

	/** Drawn is from a place, and so beginners look for things from a place as well. */
	private static Stream<Repair> lying(Situation situation) {
		return situation.isWanted("towards")
				? situation.words().stream().limit(situation.at()).filter(word -> word.is("from")).reduce((earlier, later) -> later)
						.stream()
						.map(from -> Repair.of("Write “in”", from, new Replacement(from.offset(), from.text().length(), "in"))
								.told("What lies in a place is asked for with “in”; “from” begins a way: “from … towards …”."))
				: Stream.of();
	}

	/** What is found gets its name behind the whole question; where the question uses the name itself, it stays there as well. */
	private static Stream<Repair> named(Situation situation, Token found) {
		Token name = situation.before(Token::isName);
		Token naming = situation.word(situation.at() - 2, word -> word.is(NAMING));
		int block = situation.at();
		while (situation.word(block).filter(word -> !word.is(BLOCK)).isPresent()) {
			block++;
		}
		Token end = situation.word(block, word -> word.is(BLOCK));
		if (name == null || naming == null || end == null) {
			return Stream.of();
		}
		String moved = NAMING + " " + name.text() + " ";
		boolean isAsked = situation.words().subList(situation.at(), block).stream().anyMatch(word -> word.is(name.text()));
		String question = (isAsked ? name.text() + " " : "") + situation.text().substring(found.offset(), end.offset());
		return Stream.of(Repair.of("Write “" + moved.strip() + "” behind the question", naming,
				new Replacement(naming.offset(), end.offset() - naming.offset(), question + moved))
				.told("“%s” belongs behind the whole question, right before “{”.".formatted(moved.strip())).sure());
	}

	private static Stream<Repair> contained(Situation situation, Token found) {
		return found.is("in")
				? Stream.of(Repair.of("Write “is in”", found, new Replacement(found.offset(), 0, "is "))
						.told("“is” is missing before “in”.").sure())
				: Stream.of();
	}
}
