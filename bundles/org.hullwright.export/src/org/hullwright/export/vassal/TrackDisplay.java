package org.hullwright.export.vassal;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.export.table.Board;
import org.hullwright.export.table.Table;
import org.hullwright.export.table.Track;
import org.hullwright.picture.Point;

/** A line above the first board that tells where the marker of each track is, and what the space is called. */
final class TrackDisplay {

	/** So much room it needs, in pixels of a board. */
	static final int HEIGHT = 130;

	private static final int INDENT = 60;

	private TrackDisplay() {}

	/** The board above which it is; none where there are no tracks, or no boards. */
	static Optional<Board> boardOf(Table table) {
		return table.tracks().isEmpty() ? Optional.empty() : table.boards().stream().findFirst();
	}

	/** What is written there. */
	static Stream<Fixture> of(Table table, MapNames names) {
		return boardOf(table).stream().map(board -> new Fixture("tracks@" + board.identity(), "Tracks", names.of(board),
				new Point(INDENT, HEIGHT / 2.0), List.of(Fixtures.FIXED, new Trait(Labels.line("Tracks"), text(table.tracks())))));
	}

	private static String text(List<Track> tracks) {
		return "{" + tracks.stream().map(TrackDisplay::text).collect(Collectors.joining("+\"        \"+")) + "}";
	}

	private static String text(Track track) {
		String number = Controls.nameOf(track);
		String space = track.spaces().entrySet().stream()
				.map(titled -> "(" + number + "==" + titled.getKey() + "?\" (" + Labels.quoted(titled.getValue()) + ")\":\"\")")
				.collect(Collectors.joining("+"));
		return "\"" + Labels.quoted(track.title()) + " \"+" + number + (space.isEmpty() ? "" : "+" + space);
	}
}
