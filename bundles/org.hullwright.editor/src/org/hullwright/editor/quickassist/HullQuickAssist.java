package org.hullwright.editor.quickassist;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.quickassist.IQuickAssistInvocationContext;
import org.eclipse.jface.text.quickassist.IQuickAssistProcessor;
import org.eclipse.jface.text.source.Annotation;
import org.hullwright.editor.offers.Offers;
import org.hullwright.editor.problems.QuickFixes;
import org.hullwright.editor.refactoring.RefactorOffers;
import org.hullwright.editor.rename.RenameOffers;

/** Lists what mends a problem before what says the same otherwise. The platform does not say in which order it asks several processors. */
public final class HullQuickAssist implements IQuickAssistProcessor {

	private final List<Offers> offers = List.of(new QuickFixes(), new RenameOffers(), new RefactorOffers());

	@Override
	public ICompletionProposal[] computeQuickAssistProposals(IQuickAssistInvocationContext context) {
		ICompletionProposal[] all = offers.stream().map(each -> each.computeQuickAssistProposals(context)).filter(Objects::nonNull)
				.flatMap(Stream::of)
				.toArray(ICompletionProposal[]::new);
		return all.length == 0 ? null : all; // null is the interface's word for none
	}

	@Override
	public boolean canFix(Annotation annotation) {
		return offers.stream().anyMatch(each -> each.canFix(annotation));
	}

	@Override
	public boolean canAssist(IQuickAssistInvocationContext context) {
		return offers.stream().anyMatch(each -> each.canAssist(context));
	}

	@Override
	public String getErrorMessage() {
		return null; // the interface's word for none
	}
}
