package org.hullwright.engine.lower;

import java.util.Collection;
import java.util.Set;

import org.hullwright.engine.tree.World;
import org.hullwright.model.HullFile;

/** Makes the world of a pack from its linked and checked model. */
public final class Compiler {

	private final SourceLocator locator;

	/** @param locator knows where things stand in the text */
	public Compiler(SourceLocator locator) {
		this.locator = locator;
	}

	/**
	 * Lowers a pack.
	 *
	 * @param files all packs, each after what it requires; the last one is the one that is played
	 * @param expansions names of those that are on
	 * @param fingerprint of the text of all files
	 * @throws LoweringException when the pack has errors or says nothing that can be played
	 */
	public World compile(Collection<HullFile> files, Set<String> expansions, String fingerprint) {
		return new WorldLowering(new Symbols(files, expansions, new Sources(locator))).lower(files, fingerprint);
	}
}
