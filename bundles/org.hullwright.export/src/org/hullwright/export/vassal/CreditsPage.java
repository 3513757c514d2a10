package org.hullwright.export.vassal;

import java.nio.charset.StandardCharsets;

import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.folder.Credits;
import org.hullwright.markup.MarkupWriter;

/** Attribution in the Help menu of a module: a page in its archive, and what opens it. */
final class CreditsPage {

	/** Its path in the archive. */
	static final String FILE = "credits.html";

	private CreditsPage() {}

	/** The entry of the menu. */
	static Element entry() {
		return Element.of("VASSAL.build.module.documentation.HelpFile").with("title", Credits.TITLE).with("fileName", FILE)
				.with("fileType", "archive").with("vassalDoc", "false");
	}

	/** The page, as simple as what shows it. */
	static byte[] of(PackFacts pack) {
		MarkupWriter page = new MarkupWriter().open("html").open("body").element("h1", Credits.TITLE);
		Credits.of(pack).forEach(line -> page.element("p", line));
		return page.close().close().line().markup().getBytes(StandardCharsets.UTF_8);
	}
}
