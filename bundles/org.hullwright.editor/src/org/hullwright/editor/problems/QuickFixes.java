package org.hullwright.editor.problems;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.contentassist.CompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.quickassist.IQuickAssistInvocationContext;
import org.eclipse.jface.text.quickassist.IQuickAssistProcessor;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.ISourceViewer;
import org.hullwright.lang.ide.answer.Problem;

/** Offers what mends the problems of the line the caret is in. */
public final class QuickFixes implements IQuickAssistProcessor {

	@Override
	public ICompletionProposal[] computeQuickAssistProposals(IQuickAssistInvocationContext context) {
		ISourceViewer viewer = context.getSourceViewer();
		IAnnotationModel model = viewer == null ? null : viewer.getAnnotationModel();
		List<ICompletionProposal> fixes = new ArrayList<>();
		if (model != null) {
			model.getAnnotationIterator().forEachRemaining(annotation -> {
				Position position = model.getPosition(annotation);
				if (canFix(annotation) && position != null && isOnLine(viewer.getDocument(), position.offset, context.getOffset())) {
					fixes.add(fix(((ProblemAnnotation) annotation).problem(), position));
				}
			});
		}
		return fixes.isEmpty() ? null : fixes.toArray(ICompletionProposal[]::new); // null is the interface's word for none
	}

	private static ICompletionProposal fix(Problem problem, Position position) {
		String by = problem.replacement();
		return new CompletionProposal(by, position.offset, position.length, by.length(), null, "Change to “" + by + "”", null, problem.message());
	}

	private static boolean isOnLine(IDocument text, int offset, int caret) {
		try {
			return text.getLineOfOffset(offset) == text.getLineOfOffset(caret);
		} catch (BadLocationException changedMeanwhile) {
			return false;
		}
	}

	@Override
	public boolean canFix(Annotation annotation) {
		return annotation instanceof ProblemAnnotation wrong && !wrong.isMarkedDeleted() && !wrong.problem().replacement().isEmpty();
	}

	@Override
	public boolean canAssist(IQuickAssistInvocationContext context) {
		return false; // what is right needs no help
	}

	@Override
	public String getErrorMessage() {
		return null; // the interface's word for none
	}
}
