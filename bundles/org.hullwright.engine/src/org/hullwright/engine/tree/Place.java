package org.hullwright.engine.tree;

import java.util.List;
import java.util.Map;
import java.util.function.Function;

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
	 * @param wordings what is written at some of them: at conditions, which are reasons for something, and where something is performed,
	 * which leads to decisions
	 * @param texts reads what is written at any place, empty text where that is not known; slow, for errors
	 * @param reasons says conditions in words; keeps the model of the pack alive when that has any
	 */
	public record Index(List<Place> places, Map<Integer, String> wordings, Function<Place, String> texts, Reasons reasons) {

		public Index {
			places = List.copyOf(places);
			wordings = Map.copyOf(wordings);
		}

		/** Places of a pack whose conditions are told as they are written. */
		public Index(List<Place> places, Map<Integer, String> wordings) {
			this(places, wordings, place -> "", (grounds, listener) -> List.of());
		}

		/** Reasons in words; as they are written where there are no words for them. */
		public List<Reasons.Reason> told(List<Ground> grounds, Reasons.Listener listener) {
			List<Reasons.Reason> told = reasons.told(grounds, listener);
			return told.isEmpty()
					? grounds.stream()
							.map(ground -> new Reasons.Reason(ground.source(),
									(ground.holds() ? "not so that " : "needs ") + wording(ground.source())))
							.toList()
					: told;
		}

		/** The place with that number. */
		public Place of(int source) {
			return places.get(source);
		}

		/** What is written at a place; empty where that is not known. */
		public String text(int source) {
			return texts.apply(of(source));
		}

		/** What is written at a place; the place itself where that is not known. */
		public String wording(int source) {
			String wording = wordings.getOrDefault(source, "");
			return wording.isEmpty() ? "what stands at " + of(source) : wording;
		}
	}
}
