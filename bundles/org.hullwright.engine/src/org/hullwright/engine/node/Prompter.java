package org.hullwright.engine.node;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.Unavailable;
import org.hullwright.engine.tree.Effect.Option.About;
import org.hullwright.engine.tree.Text.Display;

/**
 * Answers decisions as a test has prepared, and looks at what they offer. Answers are given one after the other; those for one seat wait
 * until that seat decides, and let those behind them pass. Before each may stand what is expected of the decision that it is for; what is
 * expected after the last one is looked for in the next decision there is.
 */
final class Prompter {

	private final Run run;
	private final Deque<Turn> turns = new ArrayDeque<>();
	private final List<Prepared> standing = new ArrayList<>();
	private final Set<Prepared> used = new HashSet<>();

	Prompter(Run run) {
		this.run = run;
	}

	/**
	 * An answer to the decisions of a seat.
	 *
	 * @param seat from 1; {@link Script#ANY_SEAT} for the player who decides
	 */
	record Prepared(Reply reply, int seat) {

		boolean isFor(OpenDecision decision) {
			return seat == Script.ANY_SEAT || seat == decision.seat();
		}

		/** The option that it means; -1 when that is not offered. */
		int find(OpenDecision decision) {
			return reply.find(decision);
		}
	}

	/** What is expected of an option. */
	record Offer(Reply option, boolean offered) {}

	/** What a test left over. */
	record LeftOver(int source, String complaint) {}

	/** What is expected of a decision, and how it is answered; null when it is not said. */
	private static final class Turn {

		private final List<Offer> expected = new ArrayList<>();
		private @Nullable Prepared answer;
		/** Seconds that are still to go by before the answer. */
		private int seconds;
		/** Number of the place that says so. */
		private int waits;
		/** Whether some of them have gone by; the others may not be counted by anything any more. */
		private boolean hasWaited;

		boolean isFor(OpenDecision decision) {
			Prepared answer = this.answer;
			return answer == null || answer.isFor(decision);
		}
	}

	void answer(Prepared answer) {
		open().answer = answer;
	}

	void letWait(int source, int seconds) {
		Turn turn = open();
		turn.seconds = Math.min(turn.seconds + seconds, Clock.LONGEST_WAIT);
		turn.waits = source;
	}

	/**
	 * The seconds that go by now before a decision is answered, at most those that are left. What is prepared goes by in its order: the
	 * seconds before an answer that others wait for go by in the decisions of those others.
	 */
	int waiting(OpenDecision decision, int left) {
		if (turns.isEmpty() || left == Clock.STANDS_STILL) {
			return 0;
		}
		Turn own = next(decision);
		for (Turn turn : turns) {
			if (turn.seconds > 0) {
				int waiting = Math.min(turn.seconds, left);
				turn.seconds -= waiting;
				turn.hasWaited = true;
				return waiting;
			}
			if (own == null || turn == own) {
				return 0;
			}
		}
		return 0;
	}

	void answerWhenOffered(Prepared answer) {
		standing.add(answer);
	}

	void expect(Offer offer) {
		open().expected.add(offer);
	}

	/** The last turn as long as it is not answered. */
	private Turn open() {
		if (turns.isEmpty() || turns.getLast().answer != null) {
			turns.add(new Turn());
		}
		return turns.getLast();
	}

	/** To be called for decisions that are not asked because there is nothing to decide. */
	void passOver(OpenDecision decision) {
		if (knowsNothing()) {
			return;
		}
		Turn next = next(decision);
		if (next != null) {
			Prepared answer = next.answer;
			if (answer == null || answer.find(decision) >= 0) {
				look(next, decision);
			}
		}
		standing.stream().filter(answer -> answer.isFor(decision) && answer.find(decision) >= 0).forEach(used::add);
	}

	/** Whether nothing at all is prepared, as in all games that people play. */
	private boolean knowsNothing() {
		return turns.isEmpty() && standing.isEmpty();
	}

	/** The first turn that may be for a decision; null when there is none. */
	private @Nullable Turn next(OpenDecision decision) {
		run.effort().spend(turns.size() + standing.size());
		for (Turn turn : turns) {
			if (turn.isFor(decision)) {
				return turn;
			}
		}
		return null;
	}

