package org.hullwright.server.table;

import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.Unavailable;

/**
 * A decision that waits for a person, copied so that any thread may look at it.
 *
 * @param number how many decisions were taken before
 * @param seat who is asked, from 1
 * @param prompt what is asked; may be empty
 * @param options at least two
 * @param notOffered what could be chosen if something were otherwise
 * @param secondsLeft until a track that counts them makes something happen, whatever is answered; null when none counts
 */
public record PendingDecision(int number, int seat, String prompt, List<Choice> options, List<Barred> notOffered,
		@Nullable Integer secondsLeft) {

	public PendingDecision {
		options = List.copyOf(options);
		notOffered = List.copyOf(notOffered);
	}

	/**
	 * Something that can be chosen.
	 *
	 * @param subject the piece it is about; null when it is about none
	 * @param source number of the place in the text where it is written
	 */
	public record Choice(String label, @Nullable Integer subject, int source) {}

	/** Something that cannot be chosen, and why, in the words of the rules. */
	public record Barred(String label, @Nullable Integer subject, String reason) {}

	/** Copies a decision, on the thread that asks it. */
	static PendingDecision of(Decision decision) {
		List<Choice> options = IntStream.range(0, decision.size())
				.mapToObj(option -> new Choice(decision.label(option), piece(decision.subject(option)), decision.source(option))).toList();
		List<Barred> barred = decision.unavailable().stream().map(PendingDecision::barred).distinct().toList();
		return new PendingDecision(decision.number(), decision.seat(), decision.prompt(), options, barred,
				decision.secondsLeft() == Decision.UNTIMED ? null : Integer.valueOf(decision.secondsLeft()));
	}

	private static Barred barred(Unavailable option) {
		return new Barred(option.label(), piece(option.subject()), option.reason());
	}

	private static @Nullable Integer piece(int subject) {
		return subject < 0 ? null : subject;
	}
}
