package org.hullwright.lang.ide;

import com.google.inject.Guice;
import com.google.inject.Injector;
import org.eclipse.xtext.util.Modules2;
import org.hullwright.lang.HullRuntimeModule;
import org.hullwright.lang.HullStandaloneSetup;

/**
 * Initialization support for running Xtext languages as language servers.
 */
public class HullIdeSetup extends HullStandaloneSetup {

	@Override
	public Injector createInjector() {
		return Guice.createInjector(Modules2.mixin(new HullRuntimeModule(), new HullIdeModule()));
	}
	
}
