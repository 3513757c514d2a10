package org.hullwright.export.archive;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A number that changes with every change of a content. */
final class Digest {

	private Digest() {
	}

	/** The SHA-256 of a content, in hexadecimal digits. */
	static String of(byte[] content) {
		try {
			return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
		} catch (NoSuchAlgorithmException impossible) {
			throw new IllegalStateException("Every Java has SHA-256", impossible);
		}
	}
}
