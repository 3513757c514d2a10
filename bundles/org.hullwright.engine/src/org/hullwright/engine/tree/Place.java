package org.hullwright.engine.tree;

import java.util.List;
import java.util.Map;

/**
 * Where something stands in the text of a pack.
 *
 * @param file the file's name as a person would look for it, relative to the pack's folder
 * @param uri where the file is
 * @param line counted from 1; 0 when the text is not known
 * @param column counted from 1
 * @param offset of the first character
 * @param length in characters
 */
public record Place(String file, String uri, int line, int column, int offset, int length) {

	/** For what stands in no file, such as the engine's own steps. */
	public static final Place NOWHERE = new Place("", "", 0, 0, 0, 0);

	/** The place as it leads an error message. */
	@Override
	public String toString() {
		return line == 0 ? "built in" : file + ":" + line + ":" + column;
	}

	/**
	 * The places of a program by their number; number 0 is {@link #NOWHERE}.
	 *
	 * @param wordings what is written at some of them: at conditions, which are reasons for something, and where something is performed, which leads to decisions
	 */
	public record Index(List<Place> places, Map<Integer, String> wordings) {

		/** Keeps its own copies. */
		public Index {
			places = List.copyOf(places);
			wordings = Map.copyOf(wordings);
		}

		/** The place with that number. */
		public Place of(int source) {
			return places.get(source);
		}

		/** What is written at a place; the place itself where that is not known. */
		public String wording(int source) {
			String wording = wordings.getOrDefault(source, "");
			return wording.isEmpty() ? "what stands at " + of(source) : wording;
		}
	}
}
