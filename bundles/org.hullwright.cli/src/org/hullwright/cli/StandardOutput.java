package org.hullwright.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;

/** What is printed, which may go into a file on a full disk: remembers that not all of it arrived, for whoever prints is never told. */
final class StandardOutput extends FilterOutputStream {

	/** In what systems say when whoever reads has seen enough, as in {@code | head}: "Broken pipe", "The pipe is being closed". That is fine. */
	private static final String ENOUGH = "pipe";

	private IOException failure; // null as long as all arrives

	/** @param out where it goes */
	StandardOutput(OutputStream out) {
		super(out);
	}

	/** Why not all of it arrived where it was wanted; empty when it did. */
	Optional<String> failure() {
		return Optional.ofNullable(failure).map(IOException::getMessage).filter(reason -> !reason.toLowerCase(Locale.ROOT).contains(ENOUGH));
	}

	@Override
	public void write(int single) throws IOException {
		write(new byte[] { (byte) single }, 0, 1);
	}

	@Override
	public void write(byte[] bytes, int offset, int length) throws IOException {
		try {
			out.write(bytes, offset, length);
		} catch (IOException lost) {
			failure = lost;
			throw lost;
		}
	}
}
