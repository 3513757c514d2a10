package org.hullwright.export.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import org.hullwright.engine.tree.World;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.Digest;
import org.hullwright.export.archive.Progress;
import org.hullwright.packs.PackCompiler;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for the export of every pack, seen at all that there are; of the house rules, which are alike, at one. */
class EveryExampleTest {

	private static final Pattern OTHER_HOUSE_RULES = Pattern.compile("house-(?!hide$).*");

	private static final Pattern IDENTITY = Pattern.compile("[A-Za-z_]\\w*:[A-Za-z_]\\w*/\\S+");

	/** Each pack is exported once: most of them are required by others. */
	private static final Map<Path, Exported> EXPORTS = new HashMap<>();

	@TempDir
	private static Path home;

	/**
	 * What is kept of a pack; all that was read of it would be far more.
	 *
	 * @param copies of each component in its world, with the name of the component; components of different packs may share one
	 */
	private record Exported(Export export, List<Entry<String, Integer>> copies) {}

	static Stream<Path> packs() throws IOException {
		try (Stream<Path> folders = Files.list(Path.of("../../examples").toRealPath())) {
			return folders.filter(folder -> Files.isRegularFile(folder.resolve("pack.hull")))
					.filter(folder -> !OTHER_HOUSE_RULES.matcher(folder.getFileName().toString()).matches()).sorted().toList().stream();
		}
	}

	/** They have each construct of the language, and so each node there is. */
	static Stream<Path> conformance() throws IOException {
		try (Stream<Path> folders = Files.list(Path.of("../org.hullwright.conformance.tests/packs").toRealPath())) {
			return folders.sorted().toList().stream();
		}
	}

	@ParameterizedTest
	@MethodSource("conformance")
	void each_construct_of_the_language_is_exported_as_the_schemas_say(Path pack) throws Exception {
		assertEquals(List.of(), SchemaCheck.of(Export.of(pack, home)).problems());
	}

	@ParameterizedTest
	@MethodSource("packs")
	void an_export_is_what_its_schemas_and_its_sums_say_and_nothing_in_it_leads_nowhere(Path pack) throws Exception {
		Export export = exported(pack).export();
		assertEquals(List.of(), SchemaCheck.of(export).problems());
		assertEquals(sums(export), export.text("SHA256SUMS"));
		assertEquals(Set.of(), unresolved(pack, export));
		assertEquals(Set.of(), unsaid(export));
		String places = export.text("rules/places.json");
		assertFalse(places.contains(home.toString()) || places.contains(pack.toString()), "a path of this machine is told");
	}

	@ParameterizedTest
	@ValueSource(strings = { "retaliation", "aftermath", "homebrew-weft" })
	void a_pack_that_comes_back_from_an_export_is_the_same_pack(String name) throws Exception {
		Path pack = Path.of("../../examples").toRealPath().resolve(name);
		Export export = exported(pack).export();
		Path back = Files.createDirectories(home.resolve("back-" + name));
		for (Export required : withRequired(pack, export)) {
			SourceArchive.copy(required.file(), home.resolve("source.hullpack"));
			Export.importer().unpack(home.resolve("source.hullpack"), back.resolve(required.json("pack.json").get("id").getAsString()),
					Progress.UNWATCHED);
		}
		Export again = Export.of(back.resolve(export.json("pack.json").get("id").getAsString()), back);
		assertEquals(export.text("SHA256SUMS"), again.text("SHA256SUMS"));
	}

	@ParameterizedTest
	@MethodSource("packs")
	void as_many_copies_are_told_as_the_pack_has(Path pack) throws Exception {
		Exported exported = exported(pack);
		var told = new HashMap<String, Integer>();
		for (Export each : withRequired(pack, exported.export())) {
			each.entries(Section.ELEMENTS).values().forEach(element -> tell(element, told));
			JsonObject changes = each.json("content/changes.json").getAsJsonObject("changes");
			if (changes.has(Section.ELEMENTS.title())) {
				changes.getAsJsonArray(Section.ELEMENTS.title()).forEach(element -> tell(element.getAsJsonObject(), told));
			}
		}
		exported.copies().stream().filter(component -> told.containsKey(component.getKey()))
				.forEach(component -> assertEquals(component.getValue(), told.get(component.getKey()), component.getKey()));
		assertTrue(exported.copies().stream().map(Entry::getKey).collect(Collectors.toSet()).containsAll(told.keySet()));
	}

