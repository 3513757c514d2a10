package org.hullwright.engine.game;

import java.util.OptionalInt;
import java.util.stream.IntStream;

import org.hullwright.engine.agent.Decision;

/**
 * A decision that was taken: what was asked, and what was chosen. Both are kept in the words that players read, which stay the same when a
 * rule is changed elsewhere in the pack.
 *
 * @param option number of the option, from 0
 * @param of how many options there were; 0 when that was not kept
 * @param label what the option said; empty when that was not kept
 * @param seat who was asked, from 1; 0 when it was not kept what was asked
 * @param prompt what was asked; may be empty
 * @param seconds how many went by since the decision before it, where a track counts them; else 0
 */
public record Taken(int option, int of, String label, int seat, String prompt, int seconds) {

	/** One for which no time went by. */
	public Taken(int option, int of, String label, int seat, String prompt) {
		this(option, of, label, seat, prompt, 0);
	}

	/** One of which it was not kept what was asked. */
	public Taken(int option, int of, String label) {
		this(option, of, label, 0, "");
	}

	/** One of which only the number of the option is known. */
	public static Taken option(int number) {
		return new Taken(number, 0, "");
	}

	/** The same after so many seconds. */
	public Taken after(int time) {
		return time == seconds ? this : new Taken(option, of, label, seat, prompt, time);
	}

	/** One that is just being taken. */
	static Taken of(Decision decision, int chosen) {
		return new Taken(chosen, decision.size(), decision.label(chosen), decision.seat(), decision.prompt());
	}

	/**
	 * The option that means the same in a decision of a game that is played again, perhaps after the pack was changed: the one with the
	 * same label, wherever it stands now, when the same was asked of the same player. Of what was not kept in words, the one with the same
	 * number.
	 */
	OptionalInt in(Decision decision) {
		if (label.isEmpty()) {
			return byNumber(decision);
		}
		if (!isAskedBy(decision)) {
			return OptionalInt.empty();
		}
		if (isOffered(decision) && decision.label(option).equals(label)) {
			return OptionalInt.of(option);
		}
		int[] same = IntStream.range(0, decision.size()).filter(number -> decision.label(number).equals(label)).toArray();
		return same.length == 1 ? OptionalInt.of(same[0]) : OptionalInt.empty();
	}

	/** The option with the same number, when there are as many as there were: by the same rules, it is the same one in any language. */
	OptionalInt byNumber(Decision decision) {
		return isOffered(decision) && (of == 0 || of == decision.size()) ? OptionalInt.of(option) : OptionalInt.empty();
	}

	/**
	 * Whether both are the same decision, as far as that was kept of both; among another number of options, one may have another number.
	 */
	public boolean agreesWith(Taken other) {
		boolean sameQuestion = seat == 0 || other.seat == 0 || seat == other.seat && prompt.equals(other.prompt);
		boolean worded = !label.isEmpty() && !other.label.isEmpty();
		boolean sameOption = option == other.option || worded && of != other.of;
		return sameQuestion && sameOption && (!worded || label.equals(other.label));
	}

	/** Whether the same is asked of the same player; also when it was not kept what was asked. */
	boolean isAskedBy(Decision decision) {
		return seat == 0 || seat == decision.seat() && prompt.equals(decision.prompt());
	}

	private boolean isOffered(Decision decision) {
		return option >= 0 && option < decision.size();
	}

	@Override
	public String toString() {
		return label.isEmpty() ? "option " + (option + 1) : "\"" + label + "\"";
	}
}
