package org.hullwright.workbench.welcome;

import java.util.List;

/**
 * What the welcome page says and where it leads.
 *
 * @param title of the page
 * @param text a few sentences
 * @param links where one can go from here
 * @param close what leaves the page
 * @param notice at its foot
 */
record WelcomeText(String title, String text, List<Destination> links, String close, String notice) {

	WelcomeText {
		links = List.copyOf(links);
	}

	/**
	 * Somewhere to go.
	 *
	 * @param title what one gets
	 * @param text in more words
	 * @param command that brings it
	 * @param icon the name of a bundle, and the path of a picture in it
	 */
	record Destination(String title, String text, WrittenCommand command, String icon) {}

	static WelcomeText read() {
		Said said = Said.in("welcome.properties");
		List<Destination> links = said.keys("links").stream()
				.map(link -> new Destination(said.text(link + ".title"), said.text(link + ".text"),
						new WrittenCommand(said.text(link + ".command")), said.text(link + ".icon")))
				.toList();
		return new WelcomeText(said.text("title"), said.text("text"), links, said.text("close"), said.text("notice"));
	}
}
