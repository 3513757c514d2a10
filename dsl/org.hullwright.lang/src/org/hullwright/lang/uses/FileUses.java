package org.hullwright.lang.uses;

import java.util.Set;

/**
 * What one file does with names, as they are written: no link is followed, so one name that means several things is used for all of them.
 * Never changes, and may be used by any thread.
 *
 * @param byRules outside of tests
 * @param byTests inside of tests
 * @param unclear all words of a file that cannot be read entirely; whatever bears such a name may be in use
 */
public record FileUses(Set<Mention> byRules, Set<Mention> byTests, Set<String> unclear) {

	/** Of a file that says nothing. */
	public static final FileUses NONE = new FileUses(Set.of(), Set.of(), Set.of());

	public FileUses {
		byRules = Set.copyOf(byRules);
		byTests = Set.copyOf(byTests);
		unclear = Set.copyOf(unclear);
	}

	/** A file in an index that keeps its uses at hand. */
	public interface Owner {

		FileUses uses();
	}
}
