package org.hullwright.simulation.odds;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

import org.hullwright.engine.game.Program;
import org.hullwright.simulation.odds.PlaceOdds.What;
import org.hullwright.simulation.statistics.Sample;
import org.hullwright.simulation.statistics.Share;

/** Sums over games, place by place; of constant size, however many games there are. */
final class OddsTally {

	private final Program program;
	private final int[] games;
	private final int[] won;
	private final int[] offered;
	private final int[] taken;
	private final Sample[] times;
	private int played;
	private int wonGames;

	OddsTally(Program program) {
		int places = program.world().places().places().size();
		this.program = program;
		this.games = new int[places];
		this.won = new int[places];
		this.offered = new int[places];
		this.taken = new int[places];
		this.times = new Sample[places];
	}

	/** One more game that came to its end. */
	void add(OddsProbe game, boolean isWon) {
		played++;
		wonGames += isWon ? 1 : 0;
		for (int source = 1; source < games.length; source++) {
			int performed = game.performed(source);
			if (performed > 0) {
				games[source]++;
				won[source] += isWon ? 1 : 0;
				times[source] = timesOf(source).with(performed);
			}
			offered[source] += game.offered(source);
			taken[source] += game.taken(source);
		}
	}

	private Sample timesOf(int source) {
		Sample known = times[source];
		return known == null ? Sample.EMPTY : known;
	}

	int played() {
		return played;
	}

	/** What came of all places that can be performed or chosen. */
	List<PlaceOdds> places() {
		BitSet rules = program.probed().rules();
		BitSet sentences = program.probed().statements();
		BitSet branches = program.probed().branches();
		List<PlaceOdds> places = new ArrayList<>();
		for (int source = 1; source < games.length; source++) {
			if (rules.get(source)) {
				places.add(odds(source, What.RULE));
			} else if (sentences.get(source)) {
				places.add(odds(source, What.SENTENCE));
			} else if (branches.get(source)) {
				places.add(odds(source, What.PASSED_CONDITION));
			} else if (offered[source] > 0) {
				places.add(odds(source, What.OPTION));
			}
		}
		return places;
	}

	private PlaceOdds odds(int source, What what) {
		return new PlaceOdds(source, what, new Share(games[source], played), timesOf(source).with(0, played - games[source]),
				new Share(won[source], games[source]), new Share(wonGames - won[source], played - games[source]),
				new Share(taken[source], offered[source]));
	}
}
