package org.hullwright.lang.design;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Judges a TrueType file by the directory of its tables, as the OpenType specification has it: whether all that drawing letters takes is
 * there and lies within the file.
 */
public final class TypefaceFile {

	/** Bytes that a file may have; one with the letters of all of Europe in one weight has about half a megabyte. */
	public static final long LARGEST = 8L << 20;

	private static final int TRUETYPE = 0x00010000;
	private static final int APPLE_TRUETYPE = tag("true");
	private static final int POSTSCRIPT = tag("OTTO");
	private static final int COLLECTION = tag("ttcf");
	private static final int WEB = tag("wOFF");
	private static final int NEWER_WEB = tag("wOF2");
	private static final List<String> NEEDED = List.of("cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp");
	private static final int HEAD = 12; // bytes before the directory
	private static final int ENTRY = 16; // bytes of each table in it

	private TypefaceFile() {}

	/** Why nothing can be written with a file, in words that follow "because"; empty when it can. */
	public static Optional<String> flaw(Path file) {
		try {
			if (Files.size(file) > LARGEST) {
				return Optional.of("it has more than " + (LARGEST >> 20) + " MB");
			}
			return flaw(ByteBuffer.wrap(Files.readAllBytes(file)));
		} catch (IOException unreadable) {
			return Optional.of("it cannot be read");
		}
	}

	private static Optional<String> flaw(ByteBuffer content) {
		if (content.limit() < HEAD) {
			return Optional.of("it ends too early");
		}
		int form = content.getInt(0);
		if (form == POSTSCRIPT || form == COLLECTION || form == WEB || form == NEWER_WEB) {
			return Optional.of("it is an OpenType, web or collected font by its content; save one typeface of it as TrueType (.ttf)");
		}
		if (form != TRUETYPE && form != APPLE_TRUETYPE) {
			return Optional.of("it does not begin like TrueType");
		}
		int tables = Short.toUnsignedInt(content.getShort(4));
		if (HEAD + tables * ENTRY > content.limit()) {
			return Optional.of("it ends too early");
		}
		Set<Integer> there = new HashSet<>();
		for (int entry = HEAD; entry < HEAD + tables * ENTRY; entry += ENTRY) {
			there.add(content.getInt(entry));
			if (Integer.toUnsignedLong(content.getInt(entry + 8)) + Integer.toUnsignedLong(content.getInt(entry + 12)) > content.limit()) {
				return Optional.of("it ends too early");
			}
		}
		return NEEDED.stream().filter(table -> !there.contains(tag(table))).findFirst()
				.map(table -> "it has no table " + table + ", which TrueType needs");
	}

	private static int tag(String name) {
		return ByteBuffer.wrap(name.getBytes(StandardCharsets.US_ASCII)).getInt();
	}
}
