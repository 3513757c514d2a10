package org.hullwright.editor.problems;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.quickassist.IQuickAssistInvocationContext;
import org.eclipse.jface.text.quickassist.IQuickAssistProcessor;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.language.PromptAnswer;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Fix;
import org.hullwright.lang.ide.answer.TextRange;

/** Offers what mends the problems of the line the caret is in; first of those that the caret is at. */
public final class QuickFixes implements IQuickAssistProcessor {

	@Override
	public ICompletionProposal[] computeQuickAssistProposals(IQuickAssistInvocationContext context) {
		ISourceViewer viewer = context.getSourceViewer();
		List<ICompletionProposal> found = viewer == null ? List.of() : HullDocument.of(viewer.getDocument())
				.flatMap(text -> lineAt(text.document(), context.getOffset()).flatMap(line -> PromptAnswer.of(() -> proposals(text, line, context.getOffset())))).orElse(List.of());
		return found.isEmpty() ? null : found.toArray(ICompletionProposal[]::new); // null is the interface's word for none
	}

	private static List<ICompletionProposal> proposals(HullDocument text, TextRange line, int caret) {
		HullLanguageService language = text.language();
		List<Fix> fixes = language.mending().fixes(text.address(), line, CancelIndicator.NullImpl).stream()
				.sorted(Comparator.comparing((Fix fix) -> !fix.problem().range().touches(caret))).toList();
		Stream<Fix> together = fixes.stream().filter(Fix::isSafe).map(fix -> fix.problem().code()).distinct()
				.flatMap(code -> Stream.of(language.mending().fixAll(text.address(), code, false, CancelIndicator.NullImpl)).flatMap(Optional::stream));
		return Stream.concat(fixes.stream(), together).<ICompletionProposal>map(fix -> new FixProposal(fix, text)).toList();
	}

	private static Optional<TextRange> lineAt(IDocument text, int offset) {
		try {
			IRegion line = text.getLineInformationOfOffset(offset);
			return Optional.of(new TextRange(line.getOffset(), line.getLength()));
		} catch (BadLocationException changedMeanwhile) {
			return Optional.empty();
		}
	}

	@Override
	public boolean canFix(Annotation annotation) {
		return annotation instanceof ProblemAnnotation wrong && !wrong.isMarkedDeleted() && HullEditorPlugin.language().mending().isFixable(wrong.problem().code());
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
