package org.hullwright.lang.index;

/** What can be seen from packs in one state of an index, worked out once for all files of a pack that are linked against that. */
public interface PackSights {

	/** Which packs there are. */
	VisiblePacks packs();

	/** The names that can be written in the files of a pack, or in those that count beside another one. */
	VisibleNames names(Viewpoint viewpoint);
}
