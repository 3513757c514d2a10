package org.hullwright.lang.ide.completion;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

import org.hullwright.icons.Icon;
import org.hullwright.icons.IconLibrary;
import org.hullwright.lang.ide.answer.ElementKind;
import org.hullwright.lang.ide.answer.Proposal;
import org.hullwright.lang.ide.answer.SearchWords;

/** Offers icons between the quotes after {@code icon:} and behind {@code show … as}, by any of their words and by tags. */
final class IconNames {

	private static final Pattern BEGUN = QuotedName.after("(?:\\bicon\\s*:|\\bshow\\s+\\S+\\s+as)");
	private static final int MOST = 200; // more than anybody looks through

	private IconNames() {}

	/** The icons that could be meant at a place of a text; empty where none is wanted. */
	static Optional<List<Proposal>> at(int offset, String text) {
		IconLibrary icons = IconLibrary.complete();
		return QuotedName.at(offset, text, BEGUN).map(begun -> icons.search(begun.begun()).stream().limit(MOST)
				.flatMap(name -> icons.find(name).stream()).map(icon -> proposal(icon, begun)).toList());
	}

	/** Its outline has been read by now, so that whoever shows the list draws without waiting for a file. */
	private static Proposal proposal(Icon icon, QuotedName begun) {
		var words = new SearchWords(Set.of(icon.name().split("-")), IconLibrary.complete().tagsOf(icon.name()));
		return begun.proposal(icon.name(), "by " + icon.contributor().name(), ElementKind.ICON, words);
	}
}
