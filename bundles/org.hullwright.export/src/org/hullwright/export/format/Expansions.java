package org.hullwright.export.format;

import java.util.Set;

import org.hullwright.export.table.TableReader;
import org.hullwright.lang.pack.LoadedPack;

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

	/** The names, where all that the pack itself declares are usually on. */
	default Set<String> orOwn(LoadedPack pack) {
		return orElse(TableReader.ownExpansions(pack));
	}

	/** The names, where these are usually on. */
	default Set<String> orElse(Set<String> usual) {
		return switch (this) {
			case Usual any -> usual;
			case Named(Set<String> names) -> names;
		};
	}
}
