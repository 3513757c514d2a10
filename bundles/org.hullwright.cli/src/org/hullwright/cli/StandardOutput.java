package org.hullwright.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Standard output that tells a broken pipe (EPIPE) from a write that failed. What is printed may go into a file on a full disk; this
 * remembers that not all of it arrived, for a print stream never tells its caller.
 */
final class StandardOutput extends FilterOutputStream {

	/** What standard output is called where it is a file like any other. */
	static final Path DESCRIPTOR = Path.of("/dev/fd/1");

	/** In what Windows says in most languages of a broken pipe, as in {@code | more}: "The pipe is being closed". */
	private static final String BROKEN_PIPE = "pipe";
	private static final int KIND = 0170000; // the bits of a mode that tell what kind of file it is
	private static final int PIPE = 0010000;
	private static final int SOCKET = 0140000;

	private final Path descriptor;
	private @Nullable IOException failure; // null as long as all arrives

	/**
	 * @param out where it goes
	 * @param descriptor the same as a file, where there is one
	 */
	StandardOutput(OutputStream out, Path descriptor) {
		super(out);
		this.descriptor = descriptor;
	}

	/**
	 * Why not all of it arrived where it was wanted; empty when it did, or when the pipe was broken because the reader has seen enough, as
	 * in {@code | head}.
	 */
	Optional<String> failure() {
		return Optional.ofNullable(failure).map(IOException::getMessage)
				.filter(reason -> !isRead() && !reason.toLowerCase(Locale.ROOT).contains(BROKEN_PIPE));
	}

	/** Whether another program reads it. Nothing can go wrong on the way to it but that it does so no longer. */
	private boolean isRead() {
		try {
			int kind = (int) Files.getAttribute(descriptor, "unix:mode") & KIND;
			return kind == PIPE || kind == SOCKET;
		} catch (IOException | UnsupportedOperationException | IllegalArgumentException unknown) {
			return false;
		}
	}

	@Override
	public void write(int single) throws IOException {
		write(new byte[] { (byte) single }, 0, 1);
	}

	@Override
	@NonNullByDefault({})
	public void write(byte[] bytes, int offset, int length) throws IOException {
		try {
			out.write(bytes, offset, length);
		} catch (IOException lost) {
			failure = lost;
			throw lost;
		}
	}
}
