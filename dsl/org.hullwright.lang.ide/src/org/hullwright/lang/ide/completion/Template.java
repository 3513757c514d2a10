package org.hullwright.lang.ide.completion;

import java.util.ArrayList;
import java.util.List;

import org.hullwright.lang.ide.answer.ElementKind;
import org.hullwright.lang.ide.answer.Proposal;
import org.hullwright.lang.ide.answer.TextRange;

/**
 * A whole sentence of the language, ready to be changed.
 *
 * @param rule the rule of the grammar that reads it
 * @param kind picks the icon
 * @param label what it is offered as
 * @param detail what it is for
 * @param text the sentence
 * @param places the parts that the author will want to write, in their order, counted from the start of the text; those with the same words
 * are to become the same
 * @param caret where the author goes on when these are written, counted from the start of the text
 */
record Template(String rule, ElementKind kind, String label, String detail, String text, List<TextRange> places, int caret) {

	private static final char FROM = '«';
	private static final char TO = '»';
	private static final char CARET = '¦';

	/** A sentence in which the parts to be written and the place to go on at are marked. */
	static Template of(String rule, ElementKind kind, String label, String detail, String marked) {
		var text = new StringBuilder();
		var places = new ArrayList<TextRange>();
		int start = 0;
		int caret = -1;
		for (char character : marked.toCharArray()) {
			switch (character) {
				case FROM -> start = text.length();
				case TO -> places.add(new TextRange(start, text.length() - start));
				case CARET -> caret = text.length();
				default -> text.append(character);
			}
		}
		return new Template(rule, kind, label, detail, text.toString(), List.copyOf(places), caret < 0 ? text.length() : caret);
	}

	/** Whether it begins with a word of the language. */
	boolean beginsWith(String keyword) {
		return text.startsWith(keyword + ' ');
	}

	/** This sentence as it is offered in the place of a stretch of a text. */
	Proposal proposed(TextRange replaced) {
		return new Proposal(label, detail, "```hull\n" + text + "\n```", kind, replaced, text, caret, places);
	}

	/** The same where lines begin with this. */
	Template indented(String indentation) {
		return new Template(rule, kind, label, detail, text.replace("\n", "\n" + indentation),
				places.stream().map(place -> new TextRange(moved(place.offset(), indentation), place.length())).toList(),
				moved(caret, indentation));
	}

	private int moved(int offset, String indentation) {
		return offset + (int) text.substring(0, offset).chars().filter(character -> character == '\n').count() * indentation.length();
	}
}
