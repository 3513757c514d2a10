package org.hullwright.lang.parser;

import java.util.HashSet;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Action;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.EnumLiteralDeclaration;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Group;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.TerminalRule;

/** The keywords that a rule of the grammar can begin with. */
final class FirstWords {

	private final Set<String> keywords = new HashSet<>();
	private final Set<AbstractRule> visited = new HashSet<>();

	private FirstWords() {}

	/** All keywords that may be the first word of what the rule describes. */
	static Set<String> of(AbstractRule rule) {
		var words = new FirstWords();
		words.collect(rule);
		return Set.copyOf(words.keywords);
	}

	private void collect(AbstractRule rule) {
		if (!(rule instanceof TerminalRule) && visited.add(rule)) {
			collect(rule.getAlternatives());
		}
	}

	private void collect(EObject element) {
		switch (element) {
			case Keyword keyword -> keywords.add(keyword.getValue());
			case RuleCall call -> collect(call.getRule());
			case Assignment assignment -> collect(assignment.getTerminal());
			case CrossReference reference -> collect(reference.getTerminal());
			case EnumLiteralDeclaration literal -> collect(literal.getLiteral());
			case Alternatives alternatives -> alternatives.getElements().forEach(this::collect);
			case Group group -> collectUntilMandatory(group);
			default -> { /* consumes no text */ }
		}
	}

	private void collectUntilMandatory(Group group) {
		for (AbstractElement element : group.getElements()) {
			collect(element);
			if (!GrammarUtil.isOptionalCardinality(element) && !(element instanceof Action)) {
				return;
			}
		}
	}
}
