package org.hullwright.playtest.timeline;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;

import org.hullwright.engine.tree.Place;
import org.hullwright.picture.view.ReadableNames;
import org.hullwright.playtest.timeline.StoryEntry.Nature;

/**
 * Folds what is laid out and drawn while the table is set up, which is told of piece by piece: many pieces in a row become one entry that
 * counts them, with the single ones in it.
 */
final class SetUpSummary {

	/** Fewer are told of one by one. */
	private static final int FEWEST = 4;
	/** By the number of the entry that tells of them. */
	private final Map<Integer, Pieces> known = new HashMap<>();

	/** Pieces that an entry tells of; the thing is in the singular. */
	private record Pieces(int count, String thing) {}

	/** Notes that an entry tells of a piece that comes to a board, by the name of its kind. */
	void placed(int entry, String kind) {
		known.put(entry, new Pieces(1, ReadableNames.titled(ReadableNames.spaced(kind))));
	}

	/** Notes that an entry tells of pieces that are drawn. */
	void drawn(int entry, int count, String thing) {
		known.put(entry, new Pieces(count, thing));
	}

	/**
	 * The same story, with runs of such entries folded.
	 *
	 * @param numbers gives new entries their numbers
	 */
	List<StoryEntry> folded(List<StoryEntry> told, IntSupplier numbers) {
		List<StoryEntry> folded = new ArrayList<>();
		List<StoryEntry> run = new ArrayList<>();
		for (StoryEntry entry : told) {
			if (known.containsKey(entry.number())) {
				run.add(entry);
			} else {
				folded.addAll(summed(run, numbers));
				run.clear();
				folded.add(entry);
			}
		}
		folded.addAll(summed(run, numbers));
		return folded;
	}

	private List<StoryEntry> summed(List<StoryEntry> run, IntSupplier numbers) {
		if (run.size() < FEWEST) {
			return List.copyOf(run);
		}
		List<StoryEntry> sums = new ArrayList<>();
		for (Nature nature : List.of(Nature.CHANGE, Nature.DRAWN)) {
			List<StoryEntry> alike = run.stream().filter(entry -> entry.nature() == nature).toList();
			if (alike.size() == 1) {
				sums.addAll(alike);
			} else if (!alike.isEmpty()) {
				sums.add(
						new StoryEntry(numbers.getAsInt(), nature, counted(alike) + (nature == Nature.DRAWN ? " are drawn" : " are placed"),
								Place.NOWHERE, alike));
			}
		}
		return sums;
	}

	/** "34 Corridors, 21 Rooms and 1 Object". */
	private String counted(List<StoryEntry> entries) {
		Map<String, Integer> counts = new LinkedHashMap<>();
		for (StoryEntry entry : entries) {
			Pieces pieces = known.get(entry.number());
			if (pieces != null) {
				counts.merge(pieces.thing(), pieces.count(), Integer::sum);
			}
		}
		List<String> parts = counts.entrySet().stream().map(part -> part.getValue() + " " + several(part.getKey(), part.getValue()))
				.toList();
		return parts.size() == 1
				? parts.getFirst()
				: parts.stream().limit(parts.size() - 1L).collect(Collectors.joining(", ")) + " and " + parts.getLast();
	}

	private static String several(String thing, int count) {
		if (count == 1) {
			return thing;
		}
		return thing.matches(".*[^aeiou]y") ? thing.substring(0, thing.length() - 1) + "ies" : thing + "s";
	}
}
