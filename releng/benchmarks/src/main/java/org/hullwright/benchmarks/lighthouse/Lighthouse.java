package org.hullwright.benchmarks.lighthouse;

import java.util.List;

import org.hullwright.benchmarks.twin.Chooser;
import org.hullwright.benchmarks.twin.Course;
import org.hullwright.engine.random.RandomStreams;

/**
 * The game of the pack {@code lighthouse}, written by hand the way one would for speed: what the general engine is measured against. It
 * takes its chance from the same streams, so that both play the same games, decision for decision; a test compares them.
 */
public final class Lighthouse {

	/** How many it is for. */
	public static final int PLAYERS = 2;

	private static final int TOWER = 0;
	private static final int STAIRS = 1;
	private static final int STORE = 2;
	private static final int KITCHEN = 3;
	private static final int PATH = 4;
	private static final int LANDING = 5;
	private static final int[][] NEIGHBOURS = {
			{ STAIRS, KITCHEN }, { TOWER, STORE, KITCHEN, PATH }, { STAIRS, PATH, LANDING }, { TOWER, STAIRS, PATH },
			{ STAIRS, STORE, KITCHEN, LANDING }, { STORE, PATH } };
	private static final boolean[] HAS_BARRELS = { false, false, true, false, false, true };

	private static final int OIL = 0;
	private static final int FOG = 1;

	private static final int DRIFT = 0;
	private static final int CALM = 1;
	private static final int BANK = 2;

	private static final int SEARCH = 100;
	private static final int FEED = 101;
	private static final int BLOW = 102;
	private static final int WAIT = 103;

	private static final long BARRELS_STREAM = RandomStreams.named("zone bag Barrels");
	private static final long WEATHER_STREAM = RandomStreams.named("zone deck Weather");
	private static final long WIND_STREAM = RandomStreams.named("die Wind");

	private final long seed;
	private final Chooser chooser;
	private final int[] barrels = new int[20];
	private int barrelCount;
	private int barrelDraws;
	private final int[] weather = new int[9];
	private int weatherTop;
	private int weatherCount;
	private final int[] discards = new int[9];
	private int discardCount;
	private int weatherDraws;
	private int windRolls;
	private int fogLeft = 7;
	private final int[] fog = new int[6];
	private final int[] oil = new int[2];
	private final int[] tired = new int[2];
	private final int[] room = { KITCHEN, KITCHEN };
	private int light;
	private int night;
	private int rounds;
	private int decisions;
	private final int[] options = new int[8];

	public Lighthouse(long seed, Chooser chooser) {
		this.seed = seed;
		this.chooser = chooser;
		for (int at = 0; at < 13; at++) {
			barrels[barrelCount++] = at < 8 ? OIL : FOG;
		}
		for (int at = 0; at < 9; at++) {
			weather[weatherCount++] = at < 3 ? DRIFT : at < 5 ? CALM : BANK;
		}
		shuffleWeather();
	}

	/** Plays to the end. */
	public Course play() {
		while (light < 4 && night < 40) {
			rounds++;
			watch();
			if (light < 4) {
				sea();
			}
		}
		return new Course(rounds, decisions, light == 4 ? List.of(1, 2) : List.of(), List.of());
	}

	private void watch() {
		int first = room[0] <= room[1] ? 0 : 1; // in reading order of where they stand
		turn(first);
		if (light < 4) {
			turn(1 - first);
		}
	}

	private void turn(int keeper) {
		for (int steps = 3 - tired[keeper]; steps > 0 && light < 4; steps--) {
			int count = listOptions(keeper);
			int chosen = 0;
			if (count > 1) {
				chosen = chooser.choose(keeper + 1, count);
				decisions++;
			}
			act(keeper, options[chosen]);
		}
	}

	private int listOptions(int keeper) {
		int here = room[keeper];
		int count = 0;
		for (int next : NEIGHBOURS[here]) {
			if (fog[next] < 3) {
				options[count++] = next;
			}
		}
		if (HAS_BARRELS[here] && oil[keeper] < 5) {
			options[count++] = SEARCH;
		}
		if (here == TOWER && oil[keeper] > 0) {
			options[count++] = FEED;
		}
		if (fog[here] > 0) {
			options[count++] = BLOW;
		}
		options[count++] = WAIT;
		return count;
	}

	private void act(int keeper, int option) {
		switch (option) {
			case SEARCH -> search(keeper);
			case FEED -> {
				oil[keeper]--;
				barrels[barrelCount++] = OIL;
				light++;
			}
			case BLOW -> {
				if (RandomStreams.below(seed, WIND_STREAM, windRolls++, 6) >= 2) {
					fog[room[keeper]]--;
					barrels[barrelCount++] = FOG;
				} else {
					tired[keeper] = Math.min(3, tired[keeper] + 1);
				}
			}
			case WAIT -> tired[keeper] = Math.max(0, tired[keeper] - 1);
			default -> room[keeper] = option;
		}
	}

	private void search(int keeper) {
		if (barrelCount == 0) {
			tired[keeper] = Math.min(3, tired[keeper] + 1);
			return;
		}
		int at = RandomStreams.below(seed, BARRELS_STREAM, barrelDraws++, barrelCount);
		int found = barrels[at];
		barrelCount--;
		System.arraycopy(barrels, at + 1, barrels, at, barrelCount - at);
		if (found == OIL) {
			oil[keeper]++;
		} else {
			fog[room[keeper]]++;
		}
	}

	private void sea() {
		if (weatherTop == weatherCount) {
			weatherTop = 0;
			weatherCount = discardCount;
			for (int at = 0; at < discardCount; at++) {
				weather[at] = discards[discardCount - 1 - at];
			}
			discardCount = 0;
			shuffleWeather();
		}
		int card = weather[weatherTop++];
		switch (card) {
			case DRIFT -> drift();
			case CALM -> {
				tired[0] = 0;
				tired[1] = 0;
			}
			default -> {
				place(LANDING);
				place(PATH);
			}
		}
		discards[discardCount++] = card;
		night++;
	}

	private void shuffleWeather() {
		for (int at = weatherCount - 1; at > 0; at--) {
			int other = RandomStreams.below(seed, WEATHER_STREAM, weatherDraws++, at + 1);
			int card = weather[at];
			weather[at] = weather[other];
			weather[other] = card;
		}
	}

	private void drift() {
		int covered = 0;
		for (int each = TOWER; each <= LANDING; each++) {
			covered |= fog[each] > 0 ? 1 << each : 0;
		}
		for (int each = TOWER; each <= LANDING; each++) {
			if ((covered & 1 << each) != 0) {
				fog[each]--;
				fog[leastFoggy(NEIGHBOURS[each])]++;
			}
		}
	}

	private int leastFoggy(int[] rooms) {
		int least = rooms[0];
		for (int each : rooms) {
			if (fog[each] < fog[least]) {
				least = each;
			}
		}
		return least;
	}

	private void place(int where) {
		if (fogLeft > 0) {
			fogLeft--;
			fog[where]++;
		}
	}
}
