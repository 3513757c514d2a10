package org.hullwright.editor.archive;

import java.util.List;
import java.util.Optional;

import org.hullwright.export.archive.PackFacts;

/**
 * What an archive was found to be.
 *
 * @param pack in it; empty when it cannot be imported, or has not been looked at yet
 * @param files how many the pack has
 * @param missing packs it requires that are not in the workspace
 * @param fault why it cannot be imported
 */
record Found(Optional<PackFacts> pack, int files, List<String> missing, Optional<String> fault) {

	/** Before it has been looked at. */
	static final Found NOTHING = new Found(Optional.empty(), 0, List.of(), Optional.empty());

	static Found refused(String reason) {
		return new Found(Optional.empty(), 0, List.of(), Optional.of(reason));
	}
}
