package org.hullwright.cli.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

import org.hullwright.cli.terminal.Console;
import org.hullwright.engine.game.Outcome;
import org.hullwright.engine.game.Standing;

/** Counts how many games end, prints progress meanwhile, and the table at the end. */
final class GameTable {

	private static final int MOST_ERRORS_SHOWN = 10;
	private static final long PROGRESS_EVERY = 2_000_000_000L; // nanoseconds

	private final int players;
	private final int games;
	private final Console console;
	private final Map<String, Integer> reasons = new TreeMap<>();
	private final int[] wins;
	private final long[] scores;
	private final Map<String, Integer> winsByTeam = new TreeMap<>();
	private boolean scored;
	private final Map<String, List<Long>> errors = new LinkedHashMap<>();
	private final long began = System.nanoTime();
	private long nextProgress = began + PROGRESS_EVERY;
	private int played;
	private int broken;
	private int won;
	private long rounds;
	private long decisions;

	GameTable(int players, int games, Console console) {
		this.players = players;
		this.games = games;
		this.console = console;
		this.wins = new int[players];
		this.scores = new long[players];
	}

	void add(Outcome outcome) {
		played++;
		rounds += outcome.rounds();
		decisions += outcome.decisions();
		reasons.merge(outcome.reason().isEmpty() ? "(no reason given)" : outcome.reason(), 1, Integer::sum);
		outcome.winners().forEach(seat -> wins[seat - 1]++);
		won += outcome.winners().isEmpty() ? 0 : 1;
		add(outcome.standing(), outcome.winners());
		progress();
	}

	/** A team has won when one of its players has. */
	private void add(Standing standing, List<Integer> winners) {
		scored |= !standing.scores().isEmpty();
		for (int seat = 0; seat < standing.scores().size(); seat++) {
			scores[seat] += standing.scores().get(seat);
		}
		standing.teams().stream().filter(team -> !team.isEmpty()).forEach(team -> winsByTeam.putIfAbsent(team, 0));
		winners.stream().filter(seat -> seat <= standing.teams().size()).map(seat -> standing.teams().get(seat - 1))
				.filter(team -> !team.isEmpty()).distinct().forEach(team -> winsByTeam.merge(team, 1, Integer::sum));
	}

	/** Counts a game that a rule broke. */
	void add(long seed, String error) {
		played++;
		broken++;
		errors.computeIfAbsent(error, any -> new ArrayList<>()).add(seed);
		progress();
	}

	private void progress() {
		if (System.nanoTime() > nextProgress) {
			nextProgress = System.nanoTime() + PROGRESS_EVERY;
			console.err().println(players + " players: " + played + " of " + games + " games");
		}
	}

	/**
	 * The counts, for other programs.
	 *
	 * @param reasons how often a game ended for which reason
	 * @param winsBySeat in how many games each seat won
	 * @param won in how many games a player won
	 * @param meanScores of each seat; none where no game ended, or the game has no scores
	 * @param winsByTeam in how many games a player of each team won
	 * @param broken how many games a rule broke, with the seeds of each error
	 */
	record Counted(int players, int games, Map<String, Integer> reasons, List<Integer> winsBySeat, int won,
			List<Double> meanScores, Map<String, Integer> winsByTeam, int broken, Map<String, List<Long>> errors, long rounds,
			long decisions) {}

	Counted counted() {
		return new Counted(players, games, reasons, IntStream.of(wins).boxed().toList(), won, meanScores(), winsByTeam, broken, errors,
				rounds, decisions);
	}

	private List<Double> meanScores() {
		int ended = played - broken;
		return scored && ended > 0 ? LongStream.of(scores).mapToObj(sum -> Double.valueOf((double) sum / ended)).toList() : List.of();
	}

	void print() {
		int ended = played - broken;
		console.out().println(players + (players == 1 ? " player, " : " players, ") + games + " games");
		reasons.entrySet().stream()
				.sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()).thenComparing(Map.Entry.comparingByKey()))
				.forEach(entry -> console.out().println(
						String.format(Locale.ROOT, "  %7d  %5.1f %%  %s", entry.getValue(), share(entry.getValue()), entry.getKey())));
		if (broken > 0) {
			console.out().println(String.format(Locale.ROOT, "  %7d  %5.1f %%  broken by a rule", broken, share(broken)));
		}
		if (ended > 0) {
			console.out().println(String.format(Locale.ROOT, "  somebody won in %.1f %% of the games; by seat: %s", share(won), bySeat()));
			if (scored) {
				console.out().println("  score on average, by seat: "
						+ meanScores().stream().map(mean -> String.format(Locale.ROOT, "%.1f", mean)).collect(Collectors.joining(", ")));
			}
			winsByTeam.forEach((team, times) -> console.out()
					.println(String.format(Locale.ROOT, "  team %s won in %.1f %% of the games", team, share(times))));
			console.out().println(String.format(Locale.ROOT, "  on average %.1f rounds and %.1f decisions", (double) rounds / ended,
					(double) decisions / ended));
		}
		errors.entrySet().stream().limit(MOST_ERRORS_SHOWN).forEach(entry -> print(entry.getKey(), entry.getValue()));
		double seconds = (System.nanoTime() - began) / 1e9;
		console.err().println(String.format(Locale.ROOT, "%d games in %.1f s, %.0f games a second", played, seconds, played / seconds));
	}

	private void print(String error, List<Long> seeds) {
		console.out().println(error);
		console.out().println("  with seed " + seeds.getFirst() + (seeds.size() == 1 ? "" : " and " + (seeds.size() - 1) + " more"));
	}

	private String bySeat() {
		List<String> shares = new ArrayList<>();
		for (int win : wins) {
			shares.add(String.format(Locale.ROOT, "%.1f %%", share(win)));
		}
		return String.join(", ", shares);
	}

	private double share(int number) {
		return 100.0 * number / played;
	}
}
