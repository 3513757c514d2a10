package org.hullwright.export.archive;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.hullwright.export.archive.ArchiveIndex.IndexedFile;
import org.hullwright.export.archive.ArchiveRefusal.Advice;

/**
 * Reads an archive that is not trusted: guards against zip slip (path traversal), zip bombs, symbolic links and names that collide where
 * case is ignored. The names of all entries are looked at before anything else, what comes out is counted while it comes, and everything
 * has to be as the index says.
 */
final class ArchiveReader implements Closeable {

	private static final int LARGEST_INDEX = 4 * 1024 * 1024; // bytes
	private static final int PIECE = 16 * 1024; // bytes read at once

	private final Path archive;
	private final ArchiveLimits limits;
	private final long length;
	private final ZipFile zip;
	private long unpacked;

	private ArchiveReader(Path archive, ArchiveLimits limits, long length, ZipFile zip) {
		this.archive = archive;
		this.limits = limits;
		this.length = length;
		this.zip = zip;
	}

	/**
	 * Opens an archive.
	 *
	 * @throws ArchiveRefusal when it is not there, or no archive that is whole and harmless
	 */
	static ArchiveReader open(Path archive, ArchiveLimits limits) throws ArchiveRefusal {
		if (!Files.isRegularFile(archive)) {
			throw ArchiveRefusal.ofImport(archive, Files.exists(archive) ? "it is no file" : "there is no such file", Advice.OTHER_FILE);
		}
		if (!Files.isReadable(archive)) {
			throw ArchiveRefusal.ofImport(archive, "it may not be read", Advice.OTHER_FILE);
		}
		try {
			long length = Files.size(archive);
			if (length > limits.bytes()) {
				throw ArchiveRefusal.ofImport(archive, "it is larger than " + limits.bytesInWords(), Advice.UNSAFE);
			}
			return checked(new ArchiveReader(archive, limits, length, new ZipFile(archive.toFile(), StandardCharsets.UTF_8)));
		} catch (IOException | IllegalArgumentException broken) {
			throw ArchiveRefusal.ofImport(archive, "it is damaged or no archive of a pack", Advice.DAMAGED);
		}
	}

	private static ArchiveReader checked(ArchiveReader reader) throws ArchiveRefusal, IOException {
		try {
			reader.checkEntries();
			return reader;
		} catch (ArchiveRefusal | IOException | RuntimeException refused) {
			reader.close();
			throw refused;
		}
	}

	private void checkEntries() throws ArchiveRefusal, IOException {
		if (zip.size() > limits.entries()) {
			throw refused("it has " + zip.size() + " entries, and no pack has more than " + limits.entries(), Advice.UNSAFE);
		}
		if (!EntryTypes.isZipOnly(archive)) {
			throw refused("it is something else as well: a zip begins with its first entry and ends with its directory", Advice.UNSAFE);
		}
		Optional<String> special = EntryTypes.firstSpecial(archive);
		if (special.isPresent()) {
			throw refused(PathRules.shown(special.get()) + " is a link or a device and no file", Advice.UNSAFE);
		}
		Map<String, String> taken = new HashMap<>();
		Enumeration<? extends ZipEntry> entries = zip.entries();
		while (entries.hasMoreElements()) {
			ZipEntry entry = entries.nextElement();
			String path = entry.isDirectory() ? entry.getName().substring(0, entry.getName().length() - 1) : entry.getName();
			checkPath(path);
			if (!entry.isDirectory()) {
				checkKind(path);
			}
			checkFree(path, entry.isDirectory(), taken);
		}
	}

	private void checkPath(String path) throws ArchiveRefusal {
		Optional<String> fault = PathRules.fault(path);
		if (fault.isPresent()) {
			throw refused(PathRules.shown(path) + " " + fault.get(), Advice.UNSAFE);
		}
	}

	private void checkKind(String path) throws ArchiveRefusal {
		if (FileKind.of(path).isEmpty() && !path.equals(ArchiveIndex.ENTRY)) {
			throw refused(PathRules.shown(path) + " is neither Hull nor a text, a game or a picture", Advice.UNSAFE);
		}
	}

	/** The folders that a path lies in are taken as well, for a file cannot be where a folder is. */
	private void checkFree(String path, boolean folder, Map<String, String> taken) throws ArchiveRefusal {
		for (int end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
			take(path.substring(0, end), true, taken);
		}
		take(path, folder, taken);
	}

	private void take(String path, boolean folder, Map<String, String> taken) throws ArchiveRefusal {
		String written = folder ? path + "/" : path;
		String before = taken.putIfAbsent(PathRules.folded(path), written);
		if (before == null || folder && before.equals(written)) {
			return;
		}
		throw refused(before.equals(written)
				? PathRules.shown(path) + " is in it twice"
				: PathRules.shown(before) + " and " + PathRules.shown(written) + " are the same on some systems", Advice.UNSAFE);
	}

