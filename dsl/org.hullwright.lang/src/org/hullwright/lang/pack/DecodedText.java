package org.hullwright.lang.pack;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import org.eclipse.jdt.annotation.Nullable;

/**
 * What the bytes of a file say. Hull is written in UTF-8; a file in another encoding is read as it was most likely meant, so that the rest
 * of it can be checked, and each of its bytes stays one that can be written back.
 *
 * @param text without the mark that some programs set before everything else
 * @param charset that the text was read by
 * @param stray the first place that is no UTF-8; null when there is none
 */
public record DecodedText(String text, Charset charset, @Nullable Stray stray) {

	private static final Charset WINDOWS = Charset.forName("windows-1252");
	private static final byte[] MARK = { (byte) 0xEF, (byte) 0xBB, (byte) 0xBF };
	private static final byte[] LITTLE_ENDIAN = { (byte) 0xFF, (byte) 0xFE };
	private static final byte[] BIG_ENDIAN = { (byte) 0xFE, (byte) 0xFF };

	/**
	 * A place that is no UTF-8.
	 *
	 * @param offset of it in the text
	 * @param line of it, counted from 1
	 * @param column of it, counted from 1
	 */
	public record Stray(int offset, int line, int column) {}

	/** Reads all bytes of a file. */
	public static DecodedText of(byte[] bytes) {
		int start = startsWith(MARK, bytes) ? MARK.length : 0;
		var text = CharBuffer.allocate(bytes.length);
		var rest = ByteBuffer.wrap(bytes, start, bytes.length - start);
		var decoder = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT);
		return decoder.decode(rest, text, true).isError()
				? otherwise(bytes, rest.position())
				: new DecodedText(text.flip().toString(), StandardCharsets.UTF_8, null);
	}

	/** A text that is no UTF-8 from a byte on. */
	private static DecodedText otherwise(byte[] bytes, int position) {
		if (startsWith(LITTLE_ENDIAN, bytes) || startsWith(BIG_ENDIAN, bytes)) {
			return new DecodedText(new String(bytes, StandardCharsets.UTF_16), StandardCharsets.UTF_16, stray(bytes, 0));
		}
		Charset charset = new String(bytes, WINDOWS).indexOf('\uFFFD') < 0 ? WINDOWS : StandardCharsets.ISO_8859_1;
		return new DecodedText(new String(bytes, charset), charset, stray(bytes, position));
	}

	/** In the encodings that are tried, a character is a byte; in the one of two bytes the place is the beginning of the text. */
	private static Stray stray(byte[] bytes, int position) {
		int line = 1;
		int lineStart = 0;
		for (int before = 0; before < position; before++) {
			if (bytes[before] == '\n') {
				line++;
				lineStart = before + 1;
			}
		}
		return new Stray(position, line, position - lineStart + 1);
	}

	private static boolean startsWith(byte[] mark, byte[] bytes) {
		return bytes.length >= mark.length && Arrays.equals(mark, 0, mark.length, bytes, 0, mark.length);
	}
}
