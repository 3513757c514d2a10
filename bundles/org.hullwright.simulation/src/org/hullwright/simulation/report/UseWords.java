package org.hullwright.simulation.report;

import java.util.Locale;
import java.util.Optional;

import org.hullwright.simulation.report.RulesetGames.Happening;
import org.hullwright.simulation.report.RulesetGames.Use;
import org.hullwright.simulation.report.RulesetGames.Way;
import org.hullwright.simulation.statistics.Share;

/** How often a component turned up and was used, in words. */
final class UseWords {

	private UseWords() {}

	/** To stand after its title. */
	static String encounter(Use use, RulesetGames table) {
		String neverDrawn = isUsed(use, table) ? "was never drawn" : "never turned up";
		Optional<String> turnedUp = use.of(Way.DRAWN).map(Happening::games)
				.map(share -> share.times() == 0 ? neverDrawn : "turned up in " + percent(share) + " of games");
		Optional<String> used = used(use, table).map(share -> share.times() == 0 ? "was never used" : "was used in " + percent(share));
		if (turnedUp.isPresent() && used.isPresent()) {
			return turnedUp.get() + " and " + used.get();
		}
		return turnedUp.or(() -> used.map(often -> often.endsWith("%") ? often + " of games" : often)).orElse("lay there");
	}

	/** The same of what is shown to change games: if it was neither drawn nor used, it does so by lying where it is. */
	static String cause(Use use, RulesetGames table) {
		boolean drawn = use.of(Way.DRAWN).filter(happening -> happening.games().times() > 0).isPresent();
		if (drawn || isUsed(use, table)) {
			return encounter(use, table);
		}
		return use.of(Way.DRAWN).map(never -> "was never drawn and so ").orElse("") + "matters by lying where it is";
	}

	private static boolean isUsed(Use use, RulesetGames table) {
		return used(use, table).filter(share -> share.times() > 0).isPresent();
	}

	/** In which share of the games it did something, or was chosen where it has nothing to do by itself. */
	static Optional<Share> used(Use use, RulesetGames table) {
		return use.of(Way.FIRED).or(() -> use.of(Way.CHOSEN)).map(happening -> new Share(happening.games().times(), table.games()));
	}

	static String percent(Share share) {
		return String.format(Locale.ROOT, "%.1f %%", 100 * share.value());
	}
}
