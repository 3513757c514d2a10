package org.hullwright.lang.ide.completion;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.xtext.UsedRulesFinder;

/**
 * A memo table of what may follow what in the grammar: it stays the same, and to find it out means to walk through most of the rules.
 * Thread-safe.
 */
@Singleton
class GrammarOrder {

	/** Stands for all words that are no keywords: the grammar tells none of them from another. */
	private static final String NO_KEYWORD = "";
	private static final int MOST = 100_000; // answers; fifty places of a text ask for ten thousand

	private final Set<String> keywords;
	private final Cache<Question, Boolean> answers = CacheBuilder.newBuilder().maximumSize(MOST).build();
	private final Map<AbstractRule, Set<AbstractRule>> called = new ConcurrentHashMap<>();

	@Inject
	GrammarOrder(IGrammarAccess grammar) {
		keywords = Set.copyOf(GrammarUtil.getAllKeywords(grammar.getGrammar()));
	}

	/** Whether in a rule one part of the grammar, with a word that was read by it, may be followed by another. */
	private record Question(AbstractRule rule, EObject part, @Nullable String word, @Nullable EObject next) {}

	/**
	 * Whether in a rule one part of the grammar may be followed by another.
	 *
	 * @param word the word that was read by that part; null for none
	 * @param otherwise finds it out, given the word or one that is as good
	 */
	boolean mayFollow(AbstractRule rule, EObject part, @Nullable String word, @Nullable EObject next,
			Predicate<@Nullable String> otherwise) {
		String told = word == null || keywords.contains(word) ? word : NO_KEYWORD;
		var question = new Question(rule, part, told, next);
		Boolean known = answers.getIfPresent(question);
		if (known == null) {
			known = isReached(rule, part) && isReached(rule, next) && otherwise.test(told);
			answers.put(question, known);
		}
		return known;
	}

	/** Whether a part of the grammar belongs to a rule or to one that it calls; what does not cannot be met on a walk that begins there. */
	private boolean isReached(AbstractRule rule, @Nullable EObject part) {
		AbstractRule owner = part instanceof AbstractRule itself ? itself : GrammarUtil.containingRule(part);
		return owner == null || called.computeIfAbsent(rule, GrammarOrder::calledFrom).contains(owner);
	}

	private static Set<AbstractRule> calledFrom(AbstractRule rule) {
		Set<AbstractRule> reached = new HashSet<>();
		new UsedRulesFinder(reached).doSwitch(rule);
		return Set.copyOf(reached);
	}
}
