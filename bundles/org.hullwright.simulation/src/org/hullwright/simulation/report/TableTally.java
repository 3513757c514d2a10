package org.hullwright.simulation.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.hullwright.simulation.experiment.Finding;
import org.hullwright.simulation.play.GameResult;
import org.hullwright.simulation.report.RulesetGames.Belonging;
import org.hullwright.simulation.report.RulesetGames.BrokenGames;
import org.hullwright.simulation.report.RulesetGames.Ending;
import org.hullwright.simulation.report.RulesetGames.Fate;
import org.hullwright.simulation.report.RulesetGames.Happening;
import org.hullwright.simulation.report.RulesetGames.Length;
import org.hullwright.simulation.report.RulesetGames.TeamWins;
import org.hullwright.simulation.report.RulesetGames.Use;
import org.hullwright.simulation.report.RulesetGames.Wins;
import org.hullwright.simulation.rules.Figure;
import org.hullwright.simulation.statistics.Sample;
import org.hullwright.simulation.statistics.Share;

/** Counts the games by one ruleset with one number of seats. */
final class TableTally {

	/** Seeds that are named of games which were broken in one way. */
	private static final int SEEDS_NAMED = 10;

	private final Designs designs;
	private final List<Figure> figures;
	private final int ruleset;
	private final int[] wins;
	private final List<TreeMap<Integer, Integer>> scores;
	private final TreeMap<String, int[]> teams = new TreeMap<>();
	private final Sample[] samples;
	private final Map<String, Integer> reasons = new TreeMap<>();
	private final TreeMap<State, int[]> fates = new TreeMap<>(Comparator.comparingInt(State::property).thenComparingInt(State::word));
	private final Map<String, List<Long>> errors = new LinkedHashMap<>();
	private final TreeMap<Integer, Integer> rounds = new TreeMap<>();
	private final TreeMap<Integer, Integer> decisions = new TreeMap<>();
	private final Counts owned;
	private final Counts drawn;
	private final Counts offered;
	private final Counts chosen;
	private final Counts fired;
	private int games;
	private int won;
	private int broken;

	private record State(int property, int word) {}

	TableTally(Designs designs, List<Figure> figures, int ruleset, int seats) {
		this.designs = designs;
		this.figures = figures;
		this.ruleset = ruleset;
		this.wins = new int[seats];
		this.scores = IntStream.range(0, seats).mapToObj(seat -> new TreeMap<Integer, Integer>()).toList();
		this.samples = figures.stream().map(figure -> Sample.EMPTY).toArray(Sample[]::new);
		this.owned = new Counts(designs.count());
		this.drawn = new Counts(designs.count());
		this.offered = new Counts(designs.count());
		this.chosen = new Counts(designs.count());
		this.fired = new Counts(designs.count());
	}

	void add(GameResult result) {
		switch (result) {
			case GameResult.Finished finished -> add(finished);
			case GameResult.Broken(var deal, String error) -> {
				broken++;
				errors.computeIfAbsent(error, any -> new ArrayList<>()).add(deal.seed());
			}
		}
	}

	private void add(GameResult.Finished game) {
		games++;
		won += game.isWon() ? 1 : 0;
		reasons.merge(game.reason(), 1, Integer::sum);
		rounds.merge(game.rounds(), 1, Integer::sum);
		decisions.merge(game.decisions(), 1, Integer::sum);
		for (int figure = 0; figure < samples.length; figure++) {
			Sample before = samples[figure];
			samples[figure] = game.figures().get(figure).isPresent() ? before.with(game.figures().get(figure).getAsInt()) : before;
		}
		for (int seat = 1; seat <= wins.length; seat++) {
			boolean isWinner = game.winners().contains(seat);
			wins[seat - 1] += isWinner ? 1 : 0;
			owned.add(game.owned().get(seat - 1), isWinner);
			game.states().get(seat - 1).forEach((property, word) -> {
				int[] counts = fates.computeIfAbsent(new State(property, word), any -> new int[2]);
				counts[0]++;
				counts[1] += isWinner ? 1 : 0;
			});
		}
		addStanding(game);
		drawn.add(game.use().drawn(), game.isWon());
		offered.add(game.use().offered(), game.isWon());
		chosen.add(game.use().chosen(), game.isWon());
		fired.add(game.use().fired(), game.isWon());
	}

