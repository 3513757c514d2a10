package org.hullwright.engine.testing;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.hullwright.engine.tree.Place;

/** What was found in the games of one program, each line once, and what of it was looked at. */
final class LeakFindings {

	private final Map<Place, Leak> leaks = new LinkedHashMap<>();
	private final Map<Outcomes.Decided, Leak> perhaps = new LinkedHashMap<>();
	private final Outcomes outcomes = new Outcomes();
	private final BitSet reached = new BitSet();
	private final BitSet untraced = new BitSet();

	/** What options did, over all games. */
	Outcomes outcomes() {
		return outcomes;
	}

	/** A sentence that tells something was performed. */
	void reached(int source) {
		reached.set(source);
	}

	/** A text tells a value of which it is not known where it comes from. */
	void untraced(int source) {
		untraced.set(source);
	}

	void found(Leak leak) {
		leaks.putIfAbsent(leak.place(), leak);
	}

	/** A leak, should more games show that the choice alone decides the state. */
	void perhaps(Outcomes.Decided decided, Leak leak) {
		perhaps.putIfAbsent(decided, leak);
	}

	/** In the order of their being found. */
	List<Leak> leaks() {
		Map<Place, Leak> all = new LinkedHashMap<>(leaks);
		perhaps.forEach((decided, leak) -> {
			if (outcomes.isDecided(decided)) {
				all.putIfAbsent(leak.place(), leak);
			}
		});
		return new ArrayList<>(all.values());
	}

	/** Numbers of the places of sentences that were performed. */
	BitSet reached() {
		return (BitSet) reached.clone();
	}

	/** Numbers of the places of texts whose values were not all traced. */
	BitSet untraced() {
		return (BitSet) untraced.clone();
	}
}
