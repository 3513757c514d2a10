package org.hullwright.playtest.start;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.text.IDocument;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.StartingPoint;
import org.hullwright.playtest.workbench.EditedText;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceReference;

/** What a game can begin from, of what a text says at one moment. Asks the language service, so not for the thread of the window. */
record StartsInText(URI address, String content) {
	/** The text as it is now; on the thread of the window. */
	static StartsInText of(EditedText text) {
		return new StartsInText(text.address(), text.document().map(IDocument::get).orElse(""));
	}

	/** In the order of the text; none as long as nobody knows the language. */
	List<StartingPoint> all() {
		BundleContext context = FrameworkUtil.getBundle(StartsInText.class).getBundleContext();
		ServiceReference<HullLanguageService> reference = context.getServiceReference(HullLanguageService.class);
		if (reference == null) {
			return List.of();
		}
		HullLanguageService language = context.getService(reference);
		language.workspace().setText(address, content);
		return language.overview().startingPoints(address, CancelIndicator.NullImpl);
	}

	/** The one around a place; none between them. */
	Optional<StartingPoint> at(int offset) {
		return all().stream().filter(start -> start.range().touches(offset)).findFirst();
	}
}
