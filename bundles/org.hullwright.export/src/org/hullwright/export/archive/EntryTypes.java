package org.hullwright.export.archive;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * Detects polyglot zip files, and entries that pretend to be links or devices. {@link java.util.zip} does not tell, and libraries that do
 * keep everything a directory lists in memory before it can be counted. Reads the directory at the end of the file, as section 4.3 of the
 * format's specification has it; only what {@link java.util.zip.ZipFile} has found sound and small.
 */
final class EntryTypes {

	private static final int END_LENGTH = 22;
	private static final int END_SIGNATURE = 0x06054b50;
	private static final int FIRST_SIGNATURE = 0x04034b50;
	private static final int ENTRY_LENGTH = 46;
	private static final int ENTRY_SIGNATURE = 0x02014b50;

	private static final int TYPE = 0170000; // the bits of a Unix mode that tell what sort of file it is
	private static final int REGULAR = 0100000;
	private static final int FOLDER = 0040000;

	private EntryTypes() {}

	/**
	 * Whether a file is a zip from its first to its last byte: with something before it, as in a polyglot, it could be a program as well.
	 *
	 * @throws IOException when the directory is not where it has to be
	 */
	static boolean isZipOnly(Path archive) throws IOException {
		try (FileChannel file = FileChannel.open(archive, StandardOpenOption.READ)) {
			long end = file.size() - END_LENGTH;
			ByteBuffer tail = read(file, end, END_LENGTH);
			int first = read(file, 0, Integer.BYTES).getInt(0);
			boolean begins = first == FIRST_SIGNATURE || end == 0;
			return begins && Integer.toUnsignedLong(tail.getInt(12)) + Integer.toUnsignedLong(tail.getInt(16)) == end;
		}
	}

	/**
	 * The name of the first entry that is neither a file nor a folder; empty when there is none.
	 *
	 * @throws IOException when the directory is not where it has to be
	 */
	static Optional<String> firstSpecial(Path archive) throws IOException {
		ByteBuffer entries = directory(archive);
		while (entries.remaining() >= ENTRY_LENGTH && entries.getInt(entries.position()) == ENTRY_SIGNATURE) {
			int start = entries.position();
			int nameLength = Short.toUnsignedInt(entries.getShort(start + 28));
			int type = entries.getInt(start + 38) >>> 16 & TYPE;
			int next = start + ENTRY_LENGTH + nameLength + Short.toUnsignedInt(entries.getShort(start + 30))
					+ Short.toUnsignedInt(entries.getShort(start + 32));
			if (next > entries.limit()) {
				throw new EOFException("The directory ends within an entry");
			}
			if (type != 0 && type != REGULAR && type != FOLDER) {
				return Optional.of(new String(entries.array(), start + ENTRY_LENGTH, nameLength, StandardCharsets.UTF_8));
			}
			entries.position(next);
		}
		return Optional.empty();
	}

	private static ByteBuffer directory(Path archive) throws IOException {
		try (FileChannel file = FileChannel.open(archive, StandardOpenOption.READ)) {
			long end = file.size() - END_LENGTH;
			ByteBuffer tail = read(file, end, END_LENGTH);
			long length = Integer.toUnsignedLong(tail.getInt(12));
			if (tail.getInt(0) != END_SIGNATURE || length > end) {
				throw new EOFException("The directory is not at the end of the file");
			}
			return read(file, end - length, (int) length);
		}
	}

	private static ByteBuffer read(FileChannel file, long position, int length) throws IOException {
		if (position < 0) {
			throw new EOFException("Too short for a zip");
		}
		ByteBuffer content = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
		while (content.hasRemaining()) {
			if (file.read(content, position + content.position()) < 0) {
				throw new EOFException("The file ends too early");
			}
		}
		return content.flip();
	}
}
