package org.hullwright.playtest.text;

import java.net.URI;
import java.util.List;
import java.util.Optional;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.StartingPoint;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceReference;

/**
 * What a game can begin from, of a text as it is typed. Asks the language service, so not for the thread of the window.
 *
 * @param address by which the language service knows the text
 */
public record StartingPoints(URI address) {

	/** In the order of the text; none as long as the language is not known. */
	public List<StartingPoint> all() {
		BundleContext context = FrameworkUtil.getBundle(StartingPoints.class).getBundleContext();
		ServiceReference<HullLanguageService> reference = context.getServiceReference(HullLanguageService.class);
		if (reference == null) {
			return List.of();
		}
		return context.getService(reference).symbols().startingPoints(address, CancelIndicator.NullImpl);
	}

	/** The one around a place; none between them. */
	public Optional<StartingPoint> at(int offset) {
		return all().stream().filter(start -> start.range().touches(offset)).findFirst();
	}
}
