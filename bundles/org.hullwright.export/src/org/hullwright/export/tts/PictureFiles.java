package org.hullwright.export.tts;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

import org.hullwright.export.archive.Digest;
import org.hullwright.picture.Raster;

/**
 * The pictures of an export, each once. Their names come from what is in them: the program keeps what it once loaded from an address for
 * ever, so a picture that changes must change its address.
 */
final class PictureFiles {

	/** The folder beside the objects. */
	static final String FOLDER = "pictures";

	private static final int DIGITS = 24;

	private final String base;
	private final SortedMap<String, byte[]> files = new TreeMap<>();

	/** @param base where the folder of the pictures is found, with a stroke at its end */
	PictureFiles(String base) {
		this.base = base;
	}

	/** Keeps a picture; its address. */
	String keep(Raster raster) {
		String name = Digest.of(raster.png()).substring(0, DIGITS) + ".png";
		files.put(FOLDER + "/" + name, raster.png());
		return base + FOLDER + "/" + name;
	}

	/** The pictures by their paths beside the objects. */
	SortedMap<String, byte[]> files() {
		return Collections.unmodifiableSortedMap(files);
	}
}
