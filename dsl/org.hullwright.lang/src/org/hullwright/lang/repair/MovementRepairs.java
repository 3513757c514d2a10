package org.hullwright.lang.repair;

import java.util.Set;
import java.util.stream.Stream;

/** What leaves a place and is to go to a certain other one: that is moved. */
final class MovementRepairs implements RepairRule {

	private static final Set<String> LEAVING = Set.of("return", "discard", "remove");
	private static final String TO = "to";

	@Override
	public Stream<Repair> repairs(Situation situation) {
		Token found = situation.found(word -> word.is(TO));
		return found == null
				? Stream.of()
				: situation.words().stream().limit(situation.at()).filter(word -> LEAVING.contains(word.text()))
						.reduce((earlier, later) -> later).stream()
						.map(word -> Repair.of("Write “move”", found, new Replacement(word.offset(), word.text().length(), "move")));
	}
}
