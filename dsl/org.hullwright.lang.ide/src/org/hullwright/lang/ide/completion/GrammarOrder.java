package org.hullwright.lang.ide.completion;

import java.util.function.BooleanSupplier;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import com.google.inject.Singleton;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.AbstractRule;

/** Remembers what may follow what in the grammar: it stays the same, and to find it out means to walk through most of the rules. */
@Singleton
class GrammarOrder {

	private static final int MOST = 20_000; // answers; the word at the caret is part of the question, so there is no end of questions

	private final Cache<Question, Boolean> answers = CacheBuilder.newBuilder().maximumSize(MOST).build();

	/** Whether in a rule one part of the grammar, with a word that was read by it, may be followed by another. */
	private record Question(AbstractRule rule, EObject part, String word, EObject next) {}

	/** @param otherwise finds it out */
	boolean mayFollow(AbstractRule rule, EObject part, String word, EObject next, BooleanSupplier otherwise) {
		var question = new Question(rule, part, word, next);
		Boolean known = answers.getIfPresent(question);
		if (known == null) {
			known = otherwise.getAsBoolean();
			answers.put(question, known);
		}
		return known;
	}
}
