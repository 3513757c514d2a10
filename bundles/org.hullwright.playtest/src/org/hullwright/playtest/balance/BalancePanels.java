package org.hullwright.playtest.balance;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

import org.hullwright.engine.game.GameError;
import org.hullwright.engine.tree.Place;
import org.hullwright.engine.tree.Trials;
import org.hullwright.packs.PackProblem;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.playtest.panel.Panel;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.panel.Writer;
import org.hullwright.simulation.experiment.Finding;
import org.hullwright.simulation.experiment.FindingWords;
import org.hullwright.simulation.experiment.Variant;

/** Lays out the experiments of a pack: one below the other, each with its measures as words and charts. */
public final class BalancePanels {

	private static final String ASKING = "Put the caret into a Room, a card or another component, and choose Play > Measure balance to ask whether it is too strong.";
	private static final String WRITING = "An experiment says how many games are played by whom, and what is measured at their ends. Write one: "
			+ "experiment \"Who wins\" { … }";
	private static final double MARGIN = 12;
	private static final double GAP = 7;
	private static final double TITLE = 15;
	private static final double TEXT = 13;
	private static final double SMALL = 11.5;
	private static final double LEADING = 1.5;
	private static final double ROW = 22;
	private static final double NAME_SHARE = 0.36; // of the width, for the name of a measure
	private static final double CHART_SHARE = 0.3;
	private static final double INDENT = 14;
	/** Wider rows would tear apart what belongs together. */
	private static final double WIDEST = 900;
	private final BoardTheme theme;
	private final Writer writer;

	/** Lays out with these colours and letters. */
	public BalancePanels(BoardTheme theme, TextMeasure measure) {
		this.theme = theme;
		this.writer = new Writer(measure);
	}

	/**
	 * Every experiment with a place to choose, by its number, that makes it.
	 *
	 * @param available how wide the panel may be, in pixels
	 */
	public Panel of(Balance balance, double available) {
		double width = Math.min(available, WIDEST);
		if (!balance.problems().isEmpty()) {
			return broken(balance, width);
		}
		if (balance.trials().isEmpty() && balance.inquiries().isEmpty()) {
			return note(balance.pack() + " has no experiments.", ASKING + " " + WRITING, width);
		}
		Panel.Builder panel = new Panel.Builder();
		double y = new QuestionPanels(theme, writer).add(balance, width, panel);
		if (balance.trials().isEmpty()) {
			y += writer.paragraph(WRITING, MARGIN, y, width - 2 * MARGIN, SMALL, false, theme.soft(), panel.picture());
			return panel.build(width, y + MARGIN);
		}
		y += writer.paragraph(balance.pack()
				+ "; the games have the seeds from 1 on. What is in brackets, and the lines over the bars, hold with 95 % confidence.",
				MARGIN, y, width - 2 * MARGIN, SMALL, false, theme.soft(), panel.picture()) + GAP;
		for (int number = 0; number < balance.trials().size(); number++) {
			y += trial(balance.trials().get(number), number, y, width, panel) + 2 * GAP;
		}
		return panel.build(width, y + MARGIN);
	}

	/** What stands there when no pack has been chosen. */
	public Panel withoutPack(double width) {
		return note("No pack has been chosen.",
				"Select a pack and choose Play > Measure balance: its experiments are shown here, and what came out of their games.",
				width);
	}

	private Panel note(String title, String text, double width) {
		Panel.Builder panel = new Panel.Builder();
		double y = MARGIN;
		y += writer.paragraph(title, MARGIN, y, width - 2 * MARGIN, TITLE, true, theme.ink(), panel.picture()) + GAP;
		y += writer.paragraph(text, MARGIN, y, width - 2 * MARGIN, TEXT, false, theme.soft(), panel.picture());
		return panel.build(width, y + MARGIN);
	}

	private Panel broken(Balance balance, double width) {
		Panel.Builder panel = new Panel.Builder();
		double y = MARGIN;
		y += writer.paragraph(balance.pack() + " has errors, so no games can be played", MARGIN, y, width - 2 * MARGIN, TITLE, true,
				theme.alarm(), panel.picture()) + GAP;
		for (PackProblem problem : balance.problems()) {
			y += link(problem.message() + "  (" + problem.place() + ")", MARGIN, y, width - 2 * MARGIN, TEXT, false, problem.place(),
					panel);
		}
		return panel.build(width, y + MARGIN);
	}

	private double trial(ExperimentState trial, int number, double top, double width, Panel.Builder panel) {
		String measure = trial.isUntouched() ? "Measure" : "Measure again";
		double button = writer.width(measure, TEXT, true);
		double y = top + link(trial.title(), MARGIN, top, width - 3 * MARGIN - button, TITLE, true, trial.place(), panel);
		writer.line(measure, width - MARGIN - button, top + TITLE * LEADING / 2, TEXT, true, theme.target(), panel.picture());
		panel.place(new Bounds(width - MARGIN - button - GAP, top, button + 2 * GAP, TITLE * LEADING), new PanelAction.Choose(number));
		y += writer.paragraph(manner(trial), MARGIN, y, width - 2 * MARGIN, SMALL, false, theme.soft(), panel.picture()) + GAP;
		for (ExperimentState.Tried tried : trial.variants()) {
			y += tried(tried, trial.games(), y, width, panel);
		}
		return y - top;
	}

