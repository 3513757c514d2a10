package org.hullwright.lang.ide.completion;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import com.google.inject.Singleton;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.ElementKind;
import org.hullwright.lang.ide.answer.Proposal;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.index.PackSummary;
import org.hullwright.lang.ide.index.Requirements;

/**
 * Content assist for names of packs in the head of a file, after {@code requires} and after {@code where there is}. These places are told
 * by the text before them: to the grammar the name of a pack is any identifier, and packs that are not required yet are in no scope.
 */
@Singleton
public final class PackNames {

	/** Comments, blanks, and the beginning of the head up to its brace or the end of the text. */
	private static final String HEAD = "\\A(?:\\s|//[^\\n]*+|/\\*(?s:.*?)\\*/)*+pack\\s";
	private static final Pattern REQUIRED = Pattern.compile(HEAD + "[^{}]*+\\{[^{}]*?\\brequires\\s+(\\w*)\\z");
	private static final Pattern COMPANION = Pattern.compile(HEAD + "[^{}\\n]*?\\bwhere\\s+there\\s+is\\s+(\\w*)\\z");

	/**
	 * A place where the name of a pack is wanted.
	 *
	 * @param typed what of it stands before the caret
	 * @param written what is replaced
	 * @param isRequirement whether versions follow the name
	 */
	public record Place(String typed, TextRange written, boolean isRequirement) {}

	/** The place at an offset of a file; empty where no pack is wanted. */
	public Optional<Place> at(int offset, XtextResource file) {
		String text = file.getParseResult().getRootNode().getText();
		if (offset < 0 || offset > text.length()) {
			return Optional.empty();
		}
		String before = text.substring(0, offset);
		return place(REQUIRED.matcher(before), text, offset, true).or(() -> place(COMPANION.matcher(before), text, offset, false));
	}

	private static Optional<Place> place(Matcher begun, String text, int offset, boolean isRequirement) {
		if (!begun.find()) {
			return Optional.empty();
		}
		int end = offset;
		while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
			end++;
		}
		return Optional.of(new Place(begun.group(1), new TextRange(begun.start(1), end - begun.start(1)), isRequirement));
	}

	/** The packs that a pack can name there, in alphabetical order: not itself, none that it has already, and none that requires it. */
	public List<Proposal> proposals(Place place, Path folder, Index index) {
		Optional<PackSummary> own = index.pack(folder);
		return index.packs().values().stream().filter(pack -> !pack.folder().equals(folder) && !pack.name().isEmpty())
				.filter(pack -> pack.name().toLowerCase(Locale.ROOT).startsWith(place.typed().toLowerCase(Locale.ROOT)))
				.filter(pack -> own.stream().allMatch(self -> isOpen(pack, self, place, index)))
				.sorted(Comparator.comparing(PackSummary::name, String.CASE_INSENSITIVE_ORDER)).flatMap(pack -> proposal(pack, place))
				.toList();
	}

	/** What is being typed is no requirement yet. */
	private static boolean isOpen(PackSummary pack, PackSummary own, Place place, Index index) {
		boolean isNamed = place.isRequirement()
				? own.requirements().contains(pack.name()) && !pack.name().equals(place.typed())
				: Requirements.isRequired(pack.name(), own, index);
		return !pack.name().equals(own.name()) && !isNamed && (!place.isRequirement() || !Requirements.isRequired(own.name(), pack, index));
	}

	private static Stream<Proposal> proposal(PackSummary pack, Place place) {
		String text = place.isRequirement() ? Requirements.rangeOf(pack) : pack.name();
		return Stream
				.of(new Proposal(pack.name(), text.substring(pack.name().length()).strip(), "", ElementKind.PACK, place.written(), text,
						text.length(), List.of()));
	}
}
