package org.hullwright.lang.ide.completion;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistEntry;
import org.eclipse.xtext.ide.editor.contentassist.IIdeContentProposalAcceptor;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.util.CancelIndicator;

/** Keeps the first entry of each text: names are offered before keywords of the same spelling. */
final class ProposalCollector implements IIdeContentProposalAcceptor {

	private final Map<String, Kept> kept = new LinkedHashMap<>();
	private final int most;
	private final CancelIndicator cancelled;

	/** An entry and where it belongs in the list. */
	record Kept(ContentAssistEntry entry, Rank rank) {}

	/** @param most how many entries are kept */
	ProposalCollector(int most, CancelIndicator cancelled) {
		this.most = most;
		this.cancelled = cancelled;
	}

	@Override
	@NonNullByDefault({})
	public void accept(ContentAssistEntry entry, int priority) {
		if (entry != null && (isName(entry) || Character.isLetter(entry.getProposal().charAt(0)))) {
			kept.merge(entry.getProposal(), new Kept(entry, rankOf(entry, priority)), (first, second) -> isName(first.entry())
					? first
					: second);
		}
	}

	@Override
	public boolean canAcceptMoreProposals() {
		return kept.size() < most && !cancelled.isCanceled();
	}

	/** All entries, in the order they came. */
	Stream<Kept> ranked() {
		return kept.values().stream().filter(one -> !isLongerThanNeeded(one.entry()));
	}

	private static Rank rankOf(ContentAssistEntry entry, int priority) {
		if (isName(entry)) {
			return Rank.of(priority);
		}
		return entry.getSource() instanceof Template template && !template.places().isEmpty() ? Rank.SENTENCE : Rank.WORD;
	}

	private static boolean isName(ContentAssistEntry entry) {
		return entry.getSource() instanceof IEObjectDescription || entry.getSource() instanceof CallProposal;
	}

	/** Whether the name is written with its pack though it is offered without. */
	private boolean isLongerThanNeeded(ContentAssistEntry entry) {
		return entry.getSource() instanceof IEObjectDescription described
				&& kept.get(entry.getProposal().substring(entry.getProposal().lastIndexOf('.')
						+ 1)) instanceof Kept(ContentAssistEntry shorter, Rank rank)
				&& shorter != entry && shorter.getSource() instanceof IEObjectDescription same && same.getEObjectURI()
						.equals(described.getEObjectURI());
	}
}
