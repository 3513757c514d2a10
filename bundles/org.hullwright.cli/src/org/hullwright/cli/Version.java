package org.hullwright.cli;

import java.io.IOException;
import java.net.URL;
import java.util.Collections;
import java.util.jar.Manifest;

import picocli.CommandLine.IVersionProvider;

/** The version, as the bundle this was built into says. */
final class Version implements IVersionProvider {

	@Override
	public String[] getVersion() throws IOException {
		for (URL url : Collections.list(Version.class.getClassLoader().getResources("META-INF/MANIFEST.MF"))) {
			try (var stream = url.openStream()) {
				var attributes = new Manifest(stream).getMainAttributes();
				String name = attributes.getValue("Bundle-SymbolicName");
				if (name != null && name.startsWith("org.hullwright.cli") && !name.contains("tests")) {
					return new String[] { "Hullwright " + attributes.getValue("Bundle-Version") };
				}
			}
		}
		return new String[] { "Hullwright, run from its sources" };
	}
}
