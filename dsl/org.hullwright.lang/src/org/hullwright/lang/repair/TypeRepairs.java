package org.hullwright.lang.repair;

import java.util.Optional;
import java.util.stream.Stream;

/** Values and parameters of which is not said what they are. */
final class TypeRepairs implements RepairRule {

	private static final String COLON = ":";

	@Override
	public Stream<Repair> repairs(Situation situation) {
		Token found = situation.found(word -> true);
		Token name = situation.before(Token::isName);
		if (found == null || name == null || !situation.isWanted(COLON)) {
			return Stream.of();
		}
		if (found.is("=")) {
			return situation.word(situation.at() + 1).flatMap(TypeRepairs::typeOf).stream()
					.map(type -> Repair.of("Write “: " + type + "”", found, new Replacement(name.end(), 0, ": " + type))
							.told("A colon and a type are missing before “=”: “%s: %s”.".formatted(name.text(), type)));
		}
		return found.is("{") || found.is("=") || situation.known().isKeyword(found.text())
				? Stream.of(Repair.of("Write “: " + name.text() + "”", found, new Replacement(name.end(), 0, ": " + name.text())))
				: Stream.of();
	}

	private static Optional<String> typeOf(Token value) {
		return switch (value.sort()) {
			case NUMBER -> Optional.of("number");
			case TEXT -> Optional.of("text");
			case NAME -> value.is("yes") || value.is("no") ? Optional.of("truth") : Optional.empty();
			case SIGN -> value.is("-") ? Optional.of("number") : Optional.empty();
			case UNENDED_TEXT -> Optional.empty();
		};
	}
}
