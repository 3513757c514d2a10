package org.hullwright.lang.ide.completion;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistEntry;
import org.eclipse.xtext.ide.editor.contentassist.IIdeContentProposalAcceptor;
import org.eclipse.xtext.resource.IEObjectDescription;

/** Passes proposals on, names of the type that is wanted with the rank that brings them to the top of the list. */
final class FittingFirst implements IIdeContentProposalAcceptor {

	private final Surroundings around;
	private final IIdeContentProposalAcceptor next;

	FittingFirst(Surroundings around, IIdeContentProposalAcceptor next) {
		this.around = around;
		this.next = next;
	}

	@Override
	@NonNullByDefault({})
	public void accept(ContentAssistEntry entry, int priority) {
		next.accept(entry, entry != null && entry.getSource() instanceof IEObjectDescription named && around.isFitting(named)
				? (Surroundings.isAtHand(named) ? Rank.FITTING_VARIABLE : Rank.FITTING_NAME).priority()
				: priority);
	}

	@Override
	public boolean canAcceptMoreProposals() {
		return next.canAcceptMoreProposals();
	}
}
