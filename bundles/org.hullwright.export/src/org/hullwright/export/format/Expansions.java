package org.hullwright.export.format;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.hullwright.packs.PackCompiler;

/** Which expansions are on in what is exported. */
public sealed interface Expansions {

	/** Those that a format usually has on. */
	Expansions USUAL = new Usual();

	/** Nothing was said. */
	record Usual() implements Expansions {}

	/** Those with these names, and no others. */
	record Named(Set<String> names) implements Expansions {

		/** Copies the names. */
		public Named {
			names = Set.copyOf(names);
		}
	}

	/** The names, where all that the pack itself declares are usually on, as far as they can be on together. */
	default Set<String> orOwn(PackCompiler pack) {
		return orElse(pack.ownExpansions().on());
	}

	/** A report in which stands first which of the pack's own expansions are not on, and why. */
	default List<String> reported(PackCompiler pack, List<String> report) {
		return switch (this) {
			case Usual any -> Stream.concat(
					pack.ownExpansions().leftOut().stream().map(reason -> reason + ". Say with --expansions which ones are on."),
					report.stream()).toList();
			case Named(Set<String> names) -> report;
		};
	}

	/** The names, where these are usually on. */
	default Set<String> orElse(Set<String> usual) {
		return switch (this) {
			case Usual any -> usual;
			case Named(Set<String> names) -> names;
		};
	}
}
