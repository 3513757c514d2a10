package org.hullwright.lang.ide.completion;

import java.util.ArrayList;

import org.eclipse.xtext.resource.IEObjectDescription;
import org.hullwright.lang.index.HullIndexing;

/** What stands beside a name in the list. */
final class NameDetails {

	private NameDetails() {}

	/** The title of what is declared and its pack, as far as it has them. */
	static String of(IEObjectDescription described) {
		String title = described.getUserData(HullIndexing.TITLE);
		String pack = described.getUserData(HullIndexing.PACK);
		var parts = new ArrayList<String>();
		if (title != null && !title.isBlank()) {
			parts.add(title);
		}
		if (pack != null) {
			parts.add(pack);
		}
		return String.join(" · ", parts);
	}
}
