package org.hullwright.packs.together;

import java.util.List;

/** Words for compatibility reports, the same on a terminal and in a window. */
public final class TogetherWords {

	private TogetherWords() {}

	/** A sign for a cell of a matrix. */
	public static String sign(Outcome outcome) {
		return switch (outcome) {
			case TOGETHER -> "+";
			case EXCLUDED -> "x";
			case CLASH -> "!";
			case BREAKS -> "~";
			case BROKEN -> "#";
			case OPEN -> "?";
		};
	}

	/** What a sign means. */
	public static String meaning(Outcome outcome) {
		return switch (outcome) {
			case TOGETHER -> "go together";
			case EXCLUDED -> "exclude each other";
			case CLASH -> "clash";
			case BREAKS -> "clash only in play";
			case BROKEN -> "one of them does not work by itself";
			case OPEN -> "not looked at";
		};
	}

	/** What comes of two units, or of one by itself, in a sentence. */
	public static String told(Meeting meeting) {
		String who = meeting.isAlone() ? meeting.one().label() + " by itself" : meeting.one().label() + " with " + meeting.other().label();
		Meeting.BrokenGame game = meeting.error();
		String when = game == null
				? ""
				: ", in the game of " + game.players() + (game.players() == 1 ? " player" : " players") + " with the seed " + game.seed();
		String reason = meeting.reason().isEmpty() ? meaning(meeting.outcome()) : meeting.reason();
		return who + when + ": " + reason;
	}

	/** How much was looked at and what the signs mean, in a sentence. */
	public static String sum(CompatibilityReport report) {
		List<Meeting> all = report.matrices().stream().flatMap(matrix -> matrix.meetings().stream()).toList();
		StringBuilder text = new StringBuilder();
		long pairs = all.stream().filter(meeting -> !meeting.isAlone()).count();
		text.append(pairs).append(pairs == 1 ? " pair" : " pairs");
		for (Outcome outcome : Outcome.values()) {
			long number = all.stream().filter(meeting -> !meeting.isAlone() && meeting.outcome() == outcome).count();
			if (number > 0) {
				text.append("; ").append(number).append(" (").append(sign(outcome)).append(") ").append(meaning(outcome));
			}
		}
		if (report.games() > 0) {
			text.append("; ").append(report.games()).append(report.games() == 1 ? " random game" : " random games")
					.append(" of each, with the seeds from ").append(report.seed()).append(" on");
		}
		return text + (report.cancelled() ? "; cancelled" : "") + ".";
	}
}
