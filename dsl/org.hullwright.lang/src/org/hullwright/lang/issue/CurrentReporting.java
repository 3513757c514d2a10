package org.hullwright.lang.issue;

import com.google.inject.Singleton;

/** What counts now of the user's settings of warnings. Thread-safe. */
@Singleton
public class CurrentReporting {

	private volatile Reporting wishes = Reporting.AS_USUAL;

	/** What counts now. */
	public Reporting get() {
		return wishes;
	}

	/** Says what counts from now on. */
	public void set(Reporting wished) {
		wishes = wished;
	}
}
