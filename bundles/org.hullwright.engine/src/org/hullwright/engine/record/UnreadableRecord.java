package org.hullwright.engine.record;

import java.nio.file.Path;

/** A file is no recorded game, or not one that can be read. The message names the file and is meant for people. */
public final class UnreadableRecord extends Exception {

	private static final long serialVersionUID = 1L;

	UnreadableRecord(Path file, String what) {
		super(file + " " + what);
	}
}
