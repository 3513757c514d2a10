package org.hullwright.engine.testing;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;

/**
 * What options of decisions did to hidden states, over any number of games. Statistics tell whether the option alone decides what a state
 * becomes: then who hears of the option knows the state. What a die decides after it differs from game to game.
 */
final class Outcomes {

	/** With fewer games, a die may have shown the same in all of them. */
	private static final int ENOUGH = 4;

	private final Map<Decided, Map<String, Observed>> observed = new HashMap<>();

	/**
	 * A hidden state that may be decided by a decision.
	 *
	 * @param source number of the place of the decision
	 * @param piece that has the state; -1 for a state of the game
	 */
	record Decided(int source, int property, int piece) {}

	/** What is always done to a state. */
	private sealed interface Change {

		record Nothing() implements Change {}

		record Becomes(int value) implements Change {}

		record Changes(int amount) implements Change {}
	}

	/** What followed one option. */
	private static final class Observed {

		private int times;
		private boolean sameValue = true;
		private boolean sameAmount = true;
		private int value;
		private int amount;

		void add(int before, int after) {
			sameValue &= times == 0 || value == after;
			sameAmount &= times == 0 || amount == after - before;
			value = after;
			amount = after - before;
			times++;
		}

		/** Null when it is not always the same, or was not seen often enough. */
		@Nullable
		Change change() {
			if (times < ENOUGH) {
				return null;
			}
			if (sameAmount && amount == 0) {
				return new Change.Nothing();
			}
			if (sameValue) {
				return new Change.Becomes(value);
			}
			return sameAmount ? new Change.Changes(amount) : null;
		}
	}

	/** Notes what a state was before an option was performed, and what it is when the next decision is asked. */
	void observe(Decided what, String option, int before, int after) {
		observed.computeIfAbsent(what, key -> new LinkedHashMap<>()).computeIfAbsent(option, key -> new Observed()).add(before, after);
	}

	/** Whether different options always do different things to a state. */
	boolean isDecided(Decided what) {
		return observed.getOrDefault(what, Map.of()).values().stream().map(Observed::change).filter(change -> change != null).distinct()
				.count() > 1;
	}
}
