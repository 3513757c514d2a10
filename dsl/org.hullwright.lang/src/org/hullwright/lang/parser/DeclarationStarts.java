package org.hullwright.lang.parser;

import java.util.Set;

import org.hullwright.lang.services.HullGrammarAccess;

import com.google.inject.Inject;
import com.google.inject.Singleton;

/** The words that a declaration may begin with; the same for every file. */
@Singleton
final class DeclarationStarts {

	private final Set<String> words;

	@Inject
	DeclarationStarts(HullGrammarAccess grammar) {
		this.words = FirstWords.of(grammar.getDeclarationRule());
	}

	Set<String> words() {
		return words;
	}
}
