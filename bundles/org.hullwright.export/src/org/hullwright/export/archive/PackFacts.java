package org.hullwright.export.archive;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.export.file.FileNames;
import org.hullwright.model.PackClause;

/**
 * What the manifest of a pack says. What it does not say is empty text.
 *
 * @param name for Hull
 * @param title for people
 * @param version of the pack
 * @param licence as an SPDX expression
 * @param authors in the order of the manifest
 * @param requires the packs it builds on, in the order of the manifest
 */
public record PackFacts(String name, String title, String version, String licence, List<String> authors, List<RequiredPack> requires) {

	/** What everything that is exported says of itself. */
	public static final String DISCLAIMER = "Made by players for players. Unofficial: not connected with, and not endorsed by, the publisher of any game "
			+ "that this adds to or describes; names of games belong to their publishers.";

	public PackFacts {
		Stream.of(name, title, version, licence).forEach(Objects::requireNonNull);
		authors = List.copyOf(authors);
		requires = List.copyOf(requires);
	}

	/**
	 * A pack that another one builds on.
	 *
	 * @param pack its name
	 * @param from the lowest version that will do; empty for any
	 * @param below the lowest version that will not do any more; empty when there is none
	 */
	public record RequiredPack(String pack, String from, String below) {

		/** As the manifest says it, without the word {@code requires}. */
		@Override
		public String toString() {
			return pack + (from.isEmpty() ? "" : " from " + from) + (below.isEmpty() ? "" : " below " + below);
		}
	}

	/** What a manifest says. */
	public static PackFacts of(PackClause manifest) {
		return new PackFacts(said(manifest.getName()), said(manifest.getTitle()), said(manifest.getVersion()), said(manifest.getLicence()),
				manifest.getAuthors().stream().map(PackFacts::said).toList(),
				manifest.getRequirements().stream()
						.map(each -> new RequiredPack(said(each.getPack()), said(each.getAtLeast()), said(each.getBelow()))).toList());
	}

	/** The usual name of a file or folder that is made of the pack. */
	public String fileName(String ending) {
		return FileNames.of(name) + (version.isEmpty() ? "" : "-" + version) + ending;
	}

	private static String said(String text) {
		return text == null ? "" : text;
	}

	/** The first thing in which other facts differ: what it is, what is said here and what there. Empty when they are the same. */
	Optional<Difference> differenceTo(PackFacts other) {
		return List.of(
				new Difference("name", name, other.name),
				new Difference("title", title, other.title),
				new Difference("version", version, other.version),
				new Difference("licence", licence, other.licence),
				new Difference("authors", String.join(", ", authors), String.join(", ", other.authors)),
				new Difference("requires", listed(requires), listed(other.requires)))
				.stream().filter(each -> !Objects.equals(each.here, each.there)).findFirst();
	}

	private static String listed(List<RequiredPack> packs) {
		return packs.stream().map(RequiredPack::toString).collect(Collectors.joining(", "));
	}

	/** Something that is said in two ways. */
	record Difference(String what, String here, String there) {}
}