	/** How many games, and by whom. */
	private static String manner(ExperimentState trial) {
		String minds = trial.agents().stream().map(Trials.Experiment.Policy::name).map(name -> name.toLowerCase(Locale.ROOT))
				.collect(Collectors.joining(", "));
		return trial.games() + (trial.games() == 1 ? " game" : " games") + " each, played by programs: " + minds;
	}

	private double tried(ExperimentState.Tried tried, int games, double top, double width, Panel.Builder panel) {
		double y = top
				+ writer.paragraph(wordsOf(tried.variant()), MARGIN, top, width - 2 * MARGIN, TEXT, true, theme.ink(), panel.picture());
		y += switch (tried.standing()) {
			case MeasurementState.NotMade nothing ->
				writer.paragraph("not measured yet", MARGIN + INDENT, y, width - 2 * MARGIN, TEXT, false, theme.soft(), panel.picture());
			case MeasurementState.Playing(int played) -> playing(played, games, y, width, panel);
			case MeasurementState.Made(List<Finding> findings) -> findings(findings, y, width, panel);
			case MeasurementState.Failed(GameError error) ->
				link(error.getMessage() + "  (" + error.place() + ")", MARGIN + INDENT, y, width - 2 * MARGIN - INDENT, TEXT, false,
						error.place(), panel);
		};
		return y + GAP - top;
	}

	private static String wordsOf(Variant variant) {
		String players = variant.players() + (variant.players() == 1 ? " player" : " players");
		return variant.varied().isEmpty() ? players : players + ", with " + variant.varied();
	}

	private double playing(int played, int games, double top, double width, Panel.Builder panel) {
		double left = MARGIN + INDENT;
		double height = writer.paragraph(played + " of " + games + " games have been played", left, top, width - left - MARGIN, TEXT, false,
				theme.soft(), panel.picture());
		Bounds whole = new Bounds(left, top + height, width - left - MARGIN, 6);
		panel.picture().fill(Outline.box(whole, 3), theme.ink().faded(0.12));
		panel.picture().fill(Outline.box(new Bounds(left, whole.y(), Math.max(1, whole.width() * played / games), whole.height()), 3),
				theme.target());
		return height + whole.height() + GAP;
	}

	private double findings(List<Finding> findings, double top, double width, Panel.Builder panel) {
		double shares = findings.stream().filter(finding -> finding.measure().share()).mapToDouble(MeasureChart::reach).max().orElse(0);
		double y = top;
		for (Finding finding : findings) {
			double most = finding.measure().share() ? shares : MeasureChart.reach(finding);
			y += finding(finding, new MeasureChart(theme, most > 0 ? most : 1), y, width, panel);
		}
		return y - top;
	}

	/** A row; what is not as it should be is said below it. */
	private double finding(Finding finding, MeasureChart chart, double top, double width, Panel.Builder panel) {
		double whole = width - 2 * MARGIN - INDENT;
		double left = MARGIN + INDENT;
		double middle = top + ROW / 2;
		double name = whole * NAME_SHARE;
		writer.line(writer.cut(finding.measure().title(), name - GAP, TEXT, false), left, middle, TEXT, false, theme.ink(),
				panel.picture());
		Bounds place = new Bounds(left + name, top + 2, whole * CHART_SHARE, ROW - 4);
		chart.draw(finding, place, panel.picture());
		double after = place.x() + place.width() + GAP;
		double room = width - MARGIN - after;
		String games = finding.measure().condition() == null || finding.sample().games() == 0 ? "" : " in " + FindingWords.games(finding);
		writer.line(writer.cut(FindingWords.value(finding) + FindingWords.interval(finding) + games, room, TEXT, false), after, middle,
				TEXT, false, theme.ink(),
				panel.picture());
		return ROW + verdict(finding, left + name, top + ROW, width, panel);
	}

	private double verdict(Finding finding, double left, double top, double width, Panel.Builder panel) {
		Colour colour = switch (finding.verdict()) {
			case OPEN, AS_EXPECTED -> theme.soft();
			case NOT_SHOWN -> theme.focus();
			case NOT_AS_EXPECTED -> theme.alarm();
		};
		return finding.verdict() == Finding.Verdict.OPEN
				? 0
				: writer.paragraph(FindingWords.verdict(finding), left, top, width - left - MARGIN, SMALL, false, colour, panel.picture())
						+ 2;
	}

	/** Words that lead to a text, where there is one. */
	private double link(String words, double left, double top, double width, double size, boolean bold, Place place, Panel.Builder panel) {
		boolean leads = place.line() > 0;
		double height = writer.paragraph(words, left, top, width, size, bold, leads && !bold ? theme.target() : theme.ink(),
				panel.picture());
		if (leads) {
			panel.place(new Bounds(left, top, width, height), new PanelAction.Open(place));
		}
		return height;
	}
}
