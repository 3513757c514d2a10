package org.hullwright.lang;

import com.google.inject.Injector;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.hullwright.model.HullPackage;

/**
 * Starts the language: the one way to it on a plain class path and in a framework. May be called several times; each injector is a world of
 * its own, as the language of an editor links its files in another way than that of a game.
 */
@NonNullByDefault
public class HullStandaloneSetup extends HullStandaloneSetupGenerated {

	/** What the name of each file of Hull ends with. */
	public static final String EXTENSION = "hull";

	/** Makes Hull known to this injector. Not to the registries that all of EMF shares: there, whoever comes last would serve everybody. */
	@Override
	@NonNullByDefault({})
	public void register(Injector injector) {
		EPackage.Registry.INSTANCE.putIfAbsent(HullPackage.eNS_URI, HullPackage.eINSTANCE);
		injector.getInstance(IResourceServiceProvider.Registry.class).getExtensionToFactoryMap()
				.put(EXTENSION, injector.getInstance(IResourceServiceProvider.class));
	}
}
