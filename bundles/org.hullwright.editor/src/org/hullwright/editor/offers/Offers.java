package org.hullwright.editor.offers;

import java.util.List;

import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.quickassist.IQuickAssistInvocationContext;
import org.eclipse.jface.text.quickassist.IQuickAssistProcessor;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.ISourceViewer;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.language.PromptAnswer;
import org.hullwright.lang.ide.answer.TextRange;

/** Offers what can be done at a selection, whether something is wrong there or not. The language service is asked aside. */
public abstract class Offers implements IQuickAssistProcessor {

	/** What can be done. Not on the thread of the window. */
	protected abstract List<Offer> at(TextRange selection, HullDocument text);

	@Override
	public final ICompletionProposal[] computeQuickAssistProposals(IQuickAssistInvocationContext context) {
		ISourceViewer viewer = context.getSourceViewer();
		var selection = new TextRange(context.getOffset(), Math.max(0, context.getLength()));
		List<Offer> found = viewer == null
				? List.of()
				: HullDocument.of(viewer.getDocument()).flatMap(text -> PromptAnswer.of(() -> at(selection, text))).orElse(List.of());
		return found.isEmpty() ? null : found.toArray(ICompletionProposal[]::new); // null is the interface's word for none
	}

	@Override
	public boolean canFix(Annotation annotation) {
		return false;
	}

	@Override
	public boolean canAssist(IQuickAssistInvocationContext context) {
		return true;
	}

	@Override
	public final String getErrorMessage() {
		return null; // the interface's word for none
	}
}
