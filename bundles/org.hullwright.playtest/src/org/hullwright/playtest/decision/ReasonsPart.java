package org.hullwright.playtest.decision;

import static org.hullwright.playtest.decision.DecisionPage.MARGIN;
import static org.hullwright.playtest.decision.DecisionPage.SMALL;
import static org.hullwright.playtest.decision.DecisionPage.TEXT;

import java.util.List;

import org.hullwright.engine.tree.Place;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.view.ReadableNames;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.session.Cause;
import org.hullwright.playtest.session.NotOffered;

/** Why and why not: what is not possible now, and what led to the question. Everything leads to its text. */
final class ReasonsPart {

	/** How far what belongs to something stands to the right of it. */
	private static final double INDENT = 9;
	/** Deeper than this nothing stands further to the right. */
	private static final int MOST_STEPS = 8;
	/** More would hide the question. */
	private static final int MOST_REASONS = 20;
	private static final double LINE = SMALL * 1.5;
	private final DecisionPage page;

	ReasonsPart(DecisionPage page) {
		this.page = page;
	}

	/** What is not possible now, in grey, each with what is in the way. */
	void whyNot(List<NotOffered> options) {
		if (options.isEmpty()) {
			return;
		}
		page.gap();
		page.paragraph("Not possible now", SMALL, true, page.soft());
		page.gap();
		options.stream().limit(MOST_REASONS).forEach(this::whyNot);
		if (options.size() > MOST_REASONS) {
			page.paragraph("and " + (options.size() - MOST_REASONS) + " more", SMALL, false, page.soft());
		}
	}

	private void whyNot(NotOffered option) {
		page.reference(option.label().isBlank() ? "An option" : option.label(), option.place(), option.subject(), MARGIN, TEXT);
		for (Cause ground : option.grounds()) {
			page.reference(ReadableNames.titled(ground.words()) + '.', ground.place(), MARGIN + INDENT, SMALL);
		}
		page.gap();
	}

	/**
	 * Who is asked, and what led there from the phase on.
	 *
	 * @param asked in words
	 * @param source where it is asked
	 */
	void why(List<Cause> causes, String asked, Place source) {
		page.gap();
		page.paragraph("Why", SMALL, true, page.soft());
		page.goDown(DecisionPage.GAP / 2);
		for (int step = 0; step < causes.size(); step++) {
			cause(causes.get(step).words(), causes.get(step).place(), step);
		}
		cause(asked, source, causes.size());
	}

	private void cause(String words, Place place, int step) {
		double left = Math.min(step * INDENT, MOST_STEPS * INDENT) + MARGIN;
		double width = page.width() - left - MARGIN;
		Colour colour = place.line() > 0 ? page.theme().target() : page.soft();
		page.writer().line(page.writer().cut(words, width, SMALL, false), left, page.top() + SMALL * 0.7, SMALL, false, colour,
				page.picture());
		if (place.line() > 0) {
			page.act(new Bounds(left, page.top(), width, LINE), new PanelAction.Open(place));
		}
		page.goDown(LINE);
	}
}
