package org.hullwright.lang.ide.answer;

import java.util.List;

/**
 * What there is to know about a declaration, to be read as a list.
 *
 * @param declared where it is declared
 * @param entry what the outline says of it, without what is declared in it
 * @param traits in the order in which they are read; those of a group follow each other
 */
public record Description(TextLocation declared, OutlineEntry entry, List<Trait> traits) {

	public Description {
		traits = List.copyOf(traits);
	}
}
