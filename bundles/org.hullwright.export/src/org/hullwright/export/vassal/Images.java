package org.hullwright.export.vassal;

import java.util.SortedMap;
import java.util.TreeMap;

import org.hullwright.export.archive.Digest;
import org.hullwright.picture.Raster;

/** The pictures of a module, each once, called by what is in them. */
final class Images {

	private static final int DIGITS = 24;

	private final SortedMap<String, byte[]> files = new TreeMap<>();

	/** Keeps a picture; its name. */
	String keep(Raster raster) {
		String name = Digest.of(raster.png()).substring(0, DIGITS) + ".png";
		files.put("images/" + name, raster.png());
		return name;
	}

	/** The same pictures, without those that are kept later. */
	Images copy() {
		var copy = new Images();
		copy.files.putAll(files);
		return copy;
	}

	/** The pictures by their paths in the module. */
	SortedMap<String, byte[]> files() {
		return files;
	}
}
