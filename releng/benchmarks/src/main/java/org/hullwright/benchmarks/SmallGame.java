package org.hullwright.benchmarks;

import java.util.Locale;
import java.util.function.UnaryOperator;

import org.hullwright.benchmarks.fair.Fair;
import org.hullwright.benchmarks.lighthouse.Lighthouse;
import org.hullwright.benchmarks.lighthouse.SameChooser;
import org.hullwright.benchmarks.ruins.Ruins;
import org.hullwright.benchmarks.twin.Chance;
import org.hullwright.benchmarks.twin.Chooser;
import org.hullwright.benchmarks.twin.Course;
import org.hullwright.cli.pack.OpenPack;

/** The small games that exist twice: as packs in Hull, and written by hand in Java. */
public enum SmallGame {

	/** A game of everything a little; both play the same game decision for decision. */
	LIGHTHOUSE("The Lighthouse", Lighthouse.PLAYERS, (seed, seen) -> {
		return new Lighthouse(seed, seen.apply(new SameChooser(seed, Lighthouse.PLAYERS))).play();
	}),
	/** A game of cards. */
	FAIR("The Fair", Fair.PLAYERS, (seed, seen) -> {
		Chance chance = new Chance(seed);
		return new Fair(chance, seen.apply(chance)).play();
	}),
	/** A game on a grid. */
	RUINS("The Ruins", Ruins.PLAYERS, (seed, seen) -> {
		Chance chance = new Chance(seed);
		return new Ruins(chance, seen.apply(chance)).play();
	});

	private final String title;
	private final int players;
	private final ByHand byHand;

	SmallGame(String title, int players, ByHand byHand) {
		this.title = title;
		this.players = players;
		this.byHand = byHand;
	}

	private interface ByHand {

		Course play(long seed, UnaryOperator<Chooser> seen);
	}

	/** What players call it. */
	public String title() {
		return title;
	}

	/** How many play. */
	public int players() {
		return players;
	}

	/** The game in Hull. */
	public OpenPack pack() {
		return Packs.small(name().toLowerCase(Locale.ROOT));
	}

	/** Plays the game in Java; everybody decides at random. */
	public Course playByHand(long seed) {
		return playByHand(seed, UnaryOperator.identity());
	}

	/**
	 * Plays the game in Java.
	 *
	 * @param seen makes of the random chooser one that decides alike, and can be looked at
	 */
	public Course playByHand(long seed, UnaryOperator<Chooser> seen) {
		return byHand.play(seed, seen);
	}
}
