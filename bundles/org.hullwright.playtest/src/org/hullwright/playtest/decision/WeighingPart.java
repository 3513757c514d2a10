package org.hullwright.playtest.decision;

import static org.hullwright.playtest.decision.DecisionPage.SMALL;
import static org.hullwright.playtest.decision.DecisionPage.TEXT;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.session.Weighing;

/** What a bot with goals weighs at the question at hand, or how to be told that. */
final class WeighingPart {

	private static final int MOST = 8;
	private final DecisionPage page;

	WeighingPart(DecisionPage page) {
		this.page = page;
	}

	/** @param weighing null until somebody asks for it */
	void write(@Nullable Weighing weighing) {
		if (weighing == null) {
			page.link("What would a bot with goals do?", new PanelAction.Weigh());
			page.goDown(TEXT * 2);
			return;
		}
		page.paragraph("What a bot with goals weighs", SMALL, true, page.soft());
		weighing.options().stream().limit(MOST).forEach(option -> page.paragraph(
				(option.taken() ? "\u2192 " : "") + option.label() + ": " + option.worth(), SMALL, option.taken(),
				option.taken() ? page.theme().ink() : page.soft()));
		int others = weighing.others() + Math.max(0, weighing.options().size() - MOST);
		page.paragraph((others == 0 ? "" : others + " more looked worse. ") + "Each was tried up to " + weighing.trials()
				+ (weighing.trials() == 1 ? " time" : " times")
				+ ", with another guess of what is hidden each time; the last two numbers are the worst and the best of these.", SMALL,
				false, page.soft());
		page.gap();
	}
}