	/** The option that is prepared; -1 when none is. */
	int choose(OpenDecision decision) {
		if (knowsNothing()) {
			return -1;
		}
		Turn next = next(decision);
		Prepared prepared = next == null ? null : next.answer;
		if (next != null) {
			int chosen = prepared == null ? -1 : prepared.find(decision);
			if (chosen >= 0 || prepared == null) {
				look(next, decision);
			}
			if (chosen >= 0) {
				return chosen;
			}
		}
		for (Prepared answer : standing) {
			int chosen = answer.isFor(decision) ? answer.find(decision) : -1;
			if (chosen >= 0) {
				used.add(answer);
				return chosen;
			}
		}
		if (prepared != null) {
			throw new ContentError(prepared.reply().source(), "\"%s\" was to be answered with %s, but the options are %s%s"
					.formatted(decision.prompt(), wordsOf(prepared), optionsOf(decision),
							new OfferGrounds(decision).whyNot(prepared.reply(), wordsOf(prepared.reply()))));
		}
		return -1;
	}

	/** What was not asked for. */
	Optional<LeftOver> leftOver() {
		if (!turns.isEmpty()) {
			Turn next = turns.getFirst();
			Prepared answer = next.answer;
			if (answer == null && next.expected.isEmpty()) {
				return Optional.of(new LeftOver(next.waits, "nobody decided anything while these seconds went by"));
			}
			return Optional.of(answer != null
					? new LeftOver(answer.reply().source(), "the answer " + wordsOf(answer) + " was left: nothing more was asked")
					: new LeftOver(next.expected.getFirst().option().source(),
							"this was expected of a decision, but nothing more was asked"));
		}
		return standing.stream().filter(answer -> !used.contains(answer)).findFirst()
				.map(answer -> new LeftOver(answer.reply().source(), wordsOf(answer) + " was never offered"));
	}

	/** A turn is over, once what was expected of it has been looked for. */
	private void look(Turn turn, OpenDecision decision) {
		turns.remove(turn);
		if (turn.seconds > 0 && !turn.hasWaited) {
			throw new ContentError(turn.waits, "no track of seconds counts while \"%s\" is decided, so these %d seconds cannot go by"
					.formatted(decision.prompt(), turn.seconds));
		}
		for (Offer expected : turn.expected) {
			int offered = expected.option().find(decision);
			if (offered >= 0 != expected.offered()) {
				String words = wordsOf(expected.option());
				OfferGrounds grounds = new OfferGrounds(decision);
				throw new ContentError(expected.option().source(),
						"expected %s %s, but the options of \"%s\" are %s%s".formatted(words,
								expected.offered() ? "to be offered" : "not to be offered", decision.prompt(), optionsOf(decision),
								expected.offered() ? grounds.whyNot(expected.option(), words) : grounds.why(offered)));
			}
			if (offered < 0) {
				isConceivable(expected.option(), decision);
			}
		}
	}

	/** What is never offered here anyway, perhaps because it is misspelt, shows nothing by not being offered. */
	private void isConceivable(Reply option, OpenDecision decision) {
		List<String> unavailable = decision.unavailable().stream().map(Unavailable::label).distinct().toList();
		boolean told = option instanceof Reply.Label(int source, String label) && unavailable.contains(label);
		if (!told && !decision.isConceivable(option)) {
			throw new ContentError(option.source(), "\"%s\" is no option of \"%s\" at all; not offered now: %s".formatted(wordsOf(option),
					decision.prompt(), unavailable.isEmpty() ? "nothing" : String.join(", ", unavailable)));
		}
	}

	private static String optionsOf(OpenDecision decision) {
		return decision.size() == 0 ? "none" : String.join(", ", IntStream.range(0, decision.size()).mapToObj(decision::label).toList());
	}

	private String wordsOf(Prepared answer) {
		return wordsOf(answer.reply()) + (answer.seat() == Script.ANY_SEAT ? "" : " by player " + answer.seat());
	}

	private String wordsOf(Reply reply) {
		return switch (reply) {
			case Reply.Thing(int source, int thing, About about) -> switch (about) {
				case PIECES -> thing >= 0 ? run.tables().wording().of(thing, Display.PIECE) : "nothing";
				case WORDS -> run.tables().wording().of(thing, Display.WORD);
				case NOTHING, DESIGNS, NUMBERS -> Integer.toString(thing);
			};
			case Reply.AnyCopy(int source, int sort) -> run.tables().wording().of(sort, Display.SORT);
			case Reply.Label(int source, String label) -> label;
		};
	}
}
