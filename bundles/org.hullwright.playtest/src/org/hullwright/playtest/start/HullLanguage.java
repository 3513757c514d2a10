package org.hullwright.playtest.start;

import org.eclipse.core.resources.ResourcesPlugin;
import org.hullwright.lang.HullStandaloneSetup;
import org.hullwright.playtest.session.PackPreparer;

/** The language as the play-test uses it: made when it is first needed, and then kept. */
final class HullLanguage {
	private HullLanguage() {
	}

	/** Made on first use by whatever thread comes first. */
	private static final class Preparer {
		private static final PackPreparer INSTANCE = new PackPreparer(new HullStandaloneSetup().createInjectorAndDoEMFRegistration());
	}

	static PackPreparer preparer() {
		return Preparer.INSTANCE;
	}

	static Packs packs() {
		return new Packs(ResourcesPlugin.getWorkspace().getRoot());
	}
}
