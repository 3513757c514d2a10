package org.hullwright.engine.node;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

import org.hullwright.engine.agent.Unavailable;
import org.hullwright.engine.tree.Text.Display;

/**
 * Answers decisions as a test has prepared, and looks at what they offer. Answers are given one after the other. Before each may stand what
 * is expected of the decision that it is for; what is expected after the last one is looked for in the next decision there is.
 */
final class Prompter {

	private final Run run;
	private final Deque<Turn> turns = new ArrayDeque<>();
	private final List<Reply> standing = new ArrayList<>();
	private final Set<Reply> used = new HashSet<>();

	Prompter(Run run) {
		this.run = run;
	}

	/** What is expected of an option. */
	record Offer(Reply option, boolean offered) {
	}

	/** What a test left over. */
	record LeftOver(int source, String complaint) {
	}

	/** What is expected of a decision, and how it is answered; null when nobody has said. */
	private static final class Turn {

		private final List<Offer> expected = new ArrayList<>();
		private Reply reply;
	}

	void answer(Reply reply) {
		open().reply = reply;
	}

	void answerWhenOffered(Reply reply) {
		standing.add(reply);
	}

	void expect(Offer offer) {
		open().expected.add(offer);
	}

	/** The last turn as long as it is not answered. */
	private Turn open() {
		if (turns.isEmpty() || turns.getLast().reply != null) {
			turns.add(new Turn());
		}
		return turns.getLast();
	}

	/** To be called for decisions that are not asked because there is nothing to decide. */
	void passOver(OpenDecision decision) {
		if (turns.isEmpty() && standing.isEmpty()) {
			return;
		}
		Turn next = turns.peek();
		if (next != null && (next.reply == null || next.reply.find(decision) >= 0)) {
			look(turns.remove(), decision);
		}
		standing.stream().filter(reply -> reply.find(decision) >= 0).forEach(used::add);
	}

	/** The option that is prepared; -1 when none is. */
	int choose(OpenDecision decision) {
		Turn next = turns.peek();
		if (next != null) {
			int chosen = next.reply == null ? -1 : next.reply.find(decision);
			if (chosen >= 0 || next.reply == null) {
				look(turns.remove(), decision);
			}
			if (chosen >= 0) {
				return chosen;
			}
		}
		for (Reply reply : standing) {
			int chosen = reply.find(decision);
			if (chosen >= 0) {
				used.add(reply);
				return chosen;
			}
		}
		if (next != null && next.reply != null) {
			throw new ContentError(next.reply.source(), "\"%s\" was to be answered with %s, but the options are %s"
					.formatted(decision.prompt(), wordsOf(next.reply), optionsOf(decision)));
		}
		return -1;
	}

	/** What nobody asked for. */
	Optional<LeftOver> leftOver() {
		if (!turns.isEmpty()) {
			Turn next = turns.peek();
			return Optional.of(next.reply != null ? new LeftOver(next.reply.source(), "the answer " + wordsOf(next.reply) + " was left: nothing more was asked")
					: new LeftOver(next.expected.getFirst().option().source(), "this was expected of a decision, but nothing more was asked"));
		}
		return standing.stream().filter(reply -> !used.contains(reply)).findFirst()
				.map(reply -> new LeftOver(reply.source(), wordsOf(reply) + " was never offered"));
	}

	private void look(Turn turn, OpenDecision decision) {
		for (Offer expected : turn.expected) {
			boolean offered = expected.option().find(decision) >= 0;
			if (offered != expected.offered()) {
				throw new ContentError(expected.option().source(), "expected %s %s, but the options of \"%s\" are %s".formatted(wordsOf(expected.option()),
						expected.offered() ? "to be offered" : "not to be offered", decision.prompt(), optionsOf(decision)));
			}
			if (!offered && expected.option() instanceof Reply.Label(int source, String label)) {
				isConceivable(source, label, decision);
			}
		}
	}

	/** What is never offered here anyway, perhaps because it is misspelt, shows nothing by not being offered. */
	private static void isConceivable(int source, String label, OpenDecision decision) {
		List<String> unavailable = decision.unavailable().stream().map(Unavailable::label).distinct().toList();
		if (!unavailable.contains(label)) {
			throw new ContentError(source, "\"%s\" is no option of \"%s\" at all; not offered now: %s".formatted(label, decision.prompt(),
					unavailable.isEmpty() ? "nothing" : String.join(", ", unavailable)));
		}
	}

	private static String optionsOf(OpenDecision decision) {
		return decision.size() == 0 ? "none" : String.join(", ", IntStream.range(0, decision.size()).mapToObj(decision::label).toList());
	}

	private String wordsOf(Reply reply) {
		return switch (reply) {
			case Reply.Thing(int source, int thing) -> thing >= 0 && thing < run.layout().pieceCount() ? run.shown(thing, Display.PIECE) : "" + thing;
			case Reply.AnyCopy(int source, int sort) -> run.shown(sort, Display.SORT);
			case Reply.Label(int source, String label) -> label;
		};
	}
}
