package org.hullwright.server.transport;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Message framing by Content-Length headers on two streams, as in the language-server protocol. */
final class Frames {

	/** Not only at the beginning of a line: it may come after the rest of a message that was longer than it said. */
	private static final Pattern LENGTH = Pattern.compile("(?i).*\\bContent-Length:\\s*(\\d{1,18})\\s*");
	private static final int LONGEST_LINE = 8 * 1024;

	private final InputStream in;
	private final OutputStream out;
	private long refused; // how many bytes of a message that is too long are still to come

	Frames(InputStream in, OutputStream out) {
		this.in = new BufferedInputStream(in);
		this.out = out;
	}

	/** Bytes that are no message. What comes after them can be read all the same. */
	static final class NoMessage extends Exception {

		private static final long serialVersionUID = 1L;

		NoMessage(String reason) {
			super(reason);
		}
	}

	/** The next message; none when the other side has hung up, in the middle of one as well. */
	Optional<String> read() throws IOException, NoMessage {
		skipRefused();
		OptionalLong length = OptionalLong.empty();
		while (true) {
			Optional<String> line = line();
			if (line.isEmpty()) {
				return Optional.empty();
			}
			if (line.get().isEmpty()) {
				break;
			}
			Matcher told = LENGTH.matcher(line.get());
			length = told.matches() ? OptionalLong.of(Long.parseLong(told.group(1))) : length;
		}
		if (length.isEmpty()) {
			throw new NoMessage("a message comes after its length, as in Content-Length: 58, and an empty line");
		}
		return content(length.getAsLong());
	}

	private Optional<String> content(long length) throws IOException, NoMessage {
		if (length > Conversation.LARGEST) {
			refused = length;
			throw new NoMessage("a message has at most " + Conversation.LARGEST + " bytes");
		}
		byte[] bytes = in.readNBytes((int) length);
		return bytes.length < length ? Optional.empty() : Optional.of(new String(bytes, StandardCharsets.UTF_8));
	}

	/** Only after it was told, for who says too much may never send it all. */
	private void skipRefused() throws IOException {
		try {
			in.skipNBytes(refused);
		} catch (EOFException end) {
			// There is nothing to be read after it either.
		}
		refused = 0;
	}

	/** A line without its end, of which no more is kept than can be of use; none when there is no more. */
	private Optional<String> line() throws IOException {
		var line = new ByteArrayOutputStream();
		for (int next = in.read(); next != '\n'; next = in.read()) {
			if (next < 0) {
				return Optional.empty();
			}
			if (line.size() < LONGEST_LINE) {
				line.write(next);
			}
		}
		return Optional.of(line.toString(StandardCharsets.ISO_8859_1).stripTrailing());
	}

	/** Sends a message, from any thread. */
	synchronized void write(String text) throws IOException {
		byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
		out.write(("Content-Length: " + bytes.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
		out.write(bytes);
		out.flush();
	}
}
