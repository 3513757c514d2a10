package org.hullwright.export.archive;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.UUID;

import com.google.inject.Inject;
import org.hullwright.engine.file.FolderRemoval;
import org.hullwright.engine.file.Leftovers;
import org.hullwright.export.archive.ArchiveRefusal.Advice;

/**
 * Unpacks an archive into a folder, all or nothing. It is unpacked aside, into a hidden folder that lies beside the one to be, and becomes
 * that one by an atomic move only when all of it is there and found good: whatever happens before, nothing is left.
 */
public final class PackImport {

	private final ManifestReader manifests;
	private final ArchiveLimits limits;

	/** @param manifests read what packs say of themselves */
	@Inject
	public PackImport(ManifestReader manifests) {
		this(manifests, ArchiveLimits.USUAL);
	}

	PackImport(ManifestReader manifests, ArchiveLimits limits) {
		this.manifests = manifests;
		this.limits = limits;
	}

	/**
	 * What an archive says of itself, without unpacking it.
	 *
	 * @throws ArchiveRefusal when it is no archive that is harmless and understood
	 * @throws IOException when it cannot be closed
	 */
	public ArchiveIndex look(Path archive) throws ArchiveRefusal, IOException {
		try (ArchiveReader reader = ArchiveReader.open(archive, limits)) {
			return reader.index();
		}
	}

	/**
	 * Unpacks an archive.
	 *
	 * @param folder to be made, in one that is there
	 * @return what was unpacked
	 * @throws ArchiveRefusal when the archive is not whole, harmless and understood, or something has the place of the folder
	 * @throws IOException when nothing can be written there
	 */
	public ArchiveIndex unpack(Path archive, Path folder, Progress progress) throws ArchiveRefusal, IOException {
		Path target = folder.toAbsolutePath().normalize();
		refuseTaken(archive, folder, target);
		try (ArchiveReader reader = ArchiveReader.open(archive, limits)) {
			ArchiveIndex index = reader.index();
			Leftovers.removeFrom(target.getParent());
			Path aside = Files.createDirectory(target.resolveSibling(".hullpack-" + UUID.randomUUID()));
			try {
				reader.unpack(index, aside, progress);
				refuseOther(reader, index.pack(), aside);
				refuseTaken(archive, folder, target);
				move(aside, target);
			} finally {
				FolderRemoval.remove(aside);
			}
			return index;
		}
	}

	private static void refuseTaken(Path archive, Path folder, Path target) throws ArchiveRefusal {
		if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
			throw ArchiveRefusal.ofImport(archive, "there is a " + folder + " already", Advice.OTHER_PLACE);
		}
		if (target.getParent() == null || !Files.isDirectory(target.getParent())) {
			throw ArchiveRefusal.ofImport(archive, "there is no folder in which " + folder + " could be made", Advice.OTHER_PLACE);
		}
	}

	private void refuseOther(ArchiveReader reader, PackFacts indexed, Path unpacked) throws ArchiveRefusal {
		PackFacts written = manifests.read(unpacked)
				.orElseThrow(() -> reader.refused("none of its files has the manifest of a pack", Advice.DAMAGED));
		Optional<PackFacts.Difference> difference = indexed.differenceTo(written);
		if (difference.isPresent()) {
			PackFacts.Difference other = difference.get();
			throw reader.refused(
					"its index says " + other.what() + " " + PathRules.shown(other.here()) + ", its manifest "
							+ PathRules.shown(other.there()),
					Advice.UNSAFE);
		}
	}

	private static void move(Path from, Path to) throws IOException {
		try {
			Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
		} catch (AtomicMoveNotSupportedException simpleSystem) {
			Files.move(from, to);
		}
	}
}
