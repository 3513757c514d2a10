package org.hullwright.lang.parser;

import java.util.Set;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.hullwright.lang.services.HullGrammarAccess;

/** The words that a declaration may begin with; the same for every file. */
@Singleton
public final class DeclarationStarts {

	private final Set<String> words;

	@Inject
	DeclarationStarts(HullGrammarAccess grammar) {
		this.words = FirstWords.of(grammar.getDeclarationRule());
	}

	/** All of them, kinds that packs declare not among them. */
	public Set<String> words() {
		return words;
	}
}
