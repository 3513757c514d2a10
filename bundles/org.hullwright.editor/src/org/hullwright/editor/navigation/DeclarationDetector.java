package org.hullwright.editor.navigation;

import java.util.function.Function;

import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.hyperlink.AbstractHyperlinkDetector;
import org.eclipse.jface.text.hyperlink.IHyperlink;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.language.PromptAnswer;

/** Makes names links to their declarations, for F3 and for a click with Ctrl. */
public final class DeclarationDetector extends AbstractHyperlinkDetector {

	@Override
	public IHyperlink[] detectHyperlinks(ITextViewer viewer, IRegion region, boolean canShowMultiple) {
		return HullDocument.of(viewer.getDocument())
				.flatMap(text -> PromptAnswer
						.of(() -> text.language().navigating().definition(text.address(), region.getOffset(), CancelIndicator.NullImpl)))
				.flatMap(Function.identity())
				.map(link -> new IHyperlink[] { new DeclarationLink(link) }).orElse(null);
	}
}
