package org.hullwright.export.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/** Links from what a text mentions to the page where that is told. They are resolved last, as a text may mention what comes after it. */
final class CrossReferences {

	private final Map<String, PDPage> targets = new HashMap<>();
	private final List<Mention> mentions = new ArrayList<>();

	private record Mention(String target, PDPage page, PDRectangle place) {}

	/**
	 * Notes where something is told. Of several places the first counts.
	 *
	 * @param target its identity; nothing leads to one with an empty identity
	 */
	void target(String target, PDPage page) {
		targets.putIfAbsent(target, page);
	}

	/** Notes that something is mentioned. */
	void mention(String target, PDPage page, PDRectangle place) {
		mentions.add(new Mention(target, page, place));
	}

	/** Makes links of all mentions of what the document tells. */
	void resolve() throws IOException {
		for (Mention mention : mentions) {
			PDPage target = targets.get(mention.target());
			if (target != null && !mention.target().isEmpty()) {
				PrintDocument.link(mention.page(), mention.place(), target);
			}
		}
	}
}
