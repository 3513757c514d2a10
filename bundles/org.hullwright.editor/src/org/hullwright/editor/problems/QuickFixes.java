package org.hullwright.editor.problems;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.offers.Offer;
import org.hullwright.editor.offers.Offers;
import org.hullwright.lang.ide.answer.Fix;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.service.QuickFixService;

/**
 * Offers what mends the problems of the line the caret is in; first of those that the caret is at, and last of all problems of their kinds.
 */
public final class QuickFixes implements Offers {

	@Override
	public List<Offer> at(TextRange selection, HullDocument text, CancelIndicator cancelled) {
		return lineAt(text.document(), selection.offset()).map(line -> inLine(line, selection.offset(), text, cancelled)).orElse(List.of());
	}

	private static List<Offer> inLine(TextRange line, int caret, HullDocument text, CancelIndicator cancelled) {
		QuickFixService service = text.language().quickFixes();
		List<Fix> fixes = service.fixes(text.address(), line, cancelled).stream()
				.sorted(Comparator.comparing((Fix fix) -> !fix.problem().range().touches(caret))).toList();
		var safe = fixes.stream().filter(Fix::isSafe).map(fix -> fix.problem().code()).distinct().toList();
		Stream<Offer> inText = safe.stream().map(code -> service.fixAll(text.address(), code, false, cancelled)).flatMap(Optional::stream)
				.map(fix -> FixOffers.of(fix, text));
		Stream<Offer> inPack = safe.stream().filter(code -> service.isInOtherFiles(text.address(), code, cancelled))
				.map(code -> FixOffers.inPack(code, text));
		return Stream.of(fixes.stream().map(fix -> FixOffers.of(fix, text)), inText, inPack).flatMap(offers -> offers).toList();
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
		return annotation instanceof ProblemAnnotation wrong && !wrong.isMarkedDeleted()
				&& HullEditorPlugin.startedLanguage().filter(language -> language.quickFixes().isFixable(wrong.problem().code()))
						.isPresent();
	}
}
