package org.hullwright.playtest.decision;

import static org.hullwright.playtest.decision.DecisionPage.GAP;
import static org.hullwright.playtest.decision.DecisionPage.MARGIN;
import static org.hullwright.playtest.decision.DecisionPage.SMALL;
import static org.hullwright.playtest.decision.DecisionPage.TEXT;

import java.util.List;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Outline;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.timeline.Departure;
import org.hullwright.playtest.timeline.EventSummary;
import org.hullwright.playtest.timeline.StoryEntry;

/** What has happened since the player decided last: who left the board, and a short list of the rest. */
final class SinceLastPart {

	private static final int MOST_LINES = 4;
	private static final double PADDING = 9;
	private static final double ROUNDING = 7;
	private final DecisionPage page;
	private final Moment now;

	SinceLastPart(DecisionPage page, Moment now) {
		this.page = page;
		this.now = now;
	}

	void write(EventSummary since) {
		since.departures().forEach(this::announce);
		List<StoryEntry> told = since.told();
		if (told.isEmpty()) {
			return;
		}
		page.paragraph("Since your last decision", SMALL, true, page.theme().soft());
		list(told, MOST_LINES);
		page.goDown(GAP);
	}

	/** The last of what happened, a line each. When that is too much, what was drawn is left to the Story first. */
	void list(List<StoryEntry> told, int most) {
		List<StoryEntry> shown = told.size() <= most
				? told
				: told.stream().filter(entry -> entry.nature() != StoryEntry.Nature.DRAWN).toList();
		shown = shown.subList(Math.max(0, shown.size() - most), shown.size());
		int left = told.size() - shown.size();
		if (left > 0) {
			line("… " + left + " more, which the Story tells", false);
		}
		shown.forEach(entry -> line(words(entry), entry.nature() == StoryEntry.Nature.SAID));
	}

	private void line(String text, boolean strong) {
		double left = MARGIN + PADDING;
		page.goDown(page.writer().paragraph(text, left, page.top(), page.width() - left - MARGIN, SMALL, false,
				strong ? page.theme().ink() : page.theme().soft(), page.picture()));
	}

	private String words(StoryEntry entry) {
		return entry.seat().map(seat -> now.game().title(now.game().playerAt(seat)) + ": ").orElse("") + entry.text();
	}

	/** In a box that is not overlooked, when it is a person's. */
	private void announce(Departure gone) {
		if (!now.line().persons().contains(gone.seat())) {
			return;
		}
		double textWidth = page.width() - 2 * MARGIN - 2 * PADDING;
		double height = page.writer().height(gone.told(), textWidth, TEXT, true) + 2 * PADDING;
		Outline box = Outline.box(new Bounds(MARGIN, page.top(), page.width() - 2 * MARGIN, height), ROUNDING);
		page.picture().fill(box, page.theme().alarm().faded(0.16));
		page.picture().stroke(box, page.theme().alarm(), 1.2);
		page.writer().paragraph(gone.told(), MARGIN + PADDING, page.top() + PADDING, textWidth, TEXT, true, page.theme().ink(),
				page.picture());
		page.goDown(height + GAP);
	}
}
