package org.hullwright.lang.ide.vocabulary;

/**
 * A name that can be used.
 *
 * @param pack who declares it
 * @param group what sort of thing it is
 * @param owner the kind that has it; empty for what is known everywhere
 * @param name as it is written
 * @param head all that has to be known to use it: parameters, types, what a function gives
 * @param initial what it is unless somebody says otherwise, as it is written; empty where that is not said
 * @param about what its author wrote above it; empty when nothing
 * @param open whether it is left open, to be said by whoever builds on the pack
 */
public record VocabularyEntry(String pack, Group group, String owner, String name, String head, String initial, String about,
		boolean open) {

	/** The sorts of things, in the order in which somebody asks for them. */
	public enum Group {

		PROCEDURES("procedures, functions and phases"), KINDS("kinds and what each has"), VALUES("values"),
		STATES("states, derived values, tracks, dice, modes"), PLACES("boards and zones"), EXPANSIONS("expansions and scenarios"),
		COMPONENTS("components");

		private final String title;

		Group(String title) {
			this.title = title;
		}

		/** What stands above its entries. */
		public String title() {
			return title;
		}
	}
}
