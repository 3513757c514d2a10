package org.hullwright.lang.ide;

import com.google.inject.Guice;
import com.google.inject.Injector;
import org.eclipse.xtext.util.Modules2;
import org.hullwright.lang.HullRuntimeModule;
import org.hullwright.lang.HullStandaloneSetup;

/** Starts the language with its services for editors, with or without a framework around it. */
public class HullIdeSetup extends HullStandaloneSetup {

	/** A language service of its own, with no packs yet. Takes a moment: not for the thread of a window. */
	public static HullLanguageService start() {
		return new HullIdeSetup().createInjectorAndDoEMFRegistration().getInstance(HullLanguageService.class);
	}

	@Override
	public Injector createInjector() {
		return Guice.createInjector(Modules2.mixin(new HullRuntimeModule(), new HullIdeModule()));
	}
}
