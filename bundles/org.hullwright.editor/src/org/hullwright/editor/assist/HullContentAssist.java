package org.hullwright.editor.assist;

import java.util.List;
import java.util.concurrent.CancellationException;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.IContentAssistProcessor;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.contentassist.IContextInformationValidator;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.text.Indentation;
import org.hullwright.lang.ide.answer.Proposal;
import org.hullwright.lang.ide.answer.TextRange;

/** Proposes what the language service knows, and tells what a call wants. Proposals are asked for on a thread of their own. */
public final class HullContentAssist implements IContentAssistProcessor {

	private static final ICompletionProposal[] NOTHING = {};

	private final Signatures signatures = new Signatures();

	@NonNullByDefault({})
	@Override
	public ICompletionProposal[] computeCompletionProposals(ITextViewer viewer, int offset) {
		return HullDocument.of(viewer.getDocument()).map(text -> propose(text, offset)).orElse(NOTHING);
	}

	private static ICompletionProposal[] propose(HullDocument text, int offset) {
		try {
			List<Proposal> offered = text.language().writing().proposals(text.address(), offset, CancelIndicator.NullImpl).stream()
					.map(HullContentAssist::indented).toList();
			boolean isWritten = offered.size() == 1 && isWritten(offered.getFirst(), text);
			return isWritten
					? NOTHING
					: offered.stream().map(proposal -> new HullCompletion(proposal, offered)).toArray(ICompletionProposal[]::new);
		} catch (CancellationException closing) {
			return NOTHING;
		}
	}

	/** Whether it would change nothing. */
	private static boolean isWritten(Proposal proposal, HullDocument text) {
		int length = proposal.text().length();
		return proposal.replaced().length() == length
				&& text.language().workspace().text(text.address()).regionMatches(proposal.replaced().offset(), proposal.text(), 0, length);
	}

	/** The proposal with what it writes indented as the author likes it. */
	private static Proposal indented(Proposal proposal) {
		return new Proposal(proposal.label(), proposal.detail(), proposal.documentation(), proposal.kind(), proposal.replaced(),
				Indentation.asWished(proposal.text()),
				indented(proposal.text(), proposal.caret()), proposal.places().stream().map(place -> {
					int start = indented(proposal.text(), place.offset());
					return new TextRange(start, indented(proposal.text(), place.end()) - start);
				}).toList(), proposal.words());
	}

	private static int indented(String text, int place) {
		return Indentation.asWished(text.substring(0, place)).length();
	}

	@NonNullByDefault({})
	@Override
	public IContextInformation[] computeContextInformation(ITextViewer viewer, int offset) {
		return signatures.at(viewer, offset)
				.map(signature -> new IContextInformation[] { new SignatureInformation(signature.label(), offset) })
				.orElse(null); // the interface's word for none
	}

	@Override
	public char[] getCompletionProposalAutoActivationCharacters() {
		return new char[] { '.' };
	}

	@NonNullByDefault({})
	@Override
	public char[] getContextInformationAutoActivationCharacters() {
		return null; // the interface's word for none
	}

	@NonNullByDefault({})
	@Override
	public String getErrorMessage() {
		return null; // the interface's word for none
	}

	@Override
	public IContextInformationValidator getContextInformationValidator() {
		return new SignatureFollower(signatures);
	}
}
