package org.hullwright.workbench.examples;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.osgi.service.prefs.BackingStoreException;

/** Which examples this workspace has had, so that one that was deleted does not come back. */
public final class SeenExamples {

	private static final String PREFIX = "example.";

	private final IEclipsePreferences preferences;

	/** @param preferences of the workspace */
	public SeenExamples(IEclipsePreferences preferences) {
		this.preferences = preferences;
	}

	boolean contains(String example) {
		return preferences.getBoolean(PREFIX + example, false);
	}

	void add(String example) throws BackingStoreException {
		preferences.putBoolean(PREFIX + example, true);
		preferences.flush();
	}
}
