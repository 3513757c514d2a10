package org.hullwright.playtest.start;

import com.google.inject.Injector;
import org.eclipse.core.resources.ResourcesPlugin;
import org.hullwright.lang.HullStandaloneSetup;
import org.hullwright.playtest.debug.SentenceLines;
import org.hullwright.playtest.session.PackPreparer;

/** The language as the play-test uses it: made when it is first needed, and then kept. */
public final class HullLanguage {
	private HullLanguage() {
	}

	/** Made on first use by whatever thread comes first. */
	private static final class Preparer {
		private static final Injector LANGUAGE = new HullStandaloneSetup().createInjectorAndDoEMFRegistration();
		private static final PackPreparer INSTANCE = new PackPreparer(LANGUAGE);
	}

	static PackPreparer preparer() {
		return Preparer.INSTANCE;
	}

	/** Knows where sentences begin. */
	public static SentenceLines sentenceLines() {
		return Preparer.LANGUAGE.getInstance(SentenceLines.class);
	}

	static Packs packs() {
		return new Packs(ResourcesPlugin.getWorkspace().getRoot());
	}
}
