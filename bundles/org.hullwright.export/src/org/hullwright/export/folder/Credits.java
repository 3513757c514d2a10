package org.hullwright.export.folder;

import java.util.List;
import java.util.stream.Stream;

import org.hullwright.export.archive.PackFacts;
import org.hullwright.icons.IconLibrary;

/** Attribution: who made a pack and the icons in its pictures, for everything that is exported with pictures. */
public final class Credits {

	/** What they are called where they stand by themselves. */
	public static final String TITLE = "Credits";

	private Credits() {}

	/** Line by line: what it is, by whom, under which licence, whose it is not, and who made the icons. */
	public static List<String> of(PackFacts pack) {
		return Stream.of((pack.title() + ' ' + pack.version()).strip(),
				pack.authors().isEmpty() ? "" : "By " + String.join(", ", pack.authors()),
				pack.licence().isEmpty() ? "" : "Licence: " + pack.licence(), PackFacts.DISCLAIMER, IconLibrary.complete().credit())
				.filter(line -> !line.isEmpty()).toList();
	}
}
