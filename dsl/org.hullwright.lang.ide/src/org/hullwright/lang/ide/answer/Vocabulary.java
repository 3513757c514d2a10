package org.hullwright.lang.ide.answer;

import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The language as far as it is the same in every text: enough for an editor to colour and to offer something before anybody has answered
 * it.
 *
 * @param words all words of the language
 * @param sentences the sentences that are offered as a whole
 */
public record Vocabulary(SortedSet<String> words, List<Proposal> sentences) {

	public Vocabulary {
		words = Collections.unmodifiableSortedSet(new TreeSet<>(words));
		sentences = List.copyOf(sentences);
	}
}
