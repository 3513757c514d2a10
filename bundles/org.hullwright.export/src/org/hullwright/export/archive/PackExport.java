package org.hullwright.export.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import com.google.inject.Inject;
import org.hullwright.export.archive.ArchiveIndex.IndexedFile;
import org.hullwright.export.archive.ArchiveRefusal.Advice;
import org.hullwright.export.zip.StoredZip;

/**
 * Writes a pack as an archive: a zip with an index first and then the files by their paths. The same pack gives the same bytes on every
 * machine and at any time. Whether the pack has errors is for the caller to ask before.
 */
public final class PackExport {

	/** What a file adds to an archive at most besides its content: its path, three times, and what is told about it. */
	private static final int AROUND_A_FILE = 2_500; // bytes

	private final ManifestReader manifests;
	private final ArchiveLimits limits;

	/** @param manifests read what packs say of themselves */
	@Inject
	public PackExport(ManifestReader manifests) {
		this(manifests, ArchiveLimits.USUAL);
	}

	PackExport(ManifestReader manifests, ArchiveLimits limits) {
		this.manifests = manifests;
		this.limits = limits;
	}

	/**
	 * What was written.
	 *
	 * @param index what is in the archive
	 * @param leftOut what lies in the folder and is not, by its path
	 */
	public record Exported(ArchiveIndex index, List<LeftOut> leftOut) {}

	/** The usual name of the archive of a pack. */
	public static String fileNameOf(PackFacts pack) {
		return pack.fileName(ArchiveIndex.EXTENSION);
	}

	/**
	 * What the manifest in a folder says.
	 *
	 * @throws ArchiveRefusal when the folder has none
	 */
	public PackFacts factsOf(Path folder) throws ArchiveRefusal {
		return manifests.read(folder).orElseThrow(() -> ArchiveRefusal.ofExport(folder,
				"none of its files has a manifest, which is “pack NAME { version 0.1.0 }”", Advice.OTHER_FOLDER));
	}

	/**
	 * Writes an archive. What was there before is replaced only when everything is written.
	 *
	 * @param folder of the pack
	 * @param target the archive
	 * @throws ArchiveRefusal when the folder is no pack that can be exported
	 * @throws IOException when the archive cannot be written
	 */
	public Exported export(Path folder, Path target, Progress progress) throws ArchiveRefusal, IOException {
		var prepared = prepare(folder);
		StoredZip.write(target, prepared.writing(progress));
		return prepared.exported();
	}

	/**
	 * Makes an archive without writing it.
	 *
	 * @param folder of the pack
	 * @param kept gets its bytes
	 * @throws ArchiveRefusal when the folder is no pack that can be exported
	 */
	public Exported export(Path folder, Consumer<byte[]> kept, Progress progress) throws ArchiveRefusal {
		var prepared = prepare(folder);
		kept.accept(StoredZip.bytes(prepared.writing(progress)));
		return prepared.exported();
	}

	private Prepared prepare(Path folder) throws ArchiveRefusal {
		PackContents contents = contentsOf(folder);
		PackFacts facts = factsOf(folder);
		return new Prepared(folder, contents, new ArchiveIndex(facts, indexed(folder, contents)));
	}

	/** An archive that can be written. */
	private record Prepared(Path folder, PackContents contents, ArchiveIndex index) {

		Exported exported() {
			return new Exported(index, contents.leftOut());
		}

		StoredZip.Writing<ArchiveRefusal> writing(Progress progress) {
			return zip -> write(folder, contents, index, zip, progress);
		}
	}

	private PackContents contentsOf(Path folder) throws ArchiveRefusal {
		PackContents contents;
		try {
			contents = PackContents.of(folder);
		} catch (IOException unreadable) {
			throw ArchiveRefusal.ofExport(folder, "a part of it cannot be read (" + unreadable.getMessage() + ")", Advice.AGAIN);
		}
		if (!contents.hasHull()) {
			throw ArchiveRefusal.ofExport(folder, "there is no file of Hull in it", Advice.OTHER_FOLDER);
		}
		if (contents.files().size() >= limits.entries()) {
			throw ArchiveRefusal.ofExport(folder, "it has more than " + limits.entries() + " files", Advice.OTHER_FOLDER);
		}
		Map<String, String> folded = new HashMap<>();
		for (String path : contents.files().keySet()) {
			Optional<String> fault = PathRules.fault(path);
			if (fault.isPresent()) {
				throw ArchiveRefusal.ofExport(folder, PathRules.shown(path) + " " + fault.get(), Advice.RENAME);
			}
			String same = folded.putIfAbsent(PathRules.folded(path), path);
			if (same != null) {
				throw ArchiveRefusal.ofExport(folder,
						PathRules.shown(path) + " and " + PathRules.shown(same) + " are the same file on some systems",
						Advice.RENAME);
			}
		}
		return contents;
	}

	private List<IndexedFile> indexed(Path folder, PackContents contents) throws ArchiveRefusal {
		var files = new ArrayList<IndexedFile>();
		long bytes = 0;
		for (var file : contents.files().entrySet()) {
			byte[] content = read(folder, file.getKey(), file.getValue());
			bytes += content.length + AROUND_A_FILE;
			if (bytes > limits.bytes()) {
				throw ArchiveRefusal.ofExport(folder, "its files have more than " + limits.bytesInWords() + " together", Advice.AGAIN);
			}
			files.add(IndexedFile.of(file.getKey(), content));
		}
		return files;
	}

	private static byte[] read(Path folder, String path, Path file) throws ArchiveRefusal {
		FileKind kind = FileKind.of(path).orElseThrow();
		try {
			if (Files.size(file) > kind.largest()) {
				throw ArchiveRefusal.ofExport(folder, PathRules.shown(path) + " is larger than " + kind.largestInWords(), Advice.AGAIN);
			}
			byte[] content = Files.readAllBytes(file);
			if (kind.isText() && !Utf8.isText(content)) {
				throw ArchiveRefusal.ofExport(folder, PathRules.shown(path) + " is not text in UTF-8", Advice.AGAIN);
			}
			return content;
		} catch (IOException unreadable) {
			throw ArchiveRefusal.ofExport(folder, PathRules.shown(path) + " cannot be read", Advice.AGAIN);
		}
	}

	private static void write(Path folder, PackContents contents, ArchiveIndex index, StoredZip zip, Progress progress)
			throws ArchiveRefusal, IOException {
		zip.add(ArchiveIndex.ENTRY, IndexText.write(index));
		int done = 0;
		for (IndexedFile each : index.files()) {
			progress.at(each.path(), done, index.files().size());
			byte[] content = read(folder, each.path(), contents.files().get(each.path()));
			if (!IndexedFile.of(each.path(), content).equals(each)) {
				throw ArchiveRefusal.ofExport(folder, PathRules.shown(each.path()) + " was changed meanwhile", Advice.AGAIN);
			}
			zip.add(each.path(), content);
			done++;
		}
	}
}
