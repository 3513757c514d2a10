package org.hullwright.simulation.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.tree.World;
import org.hullwright.simulation.play.GameResult;
import org.hullwright.simulation.report.Comparison.Contrast;
import org.hullwright.simulation.report.Comparison.Sense;
import org.hullwright.simulation.statistics.PairedDifference;
import org.hullwright.simulation.statistics.Share;

/**
 * Compares what becomes of seats in pairs of games: how many end as each word of a state says, and in which round the first of them does.
 * Which words are bad to be is learned from the games themselves: those that go with losing.
 */
final class FateTally {

	/** Of fewer seats nobody knows what their fate is worth. */
	private static final int FEWEST_SEATS = 20;

	private final World before;
	private final World after;
	private final int seats;
	private final SequencedMap<Fate, Counted> fates = new LinkedHashMap<>();
	private final Numbers roundsBefore = new Numbers();
	private final Numbers roundsAfter = new Numbers();
	private int seatsInAll;
	private int wonInAll;

	/** A word that a state may be; by their names, for the two rulesets may number them otherwise. */
	private record Fate(String state, String word) {}

	/** What is known of a fate. */
	private static final class Counted {

		/** How many seats ended so, by pair. */
		private final Numbers endedBefore = new Numbers();
		private final Numbers endedAfter = new Numbers();
		/** In which round the first seat was so, by pair; the one after the last where none was. */
		private final Numbers firstBefore = new Numbers();
		private final Numbers firstAfter = new Numbers();
		private int seats;
		private int won;
		private boolean isInitial;
	}

	/** Of games by two worlds, with so many seats. */
	FateTally(World before, World after, int seats) {
		this.before = before;
		this.after = after;
		this.seats = seats;
	}

	void add(GameResult.Finished first, GameResult.Finished second) {
		meet(first, before);
		meet(second, after);
		roundsBefore.add(first.rounds());
		roundsAfter.add(second.rounds());
		fates.forEach((fate, counted) -> {
			counted.endedBefore.add(ended(first, before, fate, counted));
			counted.endedAfter.add(ended(second, after, fate, counted));
			counted.firstBefore.add(firstRound(first, before, fate));
			counted.firstAfter.add(firstRound(second, after, fate));
		});
		seatsInAll += 2 * seats;
		wonInAll += first.winners().size() + second.winners().size();
	}

	/** Begins to count what was not met in any pair so far. */
	private void meet(GameResult.Finished game, World world) {
		for (GameResult.FirstFate first : game.firsts()) {
			Counted counted = fates.computeIfAbsent(fate(world, first.property(), first.word()), any -> neverSoFar());
			counted.isInitial |= first.round() == 0;
		}
	}

	private Counted neverSoFar() {
		Counted counted = new Counted();
		for (int pair = 0; pair < roundsBefore.size(); pair++) {
			counted.endedBefore.add(0);
			counted.endedAfter.add(0);
			counted.firstBefore.add(roundsBefore.get(pair) + 1);
			counted.firstAfter.add(roundsAfter.get(pair) + 1);
		}
		return counted;
	}

	private int ended(GameResult.Finished game, World world, Fate fate, Counted counted) {
		int ended = 0;
		for (int seat = 1; seat <= seats; seat++) {
			if (game.states().get(seat - 1).entrySet().stream()
					.anyMatch(state -> fate(world, state.getKey(), state.getValue()).equals(fate))) {
				ended++;
				counted.won += game.winners().contains(seat) ? 1 : 0;
			}
		}
		counted.seats += ended;
		return ended;
	}

	private static Fate fate(World world, int property, int word) {
		return new Fate(world.properties().get(property).name(), world.words().get(word).title());
	}

	private static int firstRound(GameResult.Finished game, World world, Fate fate) {
		return game.firsts().stream().filter(first -> fate(world, first.property(), first.word()).equals(fate))
				.mapToInt(GameResult.FirstFate::round).min().orElse(game.rounds() + 1);
	}

	/** What differs in any pair, in the order in which it was met. */
	List<Contrast> contrasts() {
		List<Contrast> contrasts = new ArrayList<>();
		fates.forEach((fate, counted) -> {
			boolean isBad = isBad(counted);
			add("seats whose " + fate.state() + " is " + fate.word(), isBad ? Sense.BAD : Sense.OPEN, counted.endedBefore,
					counted.endedAfter, contrasts);
			if (isBad) {
				add("round of the first seat whose " + fate.state() + " is " + fate.word(), Sense.GOOD, counted.firstBefore,
						counted.firstAfter,
						contrasts);
			}
		});
		return contrasts;
	}

	/** What seats are from the beginning says nothing; of other fates, those that go with losing. */
	private boolean isBad(Counted counted) {
		return !counted.isInitial && counted.seats >= FEWEST_SEATS
				&& new Share(counted.won, counted.seats).minus(new Share(wonInAll - counted.won, seatsInAll - counted.seats)).interval()
						.upper() < 0;
	}

	private static void add(String title, Sense sense, Numbers before, Numbers after, List<Contrast> contrasts) {
		int[] differences = new int[before.size()];
		long sum = 0;
		for (int pair = 0; pair < differences.length; pair++) {
			differences[pair] = after.get(pair) - before.get(pair);
			sum += before.get(pair);
		}
		PairedDifference change = PairedDifference.of(title, differences);
		if (change.differing() > 0) {
			double average = (double) sum / differences.length;
			contrasts.add(new Contrast(title, false, sense, average, average + change.difference().value(), change, differences.length));
		}
	}
}
