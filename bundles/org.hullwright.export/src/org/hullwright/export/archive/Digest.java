package org.hullwright.export.archive;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A number that changes with every change of a content. */
public final class Digest {

	private Digest() {}

	/** The SHA-256 of a text in UTF-8, in hexadecimal digits. */
	public static String of(String text) {
		return of(text.getBytes(StandardCharsets.UTF_8));
	}

	/** The SHA-256 of a content, in hexadecimal digits. */
	public static String of(byte[] content) {
		try {
			return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
		} catch (NoSuchAlgorithmException impossible) {
			throw new IllegalStateException("Every Java has SHA-256", impossible);
		}
	}
}
