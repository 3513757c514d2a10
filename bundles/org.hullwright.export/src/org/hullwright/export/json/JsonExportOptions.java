package org.hullwright.export.json;

import java.util.Set;

/**
 * What an export of data is to be like.
 *
 * @param tool version of the program that exports, which is told
 * @param withSource whether the text of the pack goes along, so that the pack can be made of the export again
 * @param expansions that are on; the others are told as changes
 * @param drawings whether components are drawn as well
 */
public record JsonExportOptions(String tool, boolean withSource, Set<String> expansions, DrawingForm drawings) {

	public JsonExportOptions {
		expansions = Set.copyOf(expansions);
	}

	/** Data without drawn pictures. */
	public JsonExportOptions(String tool, boolean withSource, Set<String> expansions) {
		this(tool, withSource, expansions, DrawingForm.NONE);
	}
}
