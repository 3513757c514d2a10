package org.hullwright.lang.ide.completion;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.ide.editor.contentassist.antlr.ContentAssistContextFactory;

/** Finds what the grammar allows at a place, with what is known of the grammar from earlier places. For one question. */
class Contexts extends ContentAssistContextFactory {

	private final GrammarOrder order;

	@Inject
	Contexts(GrammarOrder order) {
		this.order = order;
	}

	@Override
	@NonNullByDefault({})
	protected boolean canBeCalledAfter(AbstractRule rule, EObject part, String word, EObject next) {
		return order.mayFollow(rule, part, word, next, told -> super.canBeCalledAfter(rule, part, told, next));
	}
}
