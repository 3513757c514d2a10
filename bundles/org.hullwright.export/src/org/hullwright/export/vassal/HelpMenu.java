package org.hullwright.export.vassal;

import java.nio.charset.StandardCharsets;
import java.util.SortedMap;
import java.util.TreeMap;

import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.folder.Credits;
import org.hullwright.markup.MarkupWriter;

/** The Help menu of a module: the rulebook, as it is printed, and who made what. */
final class HelpMenu {

	private static final String CREDITS = "credits.html";
	private static final String RULES = "rules.pdf";
	private static final String MODULE = "VASSAL.build.module.";

	private final PackFacts pack;
	private final byte[] rulebook;

	/** @param rulebook a document to print */
	HelpMenu(PackFacts pack, byte[] rulebook) {
		this.pack = pack;
		this.rulebook = rulebook;
	}

	/** What opens its files. */
	Element element() {
		return Element.of(MODULE + "Documentation")
				.add(Element.of(MODULE + "documentation.BrowserPDFFile").with("title", "Rules").with("pdfFile", RULES))
				.add(Element.of(MODULE + "documentation.HelpFile").with("title", Credits.TITLE).with("fileName", CREDITS)
						.with("fileType", "archive").with("vassalDoc", "false"));
	}

	/** Its files by their paths in the archive. */
	SortedMap<String, byte[]> files() {
		var files = new TreeMap<String, byte[]>();
		files.put(RULES, rulebook);
		files.put(CREDITS, credits());
		return files;
	}

	/** A page as simple as what shows it. */
	private byte[] credits() {
		MarkupWriter page = new MarkupWriter().open("html").open("body").element("h1", Credits.TITLE);
		Credits.of(pack).forEach(line -> page.element("p", line));
		return page.close().close().line().markup().getBytes(StandardCharsets.UTF_8);
	}
}
