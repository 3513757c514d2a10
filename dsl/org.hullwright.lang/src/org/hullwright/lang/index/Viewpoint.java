package org.hullwright.lang.index;

import org.eclipse.emf.ecore.resource.Resource;
import org.hullwright.model.HullFile;

/**
 * From where packs are looked at: a file sees what its pack requires, and besides that the optional dependency it names in its head. One of
 * tests also sees what other files of tests in its pack declare.
 *
 * @param pack the name of a pack
 * @param companion the pack beside which the file counts, seen with all that it requires; empty text for files that always count
 * @param tests whether it is a {@linkplain TestFiles file of tests}
 */
public record Viewpoint(String pack, String companion, boolean tests) {

	/** That of a file; of one without a head it is the pack without a name. */
	static Viewpoint of(Resource file) {
		return new Viewpoint(PackContext.packOf(file), companionOf(file), TestFiles.holds(file));
	}

	/** The optional dependency of a file: the pack without which it is left out; empty text for files that always count. */
	public static String companionOf(Resource file) {
		return !file.getContents().isEmpty() && file.getContents().getFirst() instanceof HullFile hull && hull.getPack() != null
				&& hull.getPack().getCompanion() != null ? hull.getPack().getCompanion() : "";
	}
}
