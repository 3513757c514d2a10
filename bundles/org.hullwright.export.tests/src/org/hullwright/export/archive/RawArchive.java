package org.hullwright.export.archive;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.hullwright.export.archive.ArchiveIndex.IndexedFile;

/** An archive that somebody makes by hand, and not as Hullwright does. */
final class RawArchive {

	private static final int UNIX = 3;
	private static final int LINK = 0120777;

	private final Map<String, byte[]> entries = new LinkedHashMap<>();
	private final Map<String, String> renamed = new LinkedHashMap<>();
	private final Map<String, Integer> modes = new LinkedHashMap<>();

	/** With an index that fits the files. */
	static RawArchive of(Map<String, byte[]> files) {
		return withIndexOf(files, files);
	}

	/** With the index of other files. */
	static RawArchive withIndexOf(Map<String, byte[]> indexed, Map<String, byte[]> files) {
		return withIndex(new String(indexOf(indexed), StandardCharsets.UTF_8), files);
	}

	/** The text of an index of some files. */
	static byte[] indexOf(Map<String, byte[]> indexed) {
		var facts = new PackFacts("lighthouse", "The Lighthouse", "1.2.0", "CC-BY-4.0", List.of("Somebody"),
				List.of(new PackFacts.RequiredPack("core", "0.1.0", "1.0.0")));
		List<IndexedFile> index = indexed.entrySet().stream().filter(file -> !file.getKey().endsWith("/"))
				.map(file -> IndexedFile.of(file.getKey(), file.getValue())).toList();
		return IndexText.write(new ArchiveIndex(facts, index));
	}

	/** With an index written by hand. */
	static RawArchive withIndex(String index, Map<String, byte[]> files) {
		RawArchive archive = new RawArchive();
		archive.entries.put(ArchiveIndex.ENTRY, Home.bytes(index));
		archive.entries.putAll(files);
		return archive;
	}

	/** Without an index. */
	static RawArchive bare(Map<String, byte[]> files) {
		RawArchive archive = new RawArchive();
		archive.entries.putAll(files);
		return archive;
	}

	/** Gives an entry another name of the same length, which the library that writes would refuse. */
	RawArchive renaming(String entry, String name) {
		renamed.put(entry, name);
		return this;
	}

	/** Marks an entry as a symbolic link, as zip does on Unix. */
	RawArchive linking(String entry) {
		modes.put(entry, LINK);
		return this;
	}

	byte[] bytes() throws IOException {
		var content = new ByteArrayOutputStream();
		try (var zip = new ZipOutputStream(content)) {
			for (var entry : entries.entrySet()) {
				zip.putNextEntry(new ZipEntry(entry.getKey()));
				zip.write(entry.getValue());
				zip.closeEntry();
			}
		}
		byte[] archive = content.toByteArray();
		modes.forEach((entry, mode) -> mark(archive, entry, mode));
		renamed.forEach(
				(entry, name) -> replace(archive, entry.getBytes(StandardCharsets.ISO_8859_1), name.getBytes(StandardCharsets.ISO_8859_1)));
		return archive;
	}

	Path write(Path file) throws IOException {
		return Files.write(file, bytes());
	}

	/** The directory comes last, so the last place of a name is in it, 46 bytes behind the start of its entry. */
	private static void mark(byte[] archive, String entry, int mode) {
		int start = last(archive, entry.getBytes(StandardCharsets.UTF_8)) - 46;
		archive[start + 5] = UNIX;
		archive[start + 40] = (byte) mode;
		archive[start + 41] = (byte) (mode >>> 8);
	}

	private static int last(byte[] archive, byte[] name) {
		for (int at = archive.length - name.length; at >= 0; at--) {
			if (matches(archive, at, name)) {
				return at;
			}
		}
		throw new AssertionError("no entry of that name");
	}

	private static void replace(byte[] archive, byte[] name, byte[] by) {
		for (int at = 0; at <= archive.length - name.length; at++) {
			if (matches(archive, at, name)) {
				System.arraycopy(by, 0, archive, at, by.length);
			}
		}
	}

	private static boolean matches(byte[] archive, int at, byte[] name) {
		for (int letter = 0; letter < name.length; letter++) {
			if (archive[at + letter] != name[letter]) {
				return false;
			}
		}
		return true;
	}
}
