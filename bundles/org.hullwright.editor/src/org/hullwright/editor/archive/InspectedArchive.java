package org.hullwright.editor.archive;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.export.archive.PackFacts;

/**
 * What an archive was found to be.
 *
 * @param pack in it; null when it cannot be imported, or has not been looked at yet
 * @param files how many the pack has
 * @param missing packs it requires that are not in the workspace
 * @param fault why it cannot be imported; null when it can, or has not been looked at yet
 */
record InspectedArchive(@Nullable PackFacts pack, int files, List<String> missing, @Nullable String fault) {

	/** Before it has been looked at. */
	static final InspectedArchive NOTHING = new InspectedArchive(null, 0, List.of(), null);

	static InspectedArchive refused(String reason) {
		return new InspectedArchive(null, 0, List.of(), reason);
	}
}
