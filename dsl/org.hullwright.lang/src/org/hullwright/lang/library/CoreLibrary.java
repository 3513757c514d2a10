package org.hullwright.lang.library;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;

/**
 * The pack {@code core}, which ships inside this bundle and is visible everywhere. It is read from beside this class, so that it is found
 * on a plain class path and in an OSGi framework alike.
 */
public final class CoreLibrary {

	/** The name of the pack. */
	public static final String PACK = "core";
	/** Where the library is said to be, whatever it was read from. */
	public static final URI LOCATION = URI.createURI("hull:/library/core.hull");

	private static final String FILE = "core.hull";

	private CoreLibrary() {}

	/** The library in a resource set; read on the first call. */
	public static Resource in(ResourceSet resources) {
		Resource present = resources.getResource(LOCATION, false);
		if (present != null && (present.isLoaded() || !present.getContents().isEmpty())) {
			return present;
		}
		Resource library = present == null ? resources.createResource(LOCATION) : present;
		try (InputStream text = open()) {
			library.load(text, Map.of());
		} catch (IOException broken) {
			throw new UncheckedIOException("The core library cannot be read", broken);
		}
		return library;
	}

	/** The text of the library; the caller closes it. */
	public static InputStream open() {
		return CoreLibrary.class.getResourceAsStream(FILE);
	}
}
