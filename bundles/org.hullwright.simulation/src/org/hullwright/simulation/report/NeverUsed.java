package org.hullwright.simulation.report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.report.RulesetGames.Use;
import org.hullwright.simulation.report.RulesetGames.Way;
import org.hullwright.simulation.rules.Exposure;
import org.hullwright.simulation.statistics.Share;

/**
 * A component that was in play in many games, does something when it is used, and was used in none.
 *
 * @param use what happened to it
 * @param exposure how it came into the games
 * @param chance in which share of the games that had it in play it was used, which is none as far as was seen
 */
record NeverUsed(Use use, Exposure exposure, Share chance) {

	/** In fewer games it may be luck that it was never offered. */
	private static final int FEWEST_GAMES = 20;
	/** What is used in a larger share of games than this may be used. */
	private static final double HARDLY_EVER = 0.05;

	/** The same, where it is certain enough to be told. */
	static Optional<NeverUsed> of(Use use, Exposure exposure) {
		NeverUsed candidate = new NeverUsed(use, exposure, new Share(0, use.of(Way.DRAWN).map(drawn -> drawn.games().times()).orElse(0)));
		return use.isNever(Way.FIRED) && candidate.isCertain() ? Optional.of(candidate) : Optional.empty();
	}

	/**
	 * An option may be about it without using it, as one to drop it is, and what did not lie ready may have been where nobody came: then
	 * many games have to tell.
	 */
	private boolean isCertain() {
		return chance.of() >= FEWEST_GAMES && (isRefused() || chance.interval().upper() < HARDLY_EVER);
	}

	private boolean isRefused() {
		return isNeverOffered() && exposure != Exposure.MET;
	}

	private boolean isNeverOffered() {
		return use.of(Way.CHOSEN).isEmpty();
	}

	/**
	 * Whether it could not be used. Who plays at random takes any option sooner or later; others may not have wanted it.
	 *
	 * @param agents who played, as people write it
	 */
	boolean isImpossible(List<String> agents) {
		String random = new Policy.Any().toString();
		return isRefused() || agents.stream().allMatch(agent -> agent.startsWith(random));
	}

	/** Why this is told, to follow how often it turned up and was used. */
	String reason() {
		return isNeverOffered()
				? ", and no player was ever offered it"
				: String.format(Locale.ROOT, " (with 95 %% confidence it is in less than %.1f %% of such games)",
						100 * chance.interval().upper());
	}
}
