package org.hullwright.lang.ide.completion;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.design.PackTypefaces;
import org.hullwright.lang.design.TypefaceNames;
import org.hullwright.lang.ide.answer.Proposal;
import org.hullwright.lang.index.PackContext;

/** Offers typefaces between the quotes after {@code typeface:}: those that come along, then those that lie in the pack. */
class TypefaceProposals {

	private static final Pattern BEGUN = QuotedName.after("\\btypeface\\s*:");

	private final PackContext packs;

	@Inject
	TypefaceProposals(PackContext packs) {
		this.packs = packs;
	}

	/** The typefaces that could be meant at a place of a text; empty where none is wanted. */
	Optional<List<Proposal>> at(int offset, String text, XtextResource file) {
		return QuotedName.at(offset, text, BEGUN).map(name -> Stream
				.concat(TypefaceNames.ALL.stream(),
						packs.folder(file).map(PackTypefaces::new).stream().flatMap(own -> own.names().stream()))
				.filter(typeface -> typeface.toLowerCase(Locale.ROOT).contains(name.begun().toLowerCase(Locale.ROOT)))
				.map(typeface -> name.proposal(typeface, PackTypefaces.isFile(typeface) ? "of this pack" : "comes along")).toList());
	}
}
