package org.hullwright.engine.game;

import java.util.OptionalInt;
import java.util.stream.IntStream;

import org.hullwright.engine.agent.Decision;

/**
 * A decision that was taken.
 *
 * @param option number of the option, from 0
 * @param of how many options there were; 0 when that was not kept
 * @param label what the option said; empty when that was not kept
 */
public record Taken(int option, int of, String label) {

	/** One of which only the number of the option is known. */
	public static Taken option(int number) {
		return new Taken(number, 0, "");
	}

	/**
	 * The option that means the same in a decision of a game that is played again, perhaps after the pack was changed: the one with the same
	 * label, wherever it stands now; or the one with the same number, when labels were reworded but there are as many options as before.
	 */
	OptionalInt in(Decision decision) {
		boolean offered = option >= 0 && option < decision.size();
		if (label.isEmpty()) {
			return offered && (of == 0 || of == decision.size()) ? OptionalInt.of(option) : OptionalInt.empty();
		}
		if (offered && decision.label(option).equals(label)) {
			return OptionalInt.of(option);
		}
		int[] same = IntStream.range(0, decision.size()).filter(number -> decision.label(number).equals(label)).toArray();
		if (same.length == 1) {
			return OptionalInt.of(same[0]);
		}
		return same.length == 0 && offered && of == decision.size() ? OptionalInt.of(option) : OptionalInt.empty();
	}

	@Override
	public String toString() {
		return label.isEmpty() ? "option " + (option + 1) : "\"" + label + "\"";
	}
}
