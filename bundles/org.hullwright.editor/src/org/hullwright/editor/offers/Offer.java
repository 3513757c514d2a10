package org.hullwright.editor.offers;

import java.util.function.Consumer;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;

/**
 * One line of what Ctrl+1 lists.
 *
 * @param title what it does
 * @param detail what stands beside the list; empty text for nothing
 * @param action does it, on the thread of the window; is given the text
 */
public record Offer(String title, String detail, Consumer<IDocument> action) implements ICompletionProposal {

	@NonNullByDefault({})
	@Override
	public void apply(IDocument document) {
		action.accept(document);
	}

	@Override
	public String getDisplayString() {
		return title;
	}

	@Override
	public @Nullable String getAdditionalProposalInfo() {
		return detail.isEmpty() ? null : detail; // null is the interface's word for none, here and below
	}

	@NonNullByDefault({})
	@Override
	public Point getSelection(IDocument document) {
		return null; // it stays where it is
	}

	@NonNullByDefault({})
	@Override
	public Image getImage() {
		return null;
	}

	@NonNullByDefault({})
	@Override
	public IContextInformation getContextInformation() {
		return null;
	}
}
