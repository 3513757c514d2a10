package org.hullwright.editor.problems;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.hullwright.editor.changes.FileChanges;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.lang.ide.answer.Fix;
import org.hullwright.lang.ide.answer.TextChange;

/**
 * One way to mend a problem, in the list of Ctrl+1. What concerns the text alone is a step of its undo and is not saved.
 *
 * @param fix  what is done
 * @param text where it was asked for
 */
record FixProposal(Fix fix, HullDocument text) implements ICompletionProposal {

	@Override
	public void apply(IDocument document) {
		Map<URI, List<TextChange>> changes = fix.changes();
		try {
			if (changes.keySet().equals(Set.of(text.address()))) {
				FileChanges.apply(changes.get(text.address()), document);
			} else {
				FileChanges.perform(fix.title(), changes);
			}
		} catch (BadLocationException | CoreException failure) {
			ILog.of(FixProposal.class).warn("The problem could not be mended: " + fix.title(), failure);
		}
	}

	@Override
	public String getDisplayString() {
		return fix.title();
	}

	@Override
	public String getAdditionalProposalInfo() {
		return fix.problem().message();
	}

	@Override
	public Point getSelection(IDocument document) {
		return null; // the interface's word for where it is
	}

	@Override
	public Image getImage() {
		return null; // the interface's word for none
	}

	@Override
	public IContextInformation getContextInformation() {
		return null; // the interface's word for none
	}
}
