package org.hullwright.engine.lower.context;

import java.util.function.Supplier;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.lower.source.SourceNumbering;
import org.hullwright.engine.tree.Effect;

/**
 * How deep effects may be nested, and how often what stood there before a change may be repeated, in all bodies of a world together. A
 * block has the nesting that is written; a change that goes on with what it changes puts that inside of itself, once for each
 * {@code proceed}, so that some dozens of changes could make more effects than there is memory for.
 */
public final class NestingLimit {

	private static final int DEEPEST = 300;
	private static final int MOST_REPEATED = 20_000;

	private final SourceNumbering sources;
	private int depth;
	private int repeated;

	public NestingLimit(SourceNumbering sources) {
		this.sources = sources;
	}

	/** Lowers an effect that stands in others. */
	public Effect within(EObject place, Supplier<Effect> lowered) {
		if (++depth > DEEPEST) {
			throw refuse(place, "more than " + DEEPEST + " deep");
		}
		try {
			return lowered.get();
		} catch (StackOverflowError deep) { // how much of the stack each effect takes, the virtual machine decides
			throw refuse(place, "too deep to be followed");
		} finally {
			depth--;
		}
	}

	private RuntimeException refuse(EObject place, String depth) {
		return sources.refuse(place,
				"what stands here goes on with what was there before it was changed, " + depth + "; let fewer expansions change the same");
	}

	/** Counts what stood somewhere before a change and is put into it, or beside it. */
	public void repeat(EObject place) {
		if (++repeated > MOST_REPEATED) {
			throw sources.refuse(place, "with all that expansions change, effects from before the changes are performed at more than "
					+ MOST_REPEATED + " places; let fewer changes say “proceed” more than once");
		}
	}
}
