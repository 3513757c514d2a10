package org.hullwright.cli.pack;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Set;

import org.hullwright.cli.cache.ResultCache;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.PackSelection;

/** Packs in which the checks found no error, kept on disk: what plays a pack that has not changed since need not check it once more. */
final class ErrorFreePacks {

	private static final Set<String> WITH_ALL_EXPANSIONS = Set.of(); // checks look at all of them

	private final ResultCache<Passed> cache;
	private final boolean kept;
	private final boolean all;

	/**
	 * @param cache keeps them
	 * @param selection what is opened with each pack; what is opened with a selection is checked each time
	 */
	ErrorFreePacks(ResultCache<Passed> cache, PackSelection selection) {
		this(cache, selection.equals(PackSelection.NONE), false);
	}

	private ErrorFreePacks(ResultCache<Passed> cache, boolean kept, boolean all) {
		this.cache = cache;
		this.kept = kept;
		this.all = all;
	}

	/** All packs, of which nothing is kept: somebody else has checked them. */
	static ErrorFreePacks all() {
		return new ErrorFreePacks(ResultCache.ofThisProgram(Passed.class, Passed::isWhole), false, true);
	}

	/** Those that are kept from one start of the program to the next. */
	static ErrorFreePacks ofThisProgram(PackSelection selection) {
		return new ErrorFreePacks(ResultCache.ofThisProgram(Passed.class, Passed::isWhole), selection);
	}

	/** The same, for packs that are opened with texts that are not on disk: nothing is known of these, and nothing is kept. */
	ErrorFreePacks forOtherTexts() {
		return new ErrorFreePacks(cache, false, false);
	}

	/** @param pack its name */
	record Passed(String pack) {

		boolean isWhole() {
			return pack != null;
		}
	}

	/** Whether the pack in a folder passed the checks when they looked at it last, and is still the same. */
	boolean contains(Path folder) {
		return all || kept && cache.recall(folder, WITH_ALL_EXPANSIONS).isPresent();
	}

	/**
	 * Notes that a pack passed.
	 *
	 * @param began when it began to be read
	 */
	void add(Path folder, Instant began, LoadedPack pack) {
		if (kept) {
			cache.keep(folder, WITH_ALL_EXPANSIONS, began, pack, new Passed(pack.name()));
		}
	}
}
