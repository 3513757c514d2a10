package org.hullwright.playtest.decision;

import java.util.OptionalInt;

/** The keys that choose options: 1 to 9, and then the letters. */
public final class OptionKeys {

	private static final String KEYS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

	private OptionKeys() {}

	/**
	 * The key of an option.
	 *
	 * @param option its number, from 0
	 * @return empty when there are so many that it has none
	 */
	static String of(int option) {
		return option < KEYS.length() ? KEYS.substring(option, option + 1) : "";
	}

	/** The number, from 0, of the option that a key chooses, whether it is offered or not; none for keys that choose nothing. */
	public static OptionalInt optionOf(char key) {
		int option = KEYS.indexOf(Character.toUpperCase(key));
		return option < 0 ? OptionalInt.empty() : OptionalInt.of(option);
	}
}
