package org.hullwright.playtest.decision;

import static org.hullwright.playtest.decision.DecisionPage.SMALL;

import org.hullwright.playtest.session.Weighing;

/** What a bot with goals weighs at the question at hand. */
final class WeighingPart {

	private static final int MOST = 8;
	private final DecisionPage page;

	WeighingPart(DecisionPage page) {
		this.page = page;
	}

	void write(Weighing weighing) {
		page.paragraph("What a bot with goals weighs", SMALL, true, page.theme().soft());
		weighing.options().stream().limit(MOST).forEach(option -> page.paragraph(
				(option.taken() ? "\u2192 " : "") + option.label() + ": " + option.worth(), SMALL, option.taken(),
				option.taken() ? page.theme().ink() : page.theme().soft()));
		if (!weighing.line().isEmpty()) {
			page.paragraph("It expects after that: " + String.join("; ", weighing.line()) + ".", SMALL, false, page.theme().soft());
		}
		int others = weighing.others() + Math.max(0, weighing.options().size() - MOST);
		page.paragraph((others == 0 ? "" : others + " more looked worse. ") + "Each was tried up to " + weighing.trials()
				+ (weighing.trials() == 1 ? " time" : " times")
				+ ", with another guess of what is hidden each time; the last two numbers are the worst and the best of these.", SMALL,
				false, page.theme().soft());
		if (!weighing.learnedFrom().isEmpty()) {
			page.paragraph("It goes by what was learned from " + weighing.learnedFrom() + ".", SMALL, false, page.theme().soft());
		}
		page.gap();
	}
}
