package org.hullwright.export.tts;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.folder.FolderExport;
import org.hullwright.export.rulebook.RulebookReader;
import org.hullwright.export.table.Packs;
import org.hullwright.export.table.PlainArt;
import org.hullwright.export.table.TableReader;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.packs.PackCompiler;

/** An export for Tabletop Simulator that can be looked into. */
record TtsFolder(Path folder, SortedMap<String, JsonObject> files, List<String> report) {

	/** An export that finds its pictures on the web. */
	static TtsFolder of(LoadedPack pack, Path target, String... expansions) throws Exception {
		return of(pack, target, new TtsOptions("https://example.org/packs", Set.of(expansions)));
	}

	static TtsFolder of(LoadedPack pack, Path target, TtsOptions options) throws Exception {
		return of(pack, target, options, exporter());
	}

	/** The same with pictures that are drawn. */
	static TtsFolder drawn(LoadedPack pack, Path target) throws Exception {
		return of(pack, target, new TtsOptions(null, Set.of()), Packs.instance(TtsExport.class));
	}

	private static TtsFolder of(LoadedPack pack, Path target, TtsOptions options, TtsExport exporter) throws Exception {
		FolderExport.Exported exported = exporter.export(new PackCompiler(pack), target, options, Progress.UNWATCHED);
		var files = new TreeMap<String, JsonObject>();
		for (String path : exported.files()) {
			if (path.endsWith(".json")) {
				files.put(path, JsonParser.parseString(Files.readString(target.resolve(path))).getAsJsonObject());
			}
		}
		return new TtsFolder(target, files, exported.report());
	}

	static TtsExport exporter() {
		return new TtsExport(Packs.instance(FolderExport.class), Packs.instance(TableReader.class), Packs.instance(RulebookReader.class),
				new PlainArt());
	}

	JsonObject file(String name) {
		return files.get(name);
	}

	/** All objects of a file with what is in them, but not their other states. */
	static List<JsonObject> objects(JsonObject file) {
		var objects = new ArrayList<JsonObject>();
		file.getAsJsonArray("ObjectStates").forEach(each -> visit(each.getAsJsonObject(), false, objects::add));
		return objects;
	}

	/** The same with all states. */
	static List<JsonObject> everything(JsonObject file) {
		var objects = new ArrayList<JsonObject>();
		file.getAsJsonArray("ObjectStates").forEach(each -> visit(each.getAsJsonObject(), true, objects::add));
		return objects;
	}

	private static void visit(JsonObject object, boolean states, Consumer<JsonObject> visitor) {
		visitor.accept(object);
		if (object.has("ContainedObjects")) {
			object.getAsJsonArray("ContainedObjects").forEach(each -> visit(each.getAsJsonObject(), states, visitor));
		}
		if (states && object.has("States")) {
			object.getAsJsonObject("States").asMap().values().forEach(each -> visit(each.getAsJsonObject(), true, visitor));
		}
	}

	/** What an object stands for. */
	static String identity(JsonObject object) {
		return JsonParser.parseString(object.get("GMNotes").getAsString()).getAsJsonObject().get("id").getAsString();
	}

	static String pack(JsonObject object) {
		return JsonParser.parseString(object.get("GMNotes").getAsString()).getAsJsonObject().get("pack").getAsString();
	}

	/** The first object of a file that stands for something. */
	static JsonObject find(JsonObject file, String identity) {
		return objects(file).stream().filter(each -> identity(each).equals(identity)).findFirst().orElseThrow();
	}

	/** Everything that is wrong with the files, by the schema. */
	List<String> problems() {
		var problems = new ArrayList<String>();
		files.forEach(
				(path, file) -> SCHEMA.validate(file.toString(), InputFormat.JSON).forEach(problem -> problems.add(path + " " + problem)));
		return problems;
	}

	/** All files in the folder by their paths, the pictures as well. */
	SortedMap<String, String> bytes() throws IOException {
		var all = new TreeMap<String, String>();
		try (Stream<Path> paths = Files.walk(folder)) {
			for (Path path : paths.filter(Files::isRegularFile).toList()) {
				all.put(folder.relativize(path).toString().replace('\\', '/'),
						new String(Files.readAllBytes(path), StandardCharsets.ISO_8859_1));
			}
		}
		return all;
	}

	/** All addresses of pictures. */
	static List<String> addresses(JsonElement element) {
		var found = new ArrayList<String>();
		collect(element, found);
		return found;
	}

	private static void collect(JsonElement element, List<String> found) {
		if (element.isJsonObject()) {
			element.getAsJsonObject().asMap().forEach((name, value) -> {
				if (name.endsWith("URL") && !value.getAsString().isEmpty()) {
					found.add(value.getAsString());
				}
				collect(value, found);
			});
		} else if (element.isJsonArray()) {
			element.getAsJsonArray().forEach(each -> collect(each, found));
		}
	}

	private static final JsonSchema SCHEMA = schema();

	private static JsonSchema schema() {
		try (InputStream text = TtsFolder.class.getResourceAsStream("tts.schema.json")) {
			return JsonSchemaFactory.getInstance(VersionFlag.V202012).getSchema(text);
		} catch (IOException unreadable) {
			throw new UncheckedIOException(unreadable);
		}
	}
}
