package org.hullwright.editor.navigation;

import java.net.URI;
import java.util.Optional;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.hyperlink.AbstractHyperlinkDetector;
import org.eclipse.jface.text.hyperlink.IHyperlink;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.text.HullWords;
import org.hullwright.lang.ide.answer.Link;
import org.hullwright.lang.ide.request.BoundedWait;

/**
 * Makes names links to their declarations, for a click with Ctrl. The platform wants to know at once, at each move of the pointer: an
 * answer that is late is shown when the pointer moves on within the name.
 */
public final class DeclarationDetector extends AbstractHyperlinkDetector {

	private final BoundedWait<Name, Optional<Link>> links = new BoundedWait<>(HullEditorPlugin::logFailure);

	/** A name in a text as it is now. */
	private record Name(URI document, long stamp, IRegion place) {}

	@NonNullByDefault({})
	@Override
	public IHyperlink[] detectHyperlinks(ITextViewer viewer, IRegion region, boolean canShowMultiple) {
		return HullDocument.of(viewer.getDocument()).flatMap(text -> linkAt(text, region.getOffset()))
				.map(link -> new IHyperlink[] { new DeclarationLink(link) }).orElse(null); // the interface's word for none
	}

	private Optional<Link> linkAt(HullDocument text, int offset) {
		Name name = new Name(text.address(), text.stamp(), HullWords.nameAt(text.document().get(), offset));
		return links.answer(name, cancelled -> text.language().navigating().definition(text.address(), offset, cancelled))
				.flatMap(link -> link);
	}
}
