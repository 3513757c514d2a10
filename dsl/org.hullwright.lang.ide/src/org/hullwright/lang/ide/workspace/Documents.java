package org.hullwright.lang.ide.workspace;

import java.net.URI;
import java.nio.file.Path;

/** Between the addresses that editors use and those of the loader. */
public final class Documents {

	private static final String FILE = "file";

	private Documents() {}

	/** The document at an address of the loader. */
	public static URI of(org.eclipse.emf.common.util.URI address) {
		return address.isFile() ? Path.of(address.toFileString()).toUri() : URI.create(address.toString());
	}

	/** The loader's address of a document. */
	public static org.eclipse.emf.common.util.URI address(URI document) {
		return FILE.equals(document.getScheme())
				? org.eclipse.emf.common.util.URI.createFileURI(path(document).toString())
				: org.eclipse.emf.common.util.URI.createURI(document.toString());
	}

	/** Whether an address of the loader is that of a document. */
	public static boolean isAt(org.eclipse.emf.common.util.URI address, URI document) {
		return address != null && address.equals(address(normal(document)));
	}

	/** The same file always in the same way, whichever of its spellings an editor uses. */
	static URI normal(URI document) {
		return FILE.equals(document.getScheme()) ? path(document).toUri() : document;
	}

	/** Where a document that is a file lies. */
	static Path path(URI document) {
		return Path.of(document).toAbsolutePath().normalize();
	}

	public static boolean isFile(URI document) {
		return FILE.equals(document.getScheme());
	}
}
