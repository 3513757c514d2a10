package org.hullwright.playtest.decision;

import static org.hullwright.playtest.decision.DecisionPage.TEXT;

import java.time.InstantSource;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.Outcome;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Place;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.playtest.panel.Panel;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.session.Question;
import org.hullwright.playtest.session.StopReason;
import org.hullwright.playtest.timeline.EventSummary;

/** Lays out the question at hand with an option to each card; or how the game ended, or what went wrong. */
public final class DecisionPanels {

	private final BoardTheme theme;
	private final TextMeasure measure;
	private final Sight sight;
	private final InstantSource time;

	/** For somebody who sees everything. */
	public DecisionPanels(BoardTheme theme, TextMeasure measure) {
		this(theme, measure, new Sight.Everything());
	}

	/** @param sight what is hidden from it is not told */
	public DecisionPanels(BoardTheme theme, TextMeasure measure, Sight sight) {
		this(theme, measure, sight, InstantSource.system());
	}

	/** @param time by which it is told how long there is to answer */
	public DecisionPanels(BoardTheme theme, TextMeasure measure, Sight sight, InstantSource time) {
		this.time = time;
		this.theme = theme;
		this.measure = measure;
		this.sight = sight;
	}

	/**
	 * All that is known about the question.
	 *
	 * @param focused the option under the pointer or the keyboard; null when none is
	 * @param width of the panel, in pixels
	 */
	public Panel of(Moment moment, @Nullable Integer focused, double width) {
		return of(moment, focused, width, EnumSet.allOf(PanelAction.Fold.class));
	}

	/**
	 * The question.
	 *
	 * @param focused the option under the pointer or the keyboard; null when none is
	 * @param width of the panel, in pixels
	 * @param unfolded what is shown besides
	 */
	public Panel of(Moment moment, @Nullable Integer focused, double width, Set<PanelAction.Fold> unfolded) {
		DecisionPage page = new DecisionPage(theme, measure, width);
		write(moment, focused, unfolded, page);
		return page.done();
	}

	/** What stands there while there is no game. */
	public Panel withoutGame(double width) {
		DecisionPage page = new DecisionPage(theme, measure, width);
		note("No game is being played.", "Select a pack and press Play in the toolbar, or Shift+F11.", page);
		return page.done();
	}

	/** What stands there while a game is made ready to be played. */
	public Panel whileLoading(double width) {
		DecisionPage page = new DecisionPage(theme, measure, width);
		note("The game is loading …", "Its pack is read first. A saved game is then played again, up to where it was left.", page);
		return page.done();
	}

	/** What stands there meanwhile when bots take longer than a moment. */
	public Panel whileBotsDecide(double width) {
		DecisionPage page = new DecisionPage(theme, measure, width);
		note("Bots are deciding …", "The next question will stand here. The Progress view counts their decisions.", page);
		page.gap();
		page.link("Stop them, and be asked again", new PanelAction.Stop());
		return page.done();
	}

	private void write(Moment now, @Nullable Integer focused, Set<PanelAction.Fold> unfolded, DecisionPage page) {
		switch (now.stop()) {
			case StopReason.Asked(Question question) -> question(now, question, focused, unfolded, page);
			case StopReason.InBetween still -> note("The game stands still.",
					"It is in the middle of its rules. The Debug view tells where, and lets it go on: step by step with F5 and F6, or with F8 until "
							+ "it asks or stops again.",
					page);
			case StopReason.Failed(GameError failure) -> failure(failure, page);
			case StopReason.Over(Outcome outcome) -> new OutcomePart(page, now, sight).write(outcome);
		}
	}

	private void note(String title, String text, DecisionPage page) {
		page.prompt(title, theme.ink());
		page.paragraph(text, TEXT, false, page.theme().soft());
	}

	private void question(Moment now, Question question, @Nullable Integer focused, Set<PanelAction.Fold> unfolded, DecisionPage page) {
		new SinceLastPart(page, now).write(EventSummary.sinceLastDecision(now, sight));
		OptionalInt left = question.secondsLeft(time.instant());
		new QuestionPart(page, now.game().seenWith(sight)).write(now, question, focused,
				left.isPresent() ? Integer.valueOf(left.getAsInt()) : null);
		ReasonsPart reasons = new ReasonsPart(page);
		reasons.whyNot(question.notOffered(), unfolded.contains(PanelAction.Fold.WHY_NOT));
		reasons.why(unfolded.contains(PanelAction.Fold.WHY), question.causes(),
				now.game().title(now.game().playerAt(question.seat())) + " is asked here", question.source());
	}

	private void failure(GameError failure, DecisionPage page) {
		page.prompt("The game cannot go on", theme.alarm());
		page.paragraph(failure.getMessage(), TEXT, false, theme.ink());
		page.gap();
		links("at ", List.of(failure.place()), page);
		links("while performing ", failure.chain(), page);
	}

	private static void links(String before, List<Place> places, DecisionPage page) {
		for (Place place : places.stream().filter(each -> each.line() > 0).toList()) {
			page.link(before + place, new PanelAction.Open(place));
			page.goDown(TEXT * 1.6);
		}
	}
}
