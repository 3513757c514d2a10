package org.hullwright.lang.ide.completion;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.hullwright.lang.ide.answer.ElementKind;
import org.hullwright.lang.ide.answer.Proposal;
import org.hullwright.lang.ide.answer.SearchWords;
import org.hullwright.lang.ide.answer.TextRange;

/**
 * A name between quotes that is being written. Where it stands is told by its line alone, as quotes that have only been begun are nothing
 * to the grammar.
 *
 * @param begun what is written of it before the caret
 * @param written all of it, up to and with the closing quote if there is one
 */
record QuotedName(String begun, TextRange written) {

	private static final String CONTENT = "\\s*\"([^\"\\r\\n]*)$";
	private static final Pattern REST = Pattern.compile("\\G[^\"\\r\\n]*\"");

	/** What stands before the quotes of a name, as a pattern for {@link #at}. */
	static Pattern after(String before) {
		return Pattern.compile(before + CONTENT);
	}

	/** The name at a place of a text; empty where none is being written. */
	static Optional<QuotedName> at(int offset, String text, Pattern pattern) {
		Matcher begun = pattern.matcher(text.substring(text.lastIndexOf('\n', offset - 1) + 1, offset));
		if (!begun.find()) {
			return Optional.empty();
		}
		Matcher rest = REST.matcher(text);
		boolean closed = rest.find(offset);
		String name = begun.group(1);
		return Optional.of(new QuotedName(name, new TextRange(offset - name.length(), name.length() + (closed ? rest.end() - offset : 0))));
	}

	/** Offers another name in its place. */
	Proposal proposal(String name, String detail) {
		return proposal(name, detail, ElementKind.KEYWORD, SearchWords.NONE);
	}

	/** Offers a name of another sort that is found by other words as well. */
	Proposal proposal(String name, String detail, ElementKind kind, SearchWords words) {
		String text = name + '"';
		return new Proposal(name, detail, "", kind, written, text, text.length(), List.of(), words);
	}
}
