package org.hullwright.editor.navigation;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.hyperlink.AbstractHyperlinkDetector;
import org.eclipse.jface.text.hyperlink.IHyperlink;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.lang.ide.answer.Link;

/**
 * Makes names links to their declarations, for F3 and for a click with Ctrl. The platform asks on the UI thread, so the question is asked
 * aside and waited for no longer than a person notices.
 */
public final class DeclarationDetector extends AbstractHyperlinkDetector {

	private static final int PATIENCE = 800; // milliseconds

	@Override
	public IHyperlink[] detectHyperlinks(ITextViewer viewer, IRegion region, boolean canShowMultiple) {
		return HullDocument.of(viewer.getDocument()).flatMap(text -> ask(text, region.getOffset()))
				.map(link -> new IHyperlink[] { new DeclarationLink(link) }).orElse(null);
	}

	private static Optional<Link> ask(HullDocument text, int offset) {
		var answer = CompletableFuture.supplyAsync(
				() -> text.language().definition(text.address(), offset, CancelIndicator.NullImpl), HullEditorPlugin.questions());
		try {
			return answer.get(PATIENCE, TimeUnit.MILLISECONDS);
		} catch (TimeoutException | CancellationException later) {
			return Optional.empty();
		} catch (InterruptedException closing) {
			Thread.currentThread().interrupt();
			return Optional.empty();
		} catch (ExecutionException fault) {
			ILog.of(DeclarationDetector.class).error("A declaration could not be looked up", fault.getCause());
			return Optional.empty();
		}
	}
}
