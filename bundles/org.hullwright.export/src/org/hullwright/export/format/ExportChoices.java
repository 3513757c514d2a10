package org.hullwright.export.format;

import org.hullwright.export.json.DrawingForm;
import org.hullwright.export.pdf.PrintOptions;

/**
 * What was chosen for an export; a format looks at its own {@link PackFormat.Setting settings} alone.
 *
 * @param tool version of the program that exports, which some formats tell
 * @param expansions that are on
 * @param withSource whether the Hull text goes along
 * @param address where the export will be found on the web; empty text for nowhere
 * @param drawings whether components are drawn besides their data
 * @param print sheets, backs, colours and language; its expansions are not looked at
 */
public record ExportChoices(String tool, Expansions expansions, boolean withSource, String address, DrawingForm drawings,
		PrintOptions print) {

	/** What most want. */
	public static ExportChoices usual(String tool) {
		return new ExportChoices(tool, Expansions.USUAL, true, "", DrawingForm.NONE, PrintOptions.USUAL);
	}
}
