package org.hullwright.lang.ide;

import com.google.inject.Guice;
import com.google.inject.Injector;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.xtext.util.Modules2;
import org.hullwright.lang.HullRuntimeModule;
import org.hullwright.lang.HullStandaloneSetup;

/** Starts the language with its services for editors, with or without a framework around it. */
@NonNullByDefault
public class HullIdeSetup extends HullStandaloneSetup {

	/** Made on first use by whatever thread comes first. */
	private static final class Shared {

		private static final Injector LANGUAGE = newLanguage();
	}

	/**
	 * The one language of a program with several parts, so that grammar, metamodel and core library are set up once. Packs that a part
	 * loads by itself are linked among themselves, and not with those of the language service. Takes a moment when first asked: not for the
	 * thread of a window.
	 */
	public static Injector shared() {
		return Shared.LANGUAGE;
	}

	/** A language service of its own, with no packs yet. Takes a moment: not for the thread of a window. */
	public static HullLanguageService start() {
		return newLanguage().getInstance(HullLanguageService.class);
	}

	private static Injector newLanguage() {
		return new HullIdeSetup().createInjectorAndDoEMFRegistration();
	}

	@Override
	public Injector createInjector() {
		return Guice.createInjector(Modules2.mixin(new HullRuntimeModule(), new HullIdeModule()));
	}
}
