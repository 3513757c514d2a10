package org.hullwright.playtest.timeline;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.playtest.timeline.StoryEntry.Nature;

/**
 * Removes redundancy from a story: where rules say themselves that somebody goes somewhere, that need not be told once more, what they say
 * several times in a row is told once, and of a number that changes several times in a row what it comes to.
 */
final class Repetitions {

	/** What was moved, by the number of the entry that tells it. */
	private final Map<Integer, Travel> travels = new HashMap<>();

	/** What has another number, by the number of the entry that tells it. */
	private final Map<Integer, String> counts = new HashMap<>();

	/** Of what is moved on the boards: what it is called, and where it comes to. */
	private record Travel(String name, String place) {

		boolean isIn(String text) {
			return text.contains(name) && text.contains(place);
		}
	}

	/** Notes what an entry tells of something that is moved on the boards. */
	void travelled(int entry, String name, String place) {
		travels.put(entry, new Travel(name, place));
	}

	/** Notes what an entry tells a new number of. */
	void counted(int entry, String what) {
		counts.put(entry, what);
	}

	/** What happened, one after the other, without what is told beside it already. */
	List<StoryEntry> without(List<StoryEntry> told) {
		var kept = new ArrayList<StoryEntry>();
		int times = 1;
		for (StoryEntry next : told) {
			StoryEntry last = kept.isEmpty() ? null : kept.getLast();
			boolean again = last != null && isSaid(last) && isSaid(next) && last.text().equals(often(next.text(), times));
			if (again) {
				times++;
				kept.set(kept.size() - 1, saying(next, often(next.text(), times), null));
			} else if (last != null && tells(next, last)) {
				kept.set(kept.size() - 1, saying(next, next.text(), last.pieceOrNull()));
				times = 1;
			} else if (last != null && isCountedOn(last, next)) {
				kept.set(kept.size() - 1, next);
				times = 1;
			} else if (last == null || !tells(last, next)) {
				kept.add(next);
				times = 1;
			}
		}
		return kept;
	}

	/** Whether both tell another number of the same. */
	private boolean isCountedOn(StoryEntry last, StoryEntry next) {
		String what = counts.get(next.number());
		return what != null && what.equals(counts.get(last.number()));
	}

	private static String often(String text, int times) {
		return times == 1 ? text : text + " (" + times + " times)";
	}

	/** Whether one entry says what the other one tells of something that is moved. */
	private boolean tells(StoryEntry said, StoryEntry moved) {
		Travel travel = travels.get(moved.number());
		return isSaid(said) && travel != null && travel.isIn(said.text());
	}

	private static boolean isSaid(StoryEntry entry) {
		return entry.nature() == Nature.SAID;
	}

	/** @param piece that is named; null where none is, or where it was known before */
	private static StoryEntry saying(StoryEntry entry, String text, @Nullable Integer piece) {
		return new StoryEntry(entry.number(), entry.nature(), text, entry.decisionOrNull(), entry.seatOrNull(),
				piece == null ? entry.pieceOrNull() : piece, entry.source(), entry.children());
	}
}
