package org.hullwright.benchmarks.ruins;

import java.util.Arrays;

/** Where the raiders are and what they have, and what becomes of that when they move, are wounded and flee. */
final class Table {

	static final int PLAYERS = 4;
	/** How many raiders each player has; the first of them is the scout. */
	static final int BAND = 3;
	/** Behind the raiders. */
	static final int GHOST = PLAYERS * BAND;
	static final int NOBODY = -1;

	private static final int RAIDERS = GHOST;
	private static final int MOST_WOUNDS = 2;

	private final int[] places = new int[RAIDERS + 1];
	/** By sites that are no camps; in camps there may be many. */
	private final int[] standing = new int[City.SITES];
	private final int[] loot = new int[City.SITES];
	private final int[] sacks = new int[RAIDERS];
	private final int[] wounds = new int[RAIDERS];
	private final int[] hoards = new int[PLAYERS];

	/** Everybody is where they begin. */
	Table() {
		Arrays.fill(standing, NOBODY);
		for (int raider = 0; raider < RAIDERS; raider++) {
			places[raider] = City.camp(owner(raider));
		}
		places[GHOST] = City.WELL;
		standing[City.WELL] = GHOST;
	}

	static int owner(int raider) {
		return raider / BAND;
	}

	static boolean isScout(int raider) {
		return raider % BAND == 0;
	}

	int place(int figure) {
		return places[figure];
	}

	/** Who stands on a site that is no camp; or {@link #NOBODY}. */
	int standing(int site) {
		return standing[site];
	}

	/** Whether somebody can go there; nobody can leave the city. */
	boolean isOpen(int site) {
		return site != City.OUTSIDE && (City.isCamp(site) || standing[site] == NOBODY);
	}

	/** What has been brought home, by what it is worth. */
	int hoard(int player) {
		return hoards[player];
	}

	/** Puts a treasure into a sack. */
	void gain(int raider, int worth) {
		sacks[raider] += worth;
	}

	/** Who comes by takes what lies there, and who comes home leaves it there. */
	void move(int raider, int site) {
		go(raider, site);
		sacks[raider] += loot[site];
		loot[site] = 0;
		if (site == City.camp(owner(raider))) {
			hoards[owner(raider)] += sacks[raider];
			sacks[raider] = 0;
		}
	}

	private void go(int figure, int site) {
		if (!City.isCamp(places[figure])) {
			standing[places[figure]] = NOBODY;
		}
		if (!City.isCamp(site)) {
			standing[site] = figure;
		}
		places[figure] = site;
	}

	void wound(int raider) {
		if (++wounds[raider] == MOST_WOUNDS) {
			flee(raider);
		}
	}

	void heal(int player, int by) {
		for (int raider = player * BAND; raider < (player + 1) * BAND; raider++) {
			wounds[raider] = Math.max(0, wounds[raider] - by);
		}
	}

	private void flee(int raider) {
		loot[places[raider]] += sacks[raider];
		sacks[raider] = 0;
		wounds[raider] = 0;
		move(raider, City.camp(owner(raider)));
	}

	/** The ghost takes a step towards the nearest who is in no camp, the first of them in reading order, and scares who stands there. */
	void haunt() {
		int prey = prey();
		if (prey == NOBODY) {
			return;
		}
		int next = City.OUTSIDE;
		int nearest = City.SITES;
		for (int site : City.neighbours(places[GHOST])) {
			if (site != City.OUTSIDE && !City.isCamp(site) && City.gap(site, places[prey]) < nearest) {
				next = site;
				nearest = City.gap(site, places[prey]);
			}
		}
		if (standing[next] != NOBODY) {
			flee(standing[next]);
		}
		go(GHOST, next);
	}

	private int prey() {
		int prey = NOBODY;
		int least = Integer.MAX_VALUE;
		for (int raider = 0; raider < RAIDERS; raider++) {
			int rank = City.gap(places[GHOST], places[raider]) * City.SITES + places[raider];
			if (!City.isCamp(places[raider]) && rank < least) {
				prey = raider;
				least = rank;
			}
		}
		return prey;
	}

	/** In each quarter the player who has more raiders there than any other, or {@link #NOBODY}. */
	int[] honoured() {
		int[] honoured = new int[City.QUARTERS];
		int[] present = new int[City.QUARTERS * PLAYERS];
		for (int raider = 0; raider < RAIDERS; raider++) {
			present[City.quarter(places[raider]) * PLAYERS + owner(raider)]++;
		}
		Arrays.setAll(honoured, quarter -> honoured(present, quarter * PLAYERS));
		return honoured;
	}

	private static int honoured(int[] present, int first) {
		int best = NOBODY;
		int most = 0;
		for (int player = 0; player < PLAYERS; player++) {
			int those = present[first + player];
			best = those > most ? player : those == most ? NOBODY : best;
			most = Math.max(most, those);
		}
		return best;
	}
}
