package org.hullwright.simulation.odds;

import java.time.Instant;
import java.util.List;
import java.util.function.Predicate;

import org.hullwright.engine.tree.Place;

/**
 * Odds of all places of a text, as counted in games.
 *
 * @param fingerprint of the rules that were played
 * @param counted when
 * @param players what the programs that played are called
 * @param games how many were played to their end
 * @param broken how many a rule broke; they count for nothing
 * @param places what can be performed, in the order of the numbers of places
 * @param chances what is known exactly
 */
public record Odds(String fingerprint, Instant counted, String players, int games, int broken, Place.Index index, List<PlaceOdds> places,
		List<Chance> chances) {

	public Odds {
		places = List.copyOf(places);
		chances = List.copyOf(chances);
	}

	/** Only what stands where the condition holds. */
	public Odds only(Predicate<Place> wanted) {
		return new Odds(fingerprint, counted, players, games, broken, index,
				places.stream().filter(odds -> wanted.test(index.of(odds.source()))).toList(),
				chances.stream().filter(chance -> wanted.test(index.of(chance.source()))).toList());
	}
}
