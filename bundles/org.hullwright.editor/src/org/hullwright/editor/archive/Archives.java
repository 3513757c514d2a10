package org.hullwright.editor.archive;

import com.google.inject.Injector;
import org.hullwright.export.archive.PackImport;
import org.hullwright.export.format.PackExporter;
import org.hullwright.export.format.PackFormat;
import org.hullwright.lang.HullStandaloneSetup;
import org.hullwright.lang.pack.PackLoader;

/** What writes packs as files, and reads archives. Started when it is first needed, which takes a moment: not for the UI thread. */
final class Archives {

	private Archives() {}

	/** Made on first use by whatever thread comes first. */
	private static final class Started {

		private static final Injector LANGUAGE = new HullStandaloneSetup().createInjectorAndDoEMFRegistration();
	}

	static PackExporter exporter(PackFormat format) {
		return Started.LANGUAGE.getInstance(format.exporter());
	}

	static PackLoader loader() {
		return Started.LANGUAGE.getInstance(PackLoader.class);
	}

	static PackImport importer() {
		return Started.LANGUAGE.getInstance(PackImport.class);
	}
}