	private static void tell(JsonObject element, Map<String, Integer> told) {
		String identity = element.get("id").getAsString();
		told.put(identity.substring(identity.indexOf('/') + 1), element.get("copies").getAsInt());
	}

	private static Exported exported(Path pack) throws IOException, ArchiveRefusal {
		Exported known = EXPORTS.get(pack);
		if (known == null) {
			var compiler = new PackCompiler(Export.load(pack));
			known = new Exported(Export.of(compiler, pack.getFileName().toString(), home), copies(compiler.world(Set.of())));
			EXPORTS.put(pack, known);
		}
		return known;
	}

	private static List<Entry<String, Integer>> copies(World world) {
		return world.sorts().stream().map(sort -> Map.entry(sort.name(), sort.copies())).toList();
	}

	private static String sums(Export export) {
		var sums = new StringBuilder();
		export.files().forEach((path, content) -> {
			if (!path.equals("SHA256SUMS")) {
				sums.append(Digest.of(content)).append("  ").append(path).append('\n');
			}
		});
		return sums.toString();
	}

	/** References that lead to nothing here nor in the packs that are required. */
	private static Set<String> unresolved(Path pack, Export export) throws IOException, ArchiveRefusal {
		var known = new HashSet<String>();
		for (Export each : withRequired(pack, export)) {
			each.data().values().forEach(data -> walk(data, (name, value) -> {
				if (name.equals("id")) {
					known.add(value);
				}
			}));
		}
		var unresolved = new TreeSet<String>();
		export.data().forEach((path, data) -> walk(data, (name, value) -> {
			boolean refers = !path.startsWith("text/") && !Set.of("t", "places").contains(name) && IDENTITY.matcher(value).matches();
			if (refers && !known.contains(value.replaceFirst("#\\d+$", ""))) {
				unresolved.add(value);
			}
		}));
		return unresolved;
	}

	/** Each once, after those of the packs that it requires. */
	private static List<Export> withRequired(Path pack, Export export) throws IOException, ArchiveRefusal {
		var exports = new LinkedHashSet<Export>();
		for (JsonElement required : export.json("pack.json").getAsJsonArray("requires")) {
			Path folder = pack.resolveSibling(folderOf(required.getAsJsonObject().get("id").getAsString()));
			if (Files.isDirectory(folder)) {
				exports.addAll(withRequired(folder, exported(folder).export()));
			}
		}
		exports.add(export);
		return List.copyOf(exports);
	}

	/** The pack crewNemesis lies in the folder crew-nemesis. */
	private static String folderOf(String pack) {
		return pack.replaceAll("(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
	}

	/** Keys without a text in the language of the pack. */
	private static Set<String> unsaid(Export export) {
		Set<String> said = export
				.json(export.json("pack.json").getAsJsonArray("languages").get(0).getAsJsonObject().get("path").getAsString()).keySet();
		var unsaid = new TreeSet<String>();
		export.data().forEach((path, data) -> walk(data, (name, value) -> {
			if (name.equals("t") && !said.contains(value)) {
				unsaid.add(value);
			}
		}));
		return unsaid;
	}

	/** Visits all texts, each with the name of the member it is in. */
	private static void walk(JsonElement element, BiConsumer<String, String> visitor) {
		walk("", element, visitor);
	}

	private static void walk(String name, JsonElement element, BiConsumer<String, String> visitor) {
		switch (element) {
			case JsonObject object -> object.asMap().forEach((member, value) -> walk(member, value, visitor));
			case JsonArray list -> list.forEach(each -> walk(name, each, visitor));
			case JsonPrimitive value when value.isString() -> visitor.accept(name, value.getAsString());
			default -> { /* refers to nothing */ }
		}
	}
}
