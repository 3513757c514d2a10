package org.hullwright.cli.names;

import java.util.List;
import java.util.stream.Stream;

import org.hullwright.cli.terminal.WordWrap;

/**
 * An entry of a vocabulary as text for a terminal, what its author says of it below the rest.
 *
 * @param signature how it is declared, with what holds unless said otherwise
 * @param about empty text when its author says nothing of it
 */
record EntryText(String signature, String about) {

	/** Blanks for each level. */
	static final String INDENT = "  ";
	/** Characters of a line. */
	static final int WIDTH = 120;

	/** @param indent blanks before the first line; those after it have more */
	List<String> lines(String indent) {
		String further = indent + INDENT.repeat(2);
		var wrap = new WordWrap(WIDTH, further);
		return Stream.concat(wrap.lines(indent, signature).stream(),
				about.isEmpty() ? Stream.empty() : wrap.lines(further, about).stream()).toList();
	}
}
