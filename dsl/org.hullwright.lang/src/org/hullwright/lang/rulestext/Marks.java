package org.hullwright.lang.rulestext;

import java.util.ArrayList;
import java.util.List;

import org.hullwright.lang.rulestext.RulesText.Look;
import org.hullwright.lang.rulestext.RulesText.Run;

/**
 * Remembers, in text that is still being put together, which stretches of it name something of the game. No author's text has these
 * characters.
 */
final class Marks {

	private static final char ELEMENT = '\uE000';
	private static final char WORD = '\uE001';
	private static final char LABEL = '\uE002';
	private static final char END = '\uE003';
	/** An identity stands behind its mark, each of its characters moved into the same area. */
	private static final char IDENTITY = '\uE100';
	private static final int ASCII = 128;

	private Marks() {}

	/** The name of something that has no identity. */
	static String element(String name) {
		return element(name, "");
	}

	/** The name of a component, a kind or a place. */
	static String element(String name, String identity) {
		return ELEMENT + moved(identity) + name + END;
	}

	/** The name of a side, or of something else that has no identity. */
	static String word(String name) {
		return word(name, "");
	}

	/** A word of an enumeration. */
	static String word(String name, String identity) {
		return WORD + moved(identity) + name + END;
	}

	/** What stands on an option. */
	static String label(String text) {
		return LABEL + text + END;
	}

	/** Whether this character is nothing that is read. */
	static boolean isMark(char character) {
		return character >= ELEMENT && character <= END || isOfIdentity(character);
	}

	private static boolean isOfIdentity(char character) {
		return character >= IDENTITY && character < IDENTITY + ASCII;
	}

	private static String moved(String identity) {
		var moved = new StringBuilder();
		identity.chars().forEach(character -> moved.append((char) (IDENTITY + character)));
		return moved.toString();
	}

	/** Text as people see it. */
	static String plain(String text) {
		var read = new StringBuilder();
		text.chars().filter(character -> !isMark((char) character)).forEach(character -> read.append((char) character));
		return read.toString();
	}

	/** Text in stretches that look alike; marks within others count for nothing. */
	static List<Run> runs(String text) {
		var runs = new ArrayList<Run>();
		var current = new StringBuilder();
		var identity = new StringBuilder();
		Look look = Look.PLAIN;
		int depth = 0;
		for (char character : text.toCharArray()) {
			if (!isMark(character)) {
				current.append(character);
			} else if (isOfIdentity(character)) {
				identity.append(depth == 1 ? String.valueOf((char) (character - IDENTITY)) : "");
			} else {
				depth += character == END ? -1 : 1;
				if (depth == 0 || depth == 1 && character != END) {
					add(runs, current, look, identity);
					look = depth == 0 ? Look.PLAIN : lookOf(character);
				}
			}
		}
		add(runs, current, look, identity);
		return runs;
	}

	private static void add(List<Run> runs, StringBuilder text, Look look, StringBuilder identity) {
		if (!text.isEmpty()) {
			runs.add(new Run(text.toString(), look, identity.toString()));
		}
		text.setLength(0);
		identity.setLength(0);
	}

	private static Look lookOf(char mark) {
		return switch (mark) {
			case ELEMENT -> Look.ELEMENT;
			case WORD -> Look.WORD;
			default -> Look.LABEL;
		};
	}
}
