package org.hullwright.export.json;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.ArchiveRefusal.Advice;

/**
 * The text of the pack within an export: an archive as it can be sent to others, from which the pack can be made again. All that an import
 * must beware of is checked there, when that archive is imported.
 */
public final class SourceArchive {

	static final String ENTRY = "source/pack.hullpack";

	private static final long LARGEST = 256L * 1024 * 1024; // bytes, which no archive has more of

	private SourceArchive() {}

	/** Whether a file is an export by its name. */
	public static boolean isIn(Path file) {
		return file.toString().endsWith(JsonPackExport.EXTENSION);
	}

	/**
	 * Copies the archive out of an export.
	 *
	 * @param target to be made
	 * @throws ArchiveRefusal when it is no export, or one without the text of its pack
	 * @throws IOException when the copy cannot be written
	 */
	public static void copy(Path export, Path target) throws ArchiveRefusal, IOException {
		if (!Files.isRegularFile(export)) {
			throw ArchiveRefusal.ofImport(export, Files.exists(export) ? "it is no file" : "there is no such file", Advice.OTHER_FILE);
		}
		try (var zip = opened(export)) {
			ZipEntry entry = zip.getEntry(ENTRY);
			if (entry == null) {
				throw ArchiveRefusal.ofImport(export, "it has no " + ENTRY + ", so the text of the pack is not in it", Advice.OTHER_FILE);
			}
			Files.write(target, content(export, zip, entry));
		}
	}

	private static ZipFile opened(Path export) throws ArchiveRefusal {
		try {
			return new ZipFile(export.toFile());
		} catch (IOException | IllegalArgumentException broken) {
			throw ArchiveRefusal.ofImport(export, "it is damaged or no export of a pack", Advice.DAMAGED);
		}
	}

	private static byte[] content(Path export, ZipFile zip, ZipEntry entry) throws ArchiveRefusal {
		try (InputStream stream = zip.getInputStream(entry)) {
			byte[] content = stream.readNBytes((int) LARGEST);
			if (stream.read() >= 0) {
				throw ArchiveRefusal.ofImport(export, "the archive in it is larger than 256 MB", Advice.UNSAFE);
			}
			return content;
		} catch (IOException broken) {
			throw ArchiveRefusal.ofImport(export, "it is damaged", Advice.DAMAGED);
		}
	}
}
