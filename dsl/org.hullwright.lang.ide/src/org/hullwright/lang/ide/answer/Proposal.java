package org.hullwright.lang.ide.answer;

import java.util.List;

/**
 * Something that could be written at a place.
 *
 * @param label what the list shows
 * @param detail what it is, in a few words; may be empty
 * @param documentation more about it in Markdown; may be empty
 * @param kind picks the icon
 * @param replaced what the text goes in place of: the word that has been begun
 * @param text what is written
 * @param caret where the caret goes in the end, counted from the start of the text
 * @param places what the author will want to write over before, counted from the start of the text; those with the same words are to become
 * the same; mostly none
 * @param words by which it is found besides its text; mostly none
 */
public record Proposal(String label, String detail, String documentation, ElementKind kind, TextRange replaced, String text, int caret,
		List<TextRange> places, SearchWords words) {

	/** Something that is found by its text alone. */
	public Proposal(String label, String detail, String documentation, ElementKind kind, TextRange replaced, String text, int caret,
			List<TextRange> places) {
		this(label, detail, documentation, kind, replaced, text, caret, places, SearchWords.NONE);
	}
}
