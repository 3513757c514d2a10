package org.hullwright.export.vassal;

import java.util.ArrayList;
import java.util.List;

import org.hullwright.export.table.SetUp;

/** What the games are called that are set up. */
final class SetUpFiles {

	private SetUpFiles() {}

	/** The file of a set-up. */
	static String nameOf(SetUp setUp) {
		return "setup" + setUp.variant().map(name -> "-" + name).orElse("") + "-" + setUp.players() + ".vsav";
	}

	/** What offers them when a game begins: everything in its place, as it comes out of the box, and each set-up. */
	static List<Element> elements(List<SetUp> setUps) {
		var elements = new ArrayList<Element>();
		elements.add(element("Out of the box").with("useFile", "false").with("file", "").with("description",
				"Everything in its deck, bag or supply; decks are shuffled"));
		setUps.forEach(setUp -> elements.add(element(setUp.title(), nameOf(setUp), setUp)));
		return elements;
	}

	/**
	 * What offers a set-up.
	 *
	 * @param file name of its file
	 */
	static Element element(String title, String file, SetUp setUp) {
		return element(title).with("useFile", "true").with("file", file).with("description", String.join(", ", setUp.modes()));
	}

	private static Element element(String name) {
		return Element.of("VASSAL.build.module.PredefinedSetup").with("name", name).with("isMenu", "false");
	}
}
