package org.hullwright.export.folder;

import java.nio.charset.StandardCharsets;
import java.util.List;

import org.hullwright.export.archive.PackFacts;

/** What is said in a file beside an export: of which pack it is, by whom and under which licence, and what did not come along. */
public final class ReportText {

	private ReportText() {}

	/**
	 * The file.
	 *
	 * @param report sentences
	 */
	public static byte[] of(PackFacts pack, List<String> report) {
		var text = new StringBuilder(String.join("\n", Credits.of(pack))).append("\n\n");
		report.forEach(sentence -> text.append("- ").append(sentence).append('\n'));
		return text.toString().getBytes(StandardCharsets.UTF_8);
	}
}
