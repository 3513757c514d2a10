package org.hullwright.lang.issue;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.stream.IntStream;

/**
 * What an issue is about, by the names in the catalogue, for quick fixes and whatever else must not read messages. As issues can carry
 * texts only, names and values take turns; a name with several values comes several times.
 */
public final class IssueData {

	private IssueData() {}

	/**
	 * A value that people read in other words than programs.
	 *
	 * @param words what the message says
	 * @param values what the data has; any number
	 */
	public record Worded(String words, List<String> values) {

		/** Keeps its own copy. */
		public Worded {
			values = List.copyOf(values);
		}

		/** A single value. */
		public Worded(String words, String value) {
			this(words, List.of(value));
		}

		/** So that it stands in a message as it is. */
		@Override
		public String toString() {
			return words;
		}
	}

	/** The data of an issue. */
	public static String[] of(IssueCode code, Object... values) {
		List<String> data = new ArrayList<>();
		SequencedSet<String> told = new LinkedHashSet<>();
		for (int at = 0; at < values.length; at++) {
			String name = code.names().get(at);
			if (told.add(name)) {
				valuesOf(values[at]).forEach(value -> data.addAll(List.of(name, value)));
			}
		}
		return data.toArray(String[]::new);
	}

	private static List<String> valuesOf(Object value) {
		return value instanceof Worded worded ? worded.values() : List.of(String.valueOf(value));
	}

	/**
	 * The values of a name in the data of an issue, in the order in which they were told.
	 *
	 * @param data of an issue of that code; null for none
	 * @throws IllegalArgumentException when no issue of that code tells anything by that name
	 */
	public static List<String> told(IssueCode code, String[] data, String name) {
		if (!code.names().contains(name)) {
			throw new IllegalArgumentException(code + " tells nothing called " + name + "; it tells " + code.names());
		}
		return data == null
				? List.of()
				: IntStream.range(0, data.length / 2).filter(pair -> data[2 * pair].equals(name)).mapToObj(pair -> data[2 * pair + 1])
						.toList();
	}
}
