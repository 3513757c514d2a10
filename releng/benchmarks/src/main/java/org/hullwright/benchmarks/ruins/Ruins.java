package org.hullwright.benchmarks.ruins;

import org.hullwright.benchmarks.twin.Chance;
import org.hullwright.benchmarks.twin.Chooser;
import org.hullwright.benchmarks.twin.Course;

/**
 * The game on a grid of the pack {@code ruins}, written by hand the way one would for speed. It plays the same rules with a chance of its
 * own; a test compares many games of both.
 */
public final class Ruins {

	/** How many it is for here. */
	public static final int PLAYERS = Table.PLAYERS;

	private static final int DAYS = 12;
	private static final int DAYS_BETWEEN_COUNTS = 4;
	private static final int HONOUR = 2;
	private static final int WORTH_OF_IDOL = 3;
	private static final int[] VIGOUR = { 1, 2, 2, 3, 3, 4 };
	private static final int[] BLADE = { 0, 1, 1, 2, 3, 4 };
	private static final int[] MOON = { 0, 1, 1, 2, 2, 3 };

	private static final int DIG = 0;
	private static final int FIGHT = DIG + Table.BAND;
	private static final int RUN = FIGHT + Table.BAND;
	private static final int REST = RUN + 1;

	private final Chance chance;
	private final Chooser chooser;
	private final Table table = new Table();
	private final Earth earth;
	private final int[] mounds = City.mounds();
	private final int[] renown = new int[PLAYERS];
	private final int[] options = new int[REST + 1];
	private int decisions;

	public Ruins(Chance chance, Chooser chooser) {
		this.chance = chance;
		this.chooser = chooser;
		this.earth = new Earth(chance);
	}

	/** Plays to the end. */
	public Course play() {
		for (int day = 1; day <= DAYS; day++) {
			for (int player = 0; player < PLAYERS; player++) {
				takeTurn(player);
			}
			haunt(chance.roll(MOON));
			if (day % DAYS_BETWEEN_COUNTS == 0) {
				count();
			}
		}
		int[] scores = new int[PLAYERS];
		for (int player = 0; player < PLAYERS; player++) {
			scores[player] = renown[player] + table.hoard(player);
		}
		return Course.won(DAYS, decisions, scores);
	}

	/** One of those that were put into {@link #options}. */
	private int choose(int player, int count) {
		if (count == 1) {
			return options[0];
		}
		decisions++;
		return options[chooser.choose(player + 1, count)];
	}

	private void haunt(int steps) {
		for (int step = 0; step < steps; step++) {
			table.haunt();
		}
	}

	private void count() {
		for (int player : table.honoured()) {
			if (player != Table.NOBODY) {
				renown[player] += HONOUR;
			}
		}
	}

	private void takeTurn(int player) {
		for (int effort = chance.roll(VIGOUR); effort > 0; effort--) {
			int first = player * Table.BAND;
			int option = choose(player, listOptions(first));
			if (option < FIGHT) {
				dig(first + option - DIG);
			} else if (option < RUN) {
				fight(player, first + option - FIGHT);
			} else if (option == RUN) {
				run(player, first);
			} else {
				table.heal(player, 1);
			}
		}
	}

	private int listOptions(int first) {
		int count = 0;
		boolean canRun = false;
		for (int one = 0; one < Table.BAND; one++) {
			int here = table.place(first + one);
			canRun |= canRun(first + one);
			if (mounds[here] > 0) {
				options[count++] = DIG + one;
			}
			if (hasFoe(first + one)) {
				options[count++] = FIGHT + one;
			}
		}
		if (canRun) {
			options[count++] = RUN;
		}
		options[count++] = REST;
		return count;
	}

	private boolean canRun(int raider) {
		for (int site : City.neighbours(table.place(raider))) {
			if (table.isOpen(site)) {
				return true;
			}
		}
		return false;
	}

	private boolean hasFoe(int raider) {
		for (int site : City.neighbours(table.place(raider))) {
			if (isFoeOn(site, raider)) {
				return true;
			}
		}
		return false;
	}

	/** Nobody is fought in a camp. */
	private boolean isFoeOn(int site, int raider) {
		if (site == City.OUTSIDE) {
			return false;
		}
		int there = table.standing(site);
		return there != Table.NOBODY && there != Table.GHOST && Table.owner(there) != Table.owner(raider);
	}

	private void run(int player, int first) {
		int runners = 0;
		for (int one = 0; one < Table.BAND; one++) {
			if (canRun(first + one)) {
				options[runners++] = first + one;
			}
		}
		int runner = choose(player, runners);
		int ways = 0;
		for (int way = 0; way < City.WAYS; way++) {
			if (table.isOpen(City.beside(table.place(runner), way))) {
				options[ways++] = way;
			}
		}
		run(runner, Table.isScout(runner) ? 3 : 2, choose(player, ways));
	}

	/** As far as the pace, and no farther than to where there is something to dig. */
	private void run(int runner, int pace, int way) {
		for (int step = 0; step < pace; step++) {
			int next = City.beside(table.place(runner), way);
			if (!table.isOpen(next)) {
				return;
			}
			table.move(runner, next);
			if (mounds[next] > 0) {
				return;
			}
		}
	}

	private void dig(int digger) {
		mounds[table.place(digger)]--;
		switch (earth.draw()) {
			case Earth.SHARD -> table.gain(digger, 1);
			case Earth.IDOL -> table.gain(digger, WORTH_OF_IDOL);
			case Earth.SNAKE -> table.wound(digger);
			case Earth.LANDSLIDE -> mounds[table.place(digger)] = 0;
			case Earth.HOWL -> haunt(2);
			case Earth.SPRING -> table.heal(Table.owner(digger), Integer.MAX_VALUE);
			default -> {} // nothing is left
		}
	}

	private void fight(int player, int attacker) {
		int here = table.place(attacker);
		int foes = 0;
		for (int way = 0; way < City.WAYS; way++) {
			if (isFoeOn(City.beside(here, way), attacker)) {
				options[foes++] = way;
			}
		}
		int way = choose(player, foes);
		int foe = table.standing(City.beside(here, way));
		int blow = chance.roll(BLADE) + strength(attacker);
		int parry = chance.roll(BLADE) + strength(foe);
		if (blow > parry) {
			renown[player]++;
			int behind = City.beside(table.place(foe), way);
			if (table.isOpen(behind)) {
				table.move(foe, behind);
			}
			table.wound(foe);
		} else if (blow < parry) {
			table.wound(attacker);
		}
	}

	private static int strength(int raider) {
		return Table.isScout(raider) ? 1 : 2;
	}
}
