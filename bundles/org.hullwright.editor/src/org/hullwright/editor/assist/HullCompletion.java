package org.hullwright.editor.assist;

import java.util.List;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.preference.JFacePreferences;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IInformationControlCreator;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension2;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension3;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension5;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension6;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.hullwright.editor.hover.MarkdownControl;
import org.hullwright.editor.theme.ElementIcons;
import org.hullwright.editor.theme.IconImages;
import org.hullwright.lang.ide.answer.ElementKind;
import org.hullwright.lang.ide.answer.Proposal;

/**
 * A proposal in the list. Stays in it while what is typed leads towards it; one that is written whole leaves when nothing else is left, so
 * that the list closes and Return begins a line.
 */
final class HullCompletion
		implements ICompletionProposal, ICompletionProposalExtension2, ICompletionProposalExtension3, ICompletionProposalExtension5,
		ICompletionProposalExtension6 {

	private final Proposal proposal;
	private final List<Proposal> offered;
	private IRegion selection;

	/** @param offered all proposals of the list */
	HullCompletion(Proposal proposal, List<Proposal> offered) {
		this.proposal = proposal;
		this.offered = offered;
		this.selection = new Region(proposal.replaced().offset() + proposal.caret(), 0);
	}

	@NonNullByDefault({})
	@Override
	public void apply(ITextViewer viewer, char trigger, int stateMask, int offset) {
		apply(viewer.getDocument(), offset);
		if (!proposal.places().isEmpty()) {
			selection = PlacesToFill.enter(viewer, proposal);
		}
	}

	@NonNullByDefault({})
	@Override
	public void apply(IDocument document) {
		apply(document, proposal.replaced().end());
	}

	private void apply(IDocument document, int end) {
		int start = proposal.replaced().offset();
		try {
			document.replace(start, Math.max(end, proposal.replaced().end()) - start, proposal.text());
		} catch (BadLocationException changedMeanwhile) {
			selection = new Region(end, 0); // the place is gone: then nothing is inserted
		}
	}

	@NonNullByDefault({})
	@Override
	public boolean validate(IDocument document, int offset, DocumentEvent event) {
		try {
			int start = proposal.replaced().offset();
			return offset >= start && leadsHere(document.get(start, offset - start));
		} catch (BadLocationException changedMeanwhile) {
			return false;
		}
	}

	private boolean leadsHere(String typed) {
		boolean isWritten = proposal.text().equals(typed);
		return fits(proposal, typed) && !(isWritten && offered.stream().noneMatch(other -> other != proposal && fits(other, typed)));
	}

	/**
	 * What begins like what is typed, says it, or else mentions it. A sentence is no longer offered behind its first word, where others can
	 * go on.
	 */
	private boolean fits(Proposal one, String typed) {
		return begins(one, typed) || one.words().says(typed) || one.words().mentions(typed) && offered.stream()
				.noneMatch(other -> begins(other, typed) || other.words().says(typed));
	}

	private static boolean begins(Proposal proposal, String typed) {
		boolean isBehindFirstWord = !proposal.places().isEmpty() && typed.chars().anyMatch(Character::isWhitespace);
		return !isBehindFirstWord && proposal.text().regionMatches(true, 0, typed, 0, typed.length());
	}

	@NonNullByDefault({})
	@Override
	public Point getSelection(IDocument document) {
		return new Point(selection.getOffset(), selection.getLength());
	}

	@Override
	public String getDisplayString() {
		return proposal.label();
	}

	@Override
	public StyledString getStyledDisplayString() {
		var text = new StyledString(proposal.label());
		if (!proposal.detail().isEmpty()) {
			text.append("  " + proposal.detail(), StyledString.QUALIFIER_STYLER);
		}
		return text;
	}

	@Override
	public Image getImage() {
		return proposal.kind() == ElementKind.ICON
				? IconImages.of(proposal.label(), IconImages.SMALL,
						JFaceResources.getColorRegistry().getRGB(JFacePreferences.CONTENT_ASSIST_FOREGROUND_COLOR))
				: ElementIcons.imageOf(proposal.kind());
	}

	@Override
	public @Nullable String getAdditionalProposalInfo() {
		return proposal.documentation().isEmpty() ? null : proposal.documentation();
	}

	@NonNullByDefault({})
	@Override
	public Object getAdditionalProposalInfo(IProgressMonitor monitor) {
		return getAdditionalProposalInfo();
	}

	@Override
	public IInformationControlCreator getInformationControlCreator() {
		return MarkdownControl.CREATOR;
	}

	@NonNullByDefault({})
	@Override
	public CharSequence getPrefixCompletionText(IDocument document, int completionOffset) {
		return proposal.text();
	}

	@NonNullByDefault({})
	@Override
	public int getPrefixCompletionStart(IDocument document, int completionOffset) {
		return proposal.replaced().offset();
	}

	@NonNullByDefault({})
	@Override
	public IContextInformation getContextInformation() {
		return null; // the interface's word for none
	}

	@NonNullByDefault({})
	@Override
	public void selected(ITextViewer viewer, boolean smartToggle) {
		// nothing is shown in the text for a proposal that is only looked at
	}

	@NonNullByDefault({})
	@Override
	public void unselected(ITextViewer viewer) {
		// nothing was shown
	}
}
