package org.hullwright.lang;


/**
 * Initialization support for running Xtext languages without Equinox extension registry.
 */
public class HullStandaloneSetup extends HullStandaloneSetupGenerated {

	public static void doSetup() {
		new HullStandaloneSetup().createInjectorAndDoEMFRegistration();
	}
}
