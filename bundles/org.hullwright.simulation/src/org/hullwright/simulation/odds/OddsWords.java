package org.hullwright.simulation.odds;

import java.time.Duration;
import java.util.Locale;
import java.util.stream.Collectors;

import org.hullwright.simulation.statistics.Share;

/** Says odds in plain words. */
public final class OddsWords {

	private static final int MOST_OUTCOMES = 8;
	/** The same where there is little room. */
	private static final int FEW_OUTCOMES = 4;
	private final Odds odds;

	public OddsWords(Odds odds) {
		this.odds = odds;
	}

	/** What the odds were counted in. */
	public String games() {
		return String.format(Locale.ROOT, "In %,d games by %s programs", odds.games(), odds.players());
	}

	/** How often something happens. */
	public String place(PlaceOdds place) {
		if (place.what() == PlaceOdds.What.OPTION) {
			return String.format(Locale.ROOT, "taken in %s of %,d decisions that offered it", share(place.taken()), place.taken().of());
		}
		String verb = place.what() == PlaceOdds.What.PASSED_CONDITION ? "does not hold" : "fires";
		if (place.games().times() == 0) {
			return verb.equals("fires") ? "never fires" : "always holds, or is never asked";
		}
		String often = String.format(Locale.ROOT, "%s in %s of games, %.1f times a game", verb, share(place.games()), place.times().mean());
		return place.wonWithout().of() == 0 || place.wonWith().times() + place.wonWithout().times() == 0
				? often
				: String.format(Locale.ROOT, "%s; won with it %s, without %s", often, share(place.wonWith()), share(place.wonWithout()));
	}

	/** How often a rule fires, for a line of an editor. */
	public String inBrief(PlaceOdds place) {
		if (place.games().times() == 0) {
			return place(place);
		}
		String often = String.format(Locale.ROOT, "fires in %s of games, %.1f times a game", share(place.games()), place.times().mean());
		return place.wonWithout().of() == 0 || place.wonWith().times() + place.wonWithout().times() == 0
				? often
				: String.format(Locale.ROOT, "%s; won %.0f %% with it, %.0f %% without", often, 100 * place.wonWith().value(),
						100 * place.wonWithout().value());
	}

	/** What is likeliest to come, for a line of an editor. */
	public String inBrief(Chance chance) {
		String listed = chance.outcomes().stream().limit(FEW_OUTCOMES)
				.map(outcome -> String.format(Locale.ROOT, "%s in %.0f %%", outcome.title(), 100 * outcome.probability()))
				.collect(Collectors.joining(", "));
		int more = chance.outcomes().size() - FEW_OUTCOMES;
		return (chance.means() == Chance.Means.ROLL ? "a roll: " : "the first draw: ") + listed
				+ (more > 0 ? ", and " + more + " more" : "");
	}

	/** What may come, exactly; the rest together where it is much. */
	public String chance(Chance chance) {
		String listed = chance.outcomes().stream().limit(MOST_OUTCOMES)
				.map(outcome -> String.format(Locale.ROOT, "%s %d of %d (%.1f %%)", outcome.title(), outcome.ways(), outcome.of(),
						100 * outcome.probability()))
				.collect(Collectors.joining(", "));
		int more = chance.outcomes().size() - MOST_OUTCOMES;
		return (chance.means() == Chance.Means.ROLL ? "a roll of " : "the first draw from ") + chance.title() + ": " + listed
				+ (more > 0 ? ", and " + more + " more" : "");
	}

	/** Of which text the odds are, when it has been changed since. */
	public String age(Duration since) {
		long minutes = since.toMinutes();
		return minutes < 1 ? "of the text of a moment ago" : "of the text of " + minutes + (minutes == 1 ? " minute ago" : " minutes ago");
	}

	private static String share(Share share) {
		return String.format(Locale.ROOT, "%.0f %% (%.0f to %.0f)", 100 * share.value(), 100 * share.interval().lower(),
				100 * share.interval().upper());
	}
}
