package org.hullwright.picture.view;

import java.util.Locale;
import java.util.regex.Pattern;

/** Names as rules write them, put as people read them. */
public final class ReadableNames {

	private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])");
	private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*");

	private ReadableNames() {}

	/** "RoomsAnywhere" → "Rooms Anywhere", "actions" → "Actions": for headings; what is no name of a rule only begins with a capital. */
	public static String titled(String name) {
		String words = NAME.matcher(name).matches() ? String.join(" ", HUMP.split(name)) : name;
		return words.isEmpty() ? words : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
	}

	/** "actionsLeft" → "actions left", "TakeTurn" → "Take turn"; what is no name of a rule, such as a printed title, stays as it is. */
	public static String spaced(String name) {
		if (!NAME.matcher(name).matches()) {
			return name;
		}
		String[] words = HUMP.split(name);
		StringBuilder text = new StringBuilder(words[0]);
		for (int index = 1; index < words.length; index++) {
			boolean abbreviation = words[index].length() > 1 && words[index].equals(words[index].toUpperCase(Locale.ROOT));
			text.append(' ').append(abbreviation ? words[index] : words[index].toLowerCase(Locale.ROOT));
		}
		return text.toString();
	}
}
