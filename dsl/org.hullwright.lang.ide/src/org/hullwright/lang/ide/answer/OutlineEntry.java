package org.hullwright.lang.ide.answer;

import java.util.List;

/**
 * A declaration in the outline of a document.
 *
 * @param name what it is called
 * @param title what is printed for it; may be empty
 * @param kind picks the icon
 * @param nameRange where its name stands
 * @param range all of it
 * @param children what is declared in it, in the order of the text
 */
public record OutlineEntry(String name, String title, ElementKind kind, TextRange nameRange, TextRange range, List<OutlineEntry> children) {

	public OutlineEntry {
		children = List.copyOf(children);
	}
}
