package org.hullwright.editor.quickassist;

import java.net.URI;
import java.util.List;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.quickassist.IQuickAssistInvocationContext;
import org.eclipse.jface.text.quickassist.IQuickAssistProcessor;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.ISourceViewer;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.offers.Offer;
import org.hullwright.editor.offers.Offers;
import org.hullwright.editor.problems.QuickFixes;
import org.hullwright.editor.refactoring.RefactorOffers;
import org.hullwright.editor.rename.RenameOffers;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.request.BoundedWait;

/**
 * Lists what mends a problem before what says the same otherwise. The platform does not say in which order it asks several processors, and
 * wants the list at once: when the answer is late, the list says so, and has it when it is asked for again.
 */
public final class HullQuickAssist implements IQuickAssistProcessor {

	/** The only line of a list that is not known yet. */
	public static final String LATE = "Still looking for what can be done here. Press the key again in a moment.";

	private final List<Offers> offers = List.of(new QuickFixes(), new RenameOffers(), new RefactorOffers());
	private final BoundedWait<Selection, List<Offer>> answers = new BoundedWait<>(HullEditorPlugin::logFailure);

	/** A selection in a text as it is now. */
	private record Selection(URI document, long stamp, TextRange range) {}

	@NonNullByDefault({})
	@Override
	public ICompletionProposal[] computeQuickAssistProposals(IQuickAssistInvocationContext context) {
		ISourceViewer viewer = context.getSourceViewer();
		var selected = new TextRange(context.getOffset(), Math.max(0, context.getLength()));
		List<Offer> all = viewer == null
				? List.of()
				: HullDocument.of(viewer.getDocument()).map(text -> at(selected, text)).orElse(List.of());
		return all.isEmpty() ? null : all.toArray(ICompletionProposal[]::new); // null is the interface's word for none
	}

	private List<Offer> at(TextRange selected, HullDocument text) {
		return answers.answer(new Selection(text.address(), text.stamp(), selected),
				cancelled -> offers.stream().flatMap(each -> each.at(selected, text, cancelled).stream()).toList())
				.orElseGet(() -> answers.isPending() ? List.of(new Offer(LATE, "", unchanged -> {})) : List.of());
	}

	@NonNullByDefault({})
	@Override
	public boolean canFix(Annotation annotation) {
		return offers.stream().anyMatch(each -> each.canFix(annotation));
	}

	@NonNullByDefault({})
	@Override
	public boolean canAssist(IQuickAssistInvocationContext context) {
		return true;
	}

	@NonNullByDefault({})
	@Override
	public String getErrorMessage() {
		return null; // the interface's word for none
	}
}
