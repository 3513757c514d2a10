package org.hullwright.packs.together;

import java.util.List;

/**
 * What can be on together in one game.
 *
 * @param game the name of its pack
 * @param units rows and columns
 * @param meetings of each unit with itself and with each that comes after it, row by row
 */
public record Matrix(String game, String title, List<Unit> units, List<Meeting> meetings) {

	public Matrix {
		units = List.copyOf(units);
		meetings = List.copyOf(meetings);
	}

	/** What comes of two units, by their positions, in whichever order. */
	public Meeting at(int row, int column) {
		int first = Math.min(row, column);
		int before = first * units.size() - first * (first - 1) / 2; // cells in the rows above
		return meetings.get(before + Math.max(row, column) - first);
	}

	/** Those where something has to be mended, that of single units first. */
	public List<Meeting> problems() {
		return meetings.stream().filter(meeting -> meeting.outcome().isProblem())
				.filter(meeting -> meeting.isAlone() || meeting.outcome() != Outcome.BROKEN)
				.sorted((one, other) -> Boolean.compare(other.isAlone(), one.isAlone())).toList();
	}

	/** Those that somebody has excluded. */
	public List<Meeting> excluded() {
		return meetings.stream().filter(meeting -> meeting.outcome() == Outcome.EXCLUDED).toList();
	}
}
