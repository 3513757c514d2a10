package org.hullwright.simulation.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.hullwright.engine.tree.Place;
import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.statistics.Share;

/** What games answer, in sentences: the same at a terminal and in a window. */
public final class ReplyWords {

	private final Inquiry inquiry;
	private final SearchMode mode;
	private final Function<Place, String> places;

	/** @param places how a place in a text is told */
	public ReplyWords(Inquiry inquiry, SearchMode mode, Function<Place, String> places) {
		this.inquiry = inquiry;
		this.mode = mode;
		this.places = places;
	}

	/**
	 * All of the answer; the first sentence tells whether it is so in any game.
	 *
	 * @param endedEarly whether somebody stopped the search
	 */
	public List<String> of(Reply reply, boolean endedEarly) {
		List<String> lines = new ArrayList<>();
		Witness witness = reply.witness();
		if (witness == null) {
			lines.add(none(reply, endedEarly));
		} else {
			if (!mode.endsWithWitness()) {
				Share share = reply.share();
				lines.add(
						String.format(Locale.ROOT, "Yes, in %.1f %% (%.1f to %.1f) of %d games%s by %s, at some decision or at the end%s.",
								100 * share.value(),
								100 * share.interval().lower(), 100 * share.interval().upper(), reply.games(), players(), who(),
								until()));
			}
			lines.add(beginning() + " the game with seed " + witness.seed() + " and " + counted(witness.players(), "player") + ", "
					+ moment(witness) + ".");
		}
		if (reply.broken() > 0) {
			lines.add("A rule broke " + reply.broken() + " other games, which count for nothing.");
		}
		if (reply.unanswered() > 0) {
			lines.add("In " + reply.unanswered() + " games it could not be told at some time, which counts as not so: " + reply.obstacle());
		}
		return lines;
	}

	private String none(Reply reply, boolean endedEarly) {
		return reply.games() == 0
				? "No game was played to its end, so this is not known."
				: String.format(Locale.ROOT,
						"%s in %d games%s by %s, at any decision or at the end%s: it is so in at most %.2f %% of such games, with 95 %% confidence.",
						endedEarly ? "Ended early; not" : "Not", reply.games(), players(), who(), until(),
						100 * reply.share().interval().upper());
	}

	/** Of how many players the games were, where that is more than one number: of each so many games were played. */
	private String players() {
		List<Integer> numbers = inquiry.players();
		return numbers.size() < 2 ? "" : " with " + numbers.getFirst() + " to " + numbers.getLast() + " players";
	}

	/** Up to when it counts, where that is not the end of the game; behind what is told. */
	private String until() {
		return switch (inquiry.lastRound()) {
			case Integer.MAX_VALUE -> "";
			case 0 -> ", during the set-up";
			default -> ", up to round " + inquiry.lastRound();
		};
	}

	private String who() {
		return inquiry.policies().stream().map(Policy::toString).distinct().collect(Collectors.joining(" and ")) + " programs";
	}

	private String beginning() {
		return switch (mode) {
			case FIRST -> "Yes:";
			case COUNT -> "The first is";
			case SHORTEST -> "Shortest:";
		};
	}

	private String moment(Witness witness) {
		String decisions = counted(witness.decisions(), "decision");
		if (witness.isAtTheEnd()) {
			return "when it is over, after " + decisions + " in " + counted(witness.round(), "round");
		}
		String when = witness.round() == 0 ? "during the set-up" : "in round " + witness.round();
		return when + ", after " + decisions + ", where \"" + witness.prompt() + "\" is asked ("
				+ places.apply(inquiry.program().world().places().of(witness.source())) + ")";
	}

	private static String counted(int number, String noun) {
		return number + " " + (number == 1 ? noun : noun + "s");
	}
}
