package org.hullwright.export.json;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.inject.Injector;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.PackImport;
import org.hullwright.export.archive.Progress;
import org.hullwright.lang.HullStandaloneSetup;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.PackLoader;
import org.hullwright.packs.PackCompiler;

/** An export that can be looked into. */
record Export(Path file, SortedMap<String, byte[]> files) {

	/** How exports of tests are made: with a version of the program that does not change. */
	static final JsonExportOptions OPTIONS = new JsonExportOptions("1.2.3", true, Set.of());

	private static final Injector LANGUAGE = new HullStandaloneSetup().createInjectorAndDoEMFRegistration();

	static JsonPackExport exporter() {
		return LANGUAGE.getInstance(JsonPackExport.class);
	}

	static PackImport importer() {
		return LANGUAGE.getInstance(PackImport.class);
	}

	static LoadedPack load(Path pack) {
		return LANGUAGE.getInstance(PackLoader.class).load(pack);
	}

	/** Exports the pack in a folder into another one. */
	static Export of(Path pack, Path into) throws IOException, ArchiveRefusal {
		return of(pack, into, OPTIONS);
	}

	static Export of(Path pack, Path into, JsonExportOptions options) throws IOException, ArchiveRefusal {
		return of(new PackCompiler(load(pack)), pack.getFileName().toString(), into, options);
	}

	/**
	 * Exports a pack that is loaded.
	 *
	 * @param name of the file, without its ending
	 */
	static Export of(PackCompiler pack, String name, Path into) throws IOException, ArchiveRefusal {
		return of(pack, name, into, OPTIONS);
	}

	private static Export of(PackCompiler pack, String name, Path into, JsonExportOptions options) throws IOException, ArchiveRefusal {
		Path target = into.resolve(name + JsonPackExport.EXTENSION);
		exporter().export(pack, target, options, Progress.UNWATCHED);
		return open(target);
	}

	static Export open(Path file) throws IOException {
		var files = new TreeMap<String, byte[]>();
		try (var zip = new ZipFile(file.toFile())) {
			for (ZipEntry entry : zip.stream().toList()) {
				files.put(entry.getName(), zip.getInputStream(entry).readAllBytes());
			}
		}
		return new Export(file, files);
	}

	/** Writes a pack of one file into a folder of its own beside others. */
	static Path pack(Path home, String name, String text) throws IOException {
		Path folder = Files.createDirectories(home.resolve(name));
		Files.writeString(folder.resolve(name + ".hull"), text);
		return folder;
	}

	String text(String path) {
		return new String(files.get(path), StandardCharsets.UTF_8);
	}

	JsonObject json(String path) {
		return JsonParser.parseString(text(path)).getAsJsonObject();
	}

	/** All files of data, by their paths; schemas are not. */
	Map<String, JsonObject> data() {
		return files.keySet().stream().filter(path -> path.endsWith(".json") && !path.startsWith("schema/"))
				.collect(Collectors.toMap(path -> path, this::json));
	}

	/** The entries of a list by their identities. */
	SortedMap<String, JsonObject> entries(Section section) {
		var entries = new TreeMap<String, JsonObject>();
		json(section.path()).getAsJsonArray(section.title())
				.forEach(entry -> entries.put(entry.getAsJsonObject().get("id").getAsString(), entry.getAsJsonObject()));
		return entries;
	}

	JsonObject entry(Section section, String identity) {
		return entries(section).get(identity);
	}

	/** The text that a reference stands for, in a language. */
	String said(JsonElement reference, String language) {
		JsonElement said = json("text/" + language + ".json").get(reference.getAsJsonObject().get("t").getAsString());
		return said == null ? null : said.getAsString();
	}

	List<String> lines(String path) {
		return text(path).lines().toList();
	}
}
