package org.hullwright.cli.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.DeliberatingAgent;
import org.hullwright.engine.agent.Deliberation;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.agent.SearchAgent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Sight;
import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.rules.Ruleset;

/** What a program weighed at one decision of one game, so that an author can tell a bad program from a bad card. */
final class Explanation {

	/** What the probability of a win counts in worths of a learned evaluation. */
	private static final double PERCENT = 10_000_000;
	private static final int MOST_LINE = 6;
	private static final int MOST_KINDS = 5;

	private final Ruleset ruleset;
	private final List<Policy> policies;

	/** @param policies who plays: one for all seats, or one for each */
	Explanation(Ruleset ruleset, List<Policy> policies) {
		this.ruleset = ruleset;
		this.policies = policies;
	}

	/**
	 * The game and the decision that are meant.
	 *
	 * @param number of the decision in its game, from 1
	 */
	record Moment(long seed, int number) {

		private static final Pattern WRITTEN = Pattern.compile("(-?\\d{1,18}):(\\d{1,6})");

		/** What people write as {@code 17:42}; empty when it is something else. */
		static Optional<Moment> of(String written) {
			Matcher parts = WRITTEN.matcher(written);
			return parts.matches() && Integer.parseInt(parts.group(2)) > 0
					? Optional.of(new Moment(Long.parseLong(parts.group(1)), Integer.parseInt(parts.group(2))))
					: Optional.empty();
		}
	}

	/** In lines; says so where the game has no such decision, or the program that takes it weighs nothing. */
	List<String> of(Moment moment, int players) {
		List<String> lines = new ArrayList<>();
		Count count = new Count();
		Game game = new Game(ruleset.program(), new GameOptions(players, ruleset.modes(), ruleset.scenario(), moment.seed(),
				ruleset.opening()), seat -> stopping(seat, moment, count, lines), Watching.NOTHING);
		try {
			game.play();
		} catch (GameAbandoned there) {
			return lines;
		}
		int taken = game.record().decisions().size();
		return List.of("The game with seed " + moment.seed() + " is over after " + taken + (taken == 1 ? " decision" : " decisions")
				+ "; there is no decision " + moment.number() + ".");
	}

	/** Counts decisions on from a game to the one that begins where it has ended. */
	private static final class Count {

		private @Nullable GameState game;
		private int before;
		private int last = -1;

		/** Which decision it is of all games, from 1; the same when it is asked anew. */
		int of(Decision decision) {
			if (game != decision.state()) {
				game = decision.state();
				before += last + 1;
			}
			last = decision.number();
			return before + last + 1;
		}
	}

	private Agent stopping(int seat, Moment moment, Count count, List<String> lines) {
		Policy policy = policies.get((seat - 1) % policies.size());
		Agent thinking = policy.unpaced(moment.seed(), seat, () -> false);
		Agent paced = policy.pace().paced(thinking, moment.seed());
		return decision -> {
			if (count.of(decision) < moment.number()) {
				return paced.choose(decision);
			}
			lines.add("Decision " + moment.number() + ", seat " + decision.seat() + ": " + decision.prompt() + " ("
					+ ruleset.world().places().of(decision.source()) + ")");
			lines.addAll(explained(decision, policy, thinking instanceof DeliberatingAgent deliberating ? deliberating : null));
			throw new GameAbandoned();
		};
	}

	private List<String> explained(Decision decision, Policy policy, @Nullable DeliberatingAgent agent) {
		List<String> lines = new ArrayList<>();
		if (agent == null) {
			lines.add("  " + policy + " weighs nothing");
			return lines;
		}
		Deliberation deliberation = agent.deliberate(decision);
		lines.add("  " + policy + " takes: " + decision.label(deliberation.chosen()));
		if (deliberation.weighed().isEmpty()) {
			lines.add("  without looking at any option, as beginners do now and then");
			return lines;
		}
		boolean learned = policy.usesWhatWasLearned() && decision.hasLearnedEvaluation();
		boolean searched = agent instanceof SearchAgent;
		deliberation.best()
				.forEach(weighed -> lines.add("  " + words(weighed, learned, searched) + "  " + decision.label(weighed.option())));
		if (deliberation.weighed().size() < decision.size()) {
			lines.add("  and " + (decision.size() - deliberation.weighed().size()) + " more, which looked worse at first glance");
		}
		List<String> line = deliberation.line().get();
		if (!line.isEmpty()) {
			lines.add("  it expects after that: " + String.join("; ", line.stream().limit(MOST_LINE).toList()));
		}
		lines.add("  " + unseen(decision));
		return lines;
	}

	private static String words(Deliberation.Weighed weighed, boolean learned, boolean searched) {
		if (searched) {
			return String.format(Locale.ROOT, "%5.2f in %d visits", weighed.worth(), weighed.trials());
		}
		return learned
				? String.format(Locale.ROOT, "wins %5.1f %% (%.1f to %.1f on %d guesses)", weighed.worth() / PERCENT,
						weighed.least() / PERCENT,
						weighed.most() / PERCENT, weighed.trials())
				: String.format(Locale.ROOT, "%7.1f by its goals (%.0f to %.0f on %d guesses)", weighed.worth(), weighed.least(),
						weighed.most(),
						weighed.trials());
	}

	/** What it had to guess: how many pieces in play it does not see, and of which kinds most. */
	private String unseen(Decision decision) {
		GameState state = decision.state();
		Sight sight = new Sight.OfSeats(List.of(decision.seat()));
		Map<Integer, Long> unseen = IntStream.range(0, state.layout().pieceCount()).filter(piece -> isInPlay(state, piece))
				.filter(piece -> !sight.seesPiece(state, piece)).boxed()
				.collect(Collectors.groupingBy(state.layout()::kindOf, TreeMap::new, Collectors.counting()));
		if (unseen.isEmpty()) {
			return "it could see all pieces in play";
		}
		String kinds = unseen.entrySet().stream().sorted(Map.Entry.<Integer, Long>comparingByValue().reversed()).limit(MOST_KINDS)
				.map(kind -> kind.getValue() + " of " + ruleset.world().kinds().get(kind.getKey()).name())
				.collect(Collectors.joining(", "));
		long count = unseen.values().stream().mapToLong(Long::longValue).sum();
		return "it could not see " + count + (count == 1 ? " piece" : " pieces") + " in play, and guessed anew for each trial what "
				+ (count == 1 ? "it is" : "they are") + ": " + kinds + (unseen.size() > MOST_KINDS ? " and others" : "");
	}

	private static boolean isInPlay(GameState state, int piece) {
		return switch (state.layout().role(state.zoneOf(piece))) {
			case AREA, DECK, BAG, DISCARDS, CONTENTS -> true;
			case SUPPLY, TABLE, BOX, SEATS -> false;
		};
	}
}