	/** A team has won when one of its players has. */
	private void addStanding(GameResult.Finished game) {
		List<Integer> scored = game.standing().scores();
		for (int seat = 0; seat < scored.size(); seat++) {
			scores.get(seat).merge(scored.get(seat), 1, Integer::sum);
		}
		List<String> named = game.standing().teams();
		Set<String> winning = game.winners().stream().filter(seat -> seat <= named.size()).map(seat -> named.get(seat - 1))
				.collect(Collectors.toSet());
		named.stream().filter(team -> !team.isEmpty()).distinct().forEach(team -> {
			int[] counts = teams.computeIfAbsent(team, any -> new int[2]);
			counts[0]++;
			counts[1] += winning.contains(team) ? 1 : 0;
		});
	}

	RulesetGames table() {
		return new RulesetGames(ruleset, wins.length, games, broken,
				new Wins(new Share(won, games), IntStream.of(wins).mapToObj(times -> new Share(times, games)).toList(),
						scores.stream().filter(counts -> !counts.isEmpty()).map(TableTally::spread).toList(),
						teams.entrySet().stream()
								.map(team -> new TeamWins(team.getKey(), new Share(team.getValue()[1], team.getValue()[0]))).toList()),
				belongings(), fates(), endings(), new Length(spread(rounds), spread(decisions)), findings(), uses(), brokenGames());
	}

	private List<Belonging> belongings() {
		return designs.inGame().stream().filter(design -> owned.games(design) > 0)
				.map(design -> new Belonging(designs.component(design), new Share(owned.won(design), owned.games(design)))).toList();
	}

	private List<Fate> fates() {
		return fates.entrySet().stream()
				.map(entry -> new Fate(designs.property(entry.getKey().property()), designs.word(entry.getKey().word()),
						new Share(entry.getValue()[0], games * wins.length), new Share(entry.getValue()[1], entry.getValue()[0])))
				.toList();
	}

	private List<Ending> endings() {
		return reasons.entrySet().stream()
				.sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()).thenComparing(Map.Entry.comparingByKey()))
				.map(entry -> new Ending(entry.getKey(), new Share(entry.getValue(), games))).toList();
	}

	private static Spread spread(TreeMap<Integer, Integer> counts) {
		Sample[] sample = { Sample.EMPTY };
		counts.forEach((number, times) -> sample[0] = sample[0].with(number, times));
		return new Spread(sample[0], counts);
	}

	private List<Finding> findings() {
		return IntStream.range(0, samples.length).mapToObj(at -> new Finding(figures.get(at).measure(), samples[at])).toList();
	}

	private List<Use> uses() {
		return designs.inGame().stream().map(this::use)
				.filter(use -> use.drawn() != null || use.chosen() != null || use.fired() != null).toList();
	}

	private Use use(int design) {
		Happening ofDrawing = designs.isDrawable(design) || drawn.games(design) > 0
				? happening(drawn, design)
				: null;
		Happening ofFiring = designs.hasEffects(design) ? happening(fired, design) : null;
		Happening ofChoosing = offered.games(design) == 0
				? null
				: happening(chosen, design, offered.games(design), offered.won(design));
		return new Use(designs.component(design), ofDrawing, ofChoosing, ofFiring);
	}

	private Happening happening(Counts counts, int design) {
		return happening(counts, design, games, won);
	}

	private static Happening happening(Counts counts, int design, int of, int wonOf) {
		int times = counts.games(design);
		return new Happening(new Share(times, of), new Share(counts.won(design), times), new Share(wonOf - counts.won(design), of - times));
	}

	private List<BrokenGames> brokenGames() {
		return errors.entrySet().stream()
				.map(entry -> new BrokenGames(entry.getKey(), entry.getValue().size(),
						entry.getValue().stream().limit(SEEDS_NAMED).toList()))
				.toList();
	}
}
