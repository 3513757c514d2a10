package org.hullwright.lang;

import org.eclipse.emf.ecore.EPackage;
import org.hullwright.model.HullPackage;

import com.google.inject.Injector;

/** Makes Hull known on a plain class path. Call it once; in an OSGi framework it is not needed. */
public class HullStandaloneSetup extends HullStandaloneSetupGenerated {

	/** Registers the language and forgets the injector. */
	public static void doSetup() {
		new HullStandaloneSetup().createInjectorAndDoEMFRegistration();
	}

	@Override
	public void register(Injector injector) {
		EPackage.Registry.INSTANCE.putIfAbsent(HullPackage.eNS_URI, HullPackage.eINSTANCE);
		super.register(injector);
	}
}
