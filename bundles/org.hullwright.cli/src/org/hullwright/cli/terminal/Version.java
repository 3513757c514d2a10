package org.hullwright.cli.terminal;

import java.io.IOException;
import java.net.URL;
import java.util.Collections;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import picocli.CommandLine.IVersionProvider;

/** The version, as the bundle this was built into says. */
public final class Version implements IVersionProvider {

	private static final Pattern NUMBER = Pattern.compile("\\d+\\.\\d+\\.\\d+");

	/** The version without the time of the build, which what is written for others must not depend on; 0.0.0 when it is not known. */
	public static String number() {
		try {
			Matcher number = NUMBER.matcher(new Version().getVersion()[0]);
			return number.find() ? number.group() : "0.0.0";
		} catch (IOException unreadable) {
			return "0.0.0";
		}
	}

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
