package org.hullwright.export.tts;

import java.util.HashSet;
import java.util.Set;

import org.hullwright.export.archive.Digest;

/** Names of the objects of one file: made of their identities, so that they are the same in every export. */
final class Guids {

	private static final int DIGITS = 6;

	private final Set<String> given = new HashSet<>();

	/** The name of an object; where it is taken already, which happens to few, another one. */
	String of(String identity) {
		for (int attempt = 0;; attempt++) {
			String name = Digest.of(attempt == 0 ? identity : identity + "~" + attempt).substring(0, DIGITS);
			if (given.add(name)) {
				return name;
			}
		}
	}
}
