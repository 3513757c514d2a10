package org.hullwright.lang.ide.completion;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import org.hullwright.icons.Contributor;
import org.hullwright.icons.IconLibrary;
import org.hullwright.lang.ide.answer.Proposal;

/** Offers icons between the quotes after {@code icon:} and behind {@code show … as}, by any of their words and by tags. */
final class IconNames {

	private static final Pattern BEGUN = QuotedName.after("(?:\\bicon\\s*:|\\bshow\\s+\\S+\\s+as)");
	private static final int MOST = 200; // more than anybody looks through

	private IconNames() {}

	/** The icons that could be meant at a place of a text; empty where none is wanted. */
	static Optional<List<Proposal>> at(int offset, String text) {
		IconLibrary icons = IconLibrary.complete();
		return QuotedName.at(offset, text, BEGUN).map(name -> icons.search(name.begun()).stream().limit(MOST)
				.map(icon -> name.proposal(icon, icons.contributorOf(icon).map(Contributor::name).map("by "::concat).orElse(""))).toList());
	}
}
