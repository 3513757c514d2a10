package org.hullwright.cli.cluster;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

import org.hullwright.export.archive.Digest;

/**
 * Unpacks an archive of packs that came over a network. It has to be what its content hash says, and even then is not trusted: guards
 * against zip slip (path traversal) and zip bombs.
 */
public final class PackArchiveReader {

	/** Far more than packs with all that was learned for them have. */
	private static final long MOST_BYTES = 256L * 1024 * 1024;
	private static final int MOST_FILES = 50_000;

	private PackArchiveReader() {}

	/**
	 * Unpacks an archive.
	 *
	 * @param hash SHA-256 that it must have, in hexadecimal digits
	 * @param folder that is there and empty
	 * @throws IOException when it is another one, has a path that leads elsewhere or is too large, says in words; or when nothing can be
	 * written there
	 */
	public static void unpack(byte[] archive, String hash, Path folder) throws IOException {
		String found = Digest.of(archive);
		if (!found.equals(hash)) {
			throw new IOException("the archive of the packs has the SHA-256 " + found + " and not " + hash);
		}
		long left = MOST_BYTES;
		int files = 0;
		try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(archive))) {
			for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
				Path target = target(folder, entry.getName());
				files++;
				byte[] content = zip.readNBytes((int) Math.min(left + 1, Integer.MAX_VALUE - 8));
				left -= content.length;
				if (left < 0 || files > MOST_FILES) {
					throw new IOException("the archive of the packs is larger than packs are");
				}
				Files.createDirectories(target.getParent());
				Files.write(target, content);
			}
		}
	}

	/** Where an entry is written: below the folder, by no way that leads out of it, not even for a while. */
	private static Path target(Path folder, String name) throws IOException {
		try {
			Path path = Path.of(name);
			Path target = folder.resolve(path).normalize();
			if (!path.isAbsolute() && path.equals(path.normalize()) && target.startsWith(folder.normalize())
					&& !target.equals(folder.normalize())) {
				return target;
			}
		} catch (InvalidPathException noName) {
			// as wrong as one that leads elsewhere
		}
		throw new IOException("the archive of the packs has a path that leads out of its folder: " + name);
	}
}
