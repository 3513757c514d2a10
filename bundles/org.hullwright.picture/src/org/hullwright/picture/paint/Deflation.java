package org.hullwright.picture.paint;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

import com.jcraft.jzlib.DeflaterOutputStream;

/**
 * DEFLATE compression with the same bytes on every machine, for reproducible builds. That of Java asks a library of the machine, and these
 * do not all come to the same.
 */
public final class Deflation {

	private Deflation() {}

	/** Compresses what is written, for more than there is room for at once; ends with the closing. */
	public static OutputStream into(OutputStream deflated) throws IOException {
		return new DeflaterOutputStream(deflated);
	}

	/** Compresses in the zlib format, which is what PNG and PDF use. */
	public static byte[] deflate(byte[] content) {
		ByteArrayOutputStream deflated = new ByteArrayOutputStream();
		try (DeflaterOutputStream into = new DeflaterOutputStream(deflated)) {
			into.write(content);
		} catch (IOException impossible) {
			throw new UncheckedIOException(impossible);
		}
		return deflated.toByteArray();
	}
}
