package org.hullwright.engine.node;

import java.util.BitSet;

import org.hullwright.engine.state.Aspects;
import org.hullwright.engine.state.GameState;

/**
 * What a derived value depends on, and so how long it can be kept. A record, because the virtual machine takes the fields of records for
 * constants, so that compiled code looks at nothing but the aspects.
 *
 * @param aspects their numbers, which are not changed; none unless it depends on aspects
 */
public record Dependence(Sort sort, int[] aspects) {

	/** On whatever there is: it can be kept as long as nothing at all changes. */
	public static final Dependence ON_EVERYTHING = new Dependence(Sort.EVERYTHING, new int[0]);
	/** On nothing that ever changes. */
	private static final Dependence ON_NOTHING = new Dependence(Sort.NOTHING, new int[0]);
	/** On nothing but how the boards are laid, for which a rollback brings the version of before back as well. */
	private static final Dependence ON_BOARDS = new Dependence(Sort.BOARDS, new int[0]);
	/** To look at the versions of more than so many takes longer than most values take to compute. */
	private static final int MOST_ASPECTS = 24;

	/** What sort of things it is on. */
	public enum Sort {
		NOTHING, BOARDS, ASPECTS, EVERYTHING
	}

	/** On some aspects, by their numbers. */
	public static Dependence on(BitSet aspects) {
		if (aspects.isEmpty()) {
			return ON_NOTHING;
		}
		if (aspects.stream().allMatch(aspect -> aspect == Aspects.BOARDS)) {
			return ON_BOARDS;
		}
		return aspects.cardinality() > MOST_ASPECTS ? ON_EVERYTHING : new Dependence(Sort.ASPECTS, aspects.stream().toArray());
	}

	/**
	 * A version of what it depends on: as long as it is the same, the derived value is the same.
	 *
	 * @param invalidations how often it was said that values may come out differently although the state is the same
	 */
	int version(GameState state, int invalidations) {
		if (sort == Sort.ASPECTS) {
			return state.version(aspects);
		}
		if (sort == Sort.EVERYTHING) {
			return state.changes() + invalidations;
		}
		return sort == Sort.BOARDS ? state.boardVersion() : 0;
	}

	/** Whether nothing that it is on has changed since the state was determinized: whatever is hidden, it is the same. */
	boolean isOlderThanSample(int version, GameState state) {
		return sort != Sort.EVERYTHING && version <= state.determinizedSince();
	}
}
