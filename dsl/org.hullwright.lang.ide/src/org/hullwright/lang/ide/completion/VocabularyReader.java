package org.hullwright.lang.ide.completion;

import java.util.TreeSet;
import java.util.stream.Collectors;

import com.google.inject.Inject;
import org.eclipse.xtext.GrammarUtil;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.answer.Vocabulary;
import org.hullwright.lang.services.HullGrammarAccess;

/** Reads the words of the language off its grammar. */
public class VocabularyReader {

	private final HullGrammarAccess grammar;
	private final Templates templates;

	@Inject
	VocabularyReader(HullGrammarAccess grammar, Templates templates) {
		this.grammar = grammar;
		this.templates = templates;
	}

	/** All words, signs such as braces left out, and all sentences. */
	public Vocabulary read() {
		return new Vocabulary(
				GrammarUtil.getAllKeywords(grammar.getGrammar()).stream().filter(word -> word.chars().allMatch(Character::isLetter))
						.collect(Collectors.toCollection(TreeSet::new)),
				templates.all().map(template -> template.proposed(new TextRange(0, 0))).toList());
	}
}
