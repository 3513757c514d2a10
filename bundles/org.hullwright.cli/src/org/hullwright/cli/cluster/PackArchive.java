package org.hullwright.cli.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.TreeMap;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.hullwright.export.archive.Digest;
import org.hullwright.export.zip.StoredZip;
import org.hullwright.lang.folder.PackFolder;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.packs.LearnedEvaluations;

/**
 * Packs as a zip that is known by its content hash: their texts and what was learned for them, and the same of all that they require. Each
 * lies beside those that it requires, in a folder of its own name, as that may count for how places are told. The same content gives the
 * same bytes.
 */
public final class PackArchive {

	private static final String HULL = ".hull";

	private final byte[] zip;
	private final String hash;
	private final Map<Path, String> folders;

	private PackArchive(byte[] zip, Map<Path, String> folders) {
		this.zip = zip;
		this.hash = Digest.of(zip);
		this.folders = folders;
	}

	/**
	 * Packs with all that they require, as it is on disk.
	 *
	 * @throws IOException when a file cannot be read
	 */
	public static PackArchive of(List<LoadedPack> packs) throws IOException {
		Map<String, Path> files = new TreeMap<>();
		Map<Path, String> folders = new HashMap<>();
		int number = 0;
		for (LoadedPack pack : packs) {
			String beside = number++ + "/";
			for (Path folder : foldersOf(pack)) {
				String place = beside + folder.getFileName();
				for (Path file : filesOf(folder)) {
					files.put(place + "/" + folder.relativize(file).toString().replace('\\', '/'), file);
				}
				if (folder.equals(pack.folder())) {
					folders.put(folder, place);
				}
			}
		}
		return new PackArchive(zip(files), folders);
	}

	/** Of the pack and of those loaded with it, which lie beside it. */
	private static SequencedSet<Path> foldersOf(LoadedPack pack) {
		SequencedSet<Path> folders = new LinkedHashSet<>(List.of(pack.folder()));
		Path around = pack.folder().getParent();
		pack.resources().getResources().stream().map(Resource::getURI).filter(URI::isFile).map(uri -> Path.of(uri.toFileString()))
				.filter(file -> file.startsWith(around)).map(file -> around.resolve(around.relativize(file).getName(0)))
				.forEach(folders::add);
		return folders;
	}

	private static List<Path> filesOf(Path folder) {
		return new PackFolder(folder).files(
				file -> file.getFileName().toString().endsWith(HULL) || LearnedEvaluations.isLearned(file),
				(file, reason) -> { /* whoever loaded the pack passed it over as well, and told so */ });
	}

	private static byte[] zip(Map<String, Path> files) throws IOException {
		Map<String, byte[]> contents = new TreeMap<>();
		for (Map.Entry<String, Path> file : files.entrySet()) {
			contents.put(file.getKey(), Files.readAllBytes(file.getValue()));
		}
		return StoredZip.<RuntimeException>bytes(archive -> {
			for (Map.Entry<String, byte[]> content : contents.entrySet()) {
				archive.add(content.getKey(), content.getValue());
			}
		});
	}

	/** The bytes of the zip. */
	public byte[] zip() {
		return zip.clone();
	}

	/** SHA-256 of the zip, in hexadecimal digits. */
	public String hash() {
		return hash;
	}

	/** Where the pack in a folder lies in the archive. */
	public String placeOf(Path folder) {
		String place = folders.get(folder.toAbsolutePath().normalize());
		if (place == null) {
			throw new IllegalArgumentException(folder + " is not in the archive");
		}
		return place;
	}
}
