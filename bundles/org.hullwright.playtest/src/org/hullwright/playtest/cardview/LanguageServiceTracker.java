package org.hullwright.playtest.cardview;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.widgets.Display;
import org.hullwright.lang.ide.HullLanguageService;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.util.tracker.ServiceTracker;

/**
 * Finds the language service, which starts when the first Hull text is seen, and tells when its answers may be others: because it has come,
 * or because other packs or other files on disk count.
 */
final class LanguageServiceTracker extends ServiceTracker<HullLanguageService, HullLanguageService> {

	private final Display display;
	private final Runnable changed;
	private final Runnable inDisplay = this::changed;

	/** @param changed is run in the UI thread */
	LanguageServiceTracker(BundleContext context, Display display, Runnable changed) {
		super(context, HullLanguageService.class, null);
		this.display = display;
		this.changed = changed;
	}

	@NonNullByDefault(DefaultLocation.TYPE_ARGUMENT)
	@Override
	public HullLanguageService addingService(ServiceReference<HullLanguageService> reference) {
		HullLanguageService service = super.addingService(reference);
		service.workspace().addListener(inDisplay);
		changed();
		return service;
	}

	@NonNullByDefault(DefaultLocation.TYPE_ARGUMENT)
	@Override
	public void removedService(ServiceReference<HullLanguageService> reference, HullLanguageService service) {
		service.workspace().removeListener(inDisplay);
		super.removedService(reference, service);
	}

	private void changed() {
		if (!display.isDisposed()) {
			display.asyncExec(changed);
		}
	}
}