	/**
	 * What the archive says of itself, and what all that is in it agrees with by name.
	 *
	 * @throws ArchiveRefusal when it says nothing, nothing that can be understood, or something else
	 */
	ArchiveIndex index() throws ArchiveRefusal {
		ZipEntry entry = zip.getEntry(ArchiveIndex.ENTRY);
		if (entry == null) {
			throw refused("it has no " + ArchiveIndex.ENTRY + ", so it is no archive of a pack", Advice.OTHER_FILE);
		}
		ArchiveIndex index;
		try {
			index = IndexText.read(content(entry, LARGEST_INDEX, "4 MB"));
		} catch (IndexText.Damaged damaged) {
			throw refused("its " + ArchiveIndex.ENTRY + " is damaged" + damaged.reason(), Advice.DAMAGED);
		} catch (IndexText.Newer newer) {
			throw refused("it was made by a newer Hullwright (its form is " + newer.format() + ", and this one knows " + ArchiveIndex.FORMAT
					+ ")", Advice.NEWER);
		}
		checkNames(index);
		return index;
	}

	private void checkNames(ArchiveIndex index) throws ArchiveRefusal {
		Set<String> named = index.files().stream().map(IndexedFile::path).collect(Collectors.toSet());
		Set<String> there = zip.stream().filter(entry -> !entry.isDirectory()).map(ZipEntry::getName)
				.filter(path -> !path.equals(ArchiveIndex.ENTRY))
				.collect(Collectors.toCollection(HashSet::new));
		Optional<String> missing = named.stream().filter(path -> !there.contains(path)).sorted().findFirst();
		if (missing.isPresent()) {
			throw refused("its index names " + PathRules.shown(missing.get()) + ", which is not in it", Advice.DAMAGED);
		}
		there.removeAll(named);
		Optional<String> unknown = there.stream().sorted().findFirst();
		if (unknown.isPresent()) {
			throw refused("its index does not name " + PathRules.shown(unknown.get()) + ", which is in it", Advice.UNSAFE);
		}
		if (named.size() < index.files().size()) {
			throw refused("its index names a file twice", Advice.DAMAGED);
		}
	}

	/**
	 * Writes the files of an index into an empty folder.
	 *
	 * @throws ArchiveRefusal when one is not as the index says, or too much comes out; then some may be written
	 * @throws IOException when the folder cannot be written to
	 */
	void unpack(ArchiveIndex index, Path folder, Progress progress) throws ArchiveRefusal, IOException {
		int done = 0;
		for (IndexedFile file : index.files()) {
			progress.at(file.path(), done, index.files().size());
			FileKind kind = FileKind.of(file.path()).orElseThrow();
			byte[] content = content(zip.getEntry(file.path()), kind.largest(), kind.largestInWords());
			if (!IndexedFile.of(file.path(), content).equals(file)) {
				throw refused(PathRules.shown(file.path()) + " is not what its index says", Advice.DAMAGED);
			}
			if (kind.isText() && !Utf8.isText(content)) {
				throw refused(PathRules.shown(file.path()) + " is not text in UTF-8", Advice.DAMAGED);
			}
			Path target = folder.resolve(file.path());
			Files.createDirectories(target.getParent());
			Files.write(target, content);
			done++;
		}
	}

	private byte[] content(ZipEntry entry, int largest, String largestInWords) throws ArchiveRefusal {
		String name = PathRules.shown(entry.getName());
		var content = new ByteArrayOutputStream();
		var piece = new byte[PIECE];
		try (InputStream stream = zip.getInputStream(entry)) {
			for (int read = stream.read(piece); read >= 0; read = stream.read(piece)) {
				unpacked += read;
				if (content.size() + read > largest) {
					throw refused(name + " is larger than " + largestInWords, Advice.UNSAFE);
				}
				if (unpacked > limits.bytes()) {
					throw refused("more than " + limits.bytesInWords() + " come out of it", Advice.UNSAFE);
				}
				if (limits.isZipBomb(unpacked, length)) {
					throw refused(name + " is blown up: more than " + limits.ratio() + " times its size come out of the archive",
							Advice.UNSAFE);
				}
				content.write(piece, 0, read);
			}
		} catch (IOException | IllegalArgumentException broken) {
			throw refused(name + " is damaged", Advice.DAMAGED);
		}
		return content.toByteArray();
	}

	/** Refuses this archive. */
	ArchiveRefusal refused(String why, Advice advice) {
		return ArchiveRefusal.ofImport(archive, why, advice);
	}

	@Override
	public void close() throws IOException {
		zip.close();
	}
}
