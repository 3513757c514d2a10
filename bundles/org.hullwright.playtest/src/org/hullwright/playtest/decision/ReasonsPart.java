package org.hullwright.playtest.decision;

import static org.hullwright.playtest.decision.DecisionPage.MARGIN;
import static org.hullwright.playtest.decision.DecisionPage.SMALL;
import static org.hullwright.playtest.decision.DecisionPage.TEXT;

import java.util.List;

import org.hullwright.engine.tree.Place;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Point;
import org.hullwright.picture.Polygons;
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

	/**
	 * What is not possible now, in grey, each with what is in the way.
	 *
	 * @param unfolded whether it is shown, or only that there is something
	 */
	void whyNot(List<NotOffered> options, boolean unfolded) {
		if (options.isEmpty()) {
			return;
		}
		page.gap();
		fold("Not possible now", PanelAction.Fold.WHY_NOT, unfolded);
		if (!unfolded) {
			return;
		}
		options.stream().limit(MOST_REASONS).forEach(this::whyNot);
		if (options.size() > MOST_REASONS) {
			page.paragraph("and " + (options.size() - MOST_REASONS) + " more", SMALL, false, page.theme().soft());
		}
	}

	private void fold(String title, PanelAction.Fold fold, boolean unfolded) {
		Point middle = new Point(MARGIN + 4, page.top() + TEXT * 0.7);
		Point tip = unfolded ? middle.plus(0, 3.5) : middle.plus(3.5, 0);
		page.picture().fill(Outline.polygon(Polygons.arrowhead(middle, tip, 7), 0), page.theme().soft());
		double written = page.writer().line(title, MARGIN + 14, middle.y(), SMALL, true, page.theme().soft(), page.picture());
		page.act(new Bounds(MARGIN - 3, page.top() - 2, written + 22, TEXT * 1.6), new PanelAction.Unfold(fold));
		page.goDown(TEXT * 1.8);
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
	 * @param unfolded whether it is shown, or only that it can be
	 * @param asked in words
	 * @param source where it is asked
	 */
	void why(boolean unfolded, List<Cause> causes, String asked, Place source) {
		page.gap();
		fold("Why", PanelAction.Fold.WHY, unfolded);
		if (!unfolded) {
			return;
		}
		for (int step = 0; step < causes.size(); step++) {
			cause(causes.get(step).words(), causes.get(step).place(), step);
		}
		cause(asked, source, causes.size());
	}

	private void cause(String words, Place place, int step) {
		double left = Math.min(step * INDENT, MOST_STEPS * INDENT) + MARGIN;
		double width = page.width() - left - MARGIN;
		Colour colour = place.line() > 0 ? page.theme().target() : page.theme().soft();
		page.writer().line(page.writer().cut(words, width, SMALL, false), left, page.top() + SMALL * 0.7, SMALL, false, colour,
				page.picture());
		if (place.line() > 0) {
			page.act(new Bounds(left, page.top(), width, LINE), new PanelAction.Open(place));
		}
		page.goDown(LINE);
	}
}
