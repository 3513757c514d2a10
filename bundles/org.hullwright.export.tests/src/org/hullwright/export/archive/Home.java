package org.hullwright.export.archive;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

import com.google.inject.Injector;
import org.hullwright.lang.HullStandaloneSetup;

/** A folder in which packs and archives of a test lie. */
record Home(Path folder) {

	/** A small pack with everything an archive can hold. */
	static final Map<String, byte[]> LIGHTHOUSE = Map.of(
			"lighthouse.hull", bytes("""
				pack lighthouse "The Lighthouse" {
					version 1.2.0
					licence "CC-BY-4.0"
					authors "Somebody"
					requires core from 0.1.0 below 1.0.0
				}
				token Lamp
				"""),
			"tests/lamps.hull", bytes("pack lighthouse\n"),
			"texts/de.hull", bytes("pack lighthouse\ntranslation de { \"The Lighthouse\" is \"Der Leuchtturm — groß\" }\n"),
			"README.md", bytes("# The Lighthouse\n"),
			"LICENCE", bytes("All of it\n"),
			"pictures/lamp.png", new byte[] { (byte) 0x89, 'P', 'N', 'G', 0, (byte) 0xFF });

	private static final Injector LANGUAGE = new HullStandaloneSetup().createInjectorAndDoEMFRegistration();

	static byte[] bytes(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}

	/** What writes archives. */
	static PackExport exporter() {
		return LANGUAGE.getInstance(PackExport.class);
	}

	/** What reads archives. */
	static PackImport importer() {
		return LANGUAGE.getInstance(PackImport.class);
	}

	/** What reads archives that must be smaller than usual. */
	static PackImport importer(ArchiveLimits limits) {
		return new PackImport(LANGUAGE.getInstance(ManifestReader.class), limits);
	}

	Path path(String name) {
		return folder.resolve(name);
	}

	/** Writes the files of a pack; its folder. */
	Path pack(String name, Map<String, byte[]> files) throws IOException {
		for (var file : files.entrySet()) {
			Path path = path(name).resolve(file.getKey());
			Files.createDirectories(path.getParent());
			Files.write(path, file.getValue());
		}
		return path(name);
	}

	/** Exports a pack; the archive. */
	Path archive(Path pack) throws IOException, ArchiveRefusal {
		Path archive = path(pack.getFileName() + ArchiveIndex.EXTENSION);
		exporter().export(pack, archive, Progress.UNWATCHED);
		return archive;
	}

	/** Everything that lies in the folder now: paths, and for files what is in them. */
	SortedMap<String, String> everything() throws IOException {
		return everythingIn(folder);
	}

	static SortedMap<String, String> everythingIn(Path folder) throws IOException {
		var all = new TreeMap<String, String>();
		try (Stream<Path> paths = Files.walk(folder)) {
			for (Path path : paths.toList()) {
				all.put(folder.relativize(path).toString(), Files.isRegularFile(path) ? Digest.of(Files.readAllBytes(path)) : "folder");
			}
		}
		return all;
	}
}
