package org.hullwright.export.json;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.Progress;
import org.hullwright.packs.PackCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A pack becomes data. */
class JsonPackExportTest {

	private static final String LANTERNS = """
		pack lanterns "Lanterns" { version 1.0.0 licence "CC0-1.0" authors "Somebody" }

		values Colour { red "Red", green }

		extend card { printed colour: Colour = red  printed weight: number 0 to 9 = 2  effect light by actor: character }

		state wind: number 0 to 3 = 1

		card Torch "Torch" {
			copies: 3   colour: green
			light {
				choose by actor "Who gets it?" {
					for each character c in Quay "{c}" { say "{c} takes it from {actor}" }
				}
			}
		}
		card Match "Match" { text: "Burns once." }
		token Coin "Coin" {
			copies: 5
			side heads { }
			side tails { }
		}
		character Keeper "Keeper"

		zone Quay of character { contains Keeper }
		deck Lights "Lights" of card { contains Torch, 1 of Match }
		track Tide "Tide" from 1 to 4 = 2 { at 4 "High water" { increase wind by 1 } }
		die Gust { 1, 2, red }

		board Pier "The pier" {
			rows "A   A"
		}

		procedure SetUp { shuffle Lights }
		game Lanterns "Lanterns" { players 1 to 2  setup SetUp  round Evening }
		phase Evening { if wind > 2 { end game "The wind won" } else { draw 1 from Lights } }

		mode Storm "Storm"
		expansion Fog "Fog" { remove 1 of Torch from Lights }

		translation de { "Torch" is "Fackel"  "{c} takes it from {actor}" is "Von {actor} nimmt es {c}" }
		""";

	@TempDir
	private Path home;

	@Test
	void the_chapters_of_the_rulebook_are_told_paragraph_by_paragraph_with_what_they_mention() throws Exception {
		Export export = Export.of(Export.pack(home, "lanterns", LANTERNS + """
			chapter Light "Light" {
				"Carry a {Torch}."
				step "Light it."
				chapter "Dark" { term "dark" is "Without {Torch}."  show Torch, Match  show SetUp }
			}
			translation de { "Carry a {Torch}." is "Trage eine {Torch}."  "Torch" is "Fackel" }
			"""), home);

		assertEquals(List.of(), SchemaCheck.of(export).problems());
		JsonObject chapter = export.json("content/rulebook.json").getAsJsonArray("chapters").get(0).getAsJsonObject();
		assertEquals("lanterns:chapter/Light", chapter.get("id").getAsString());
		List<JsonObject> parts = chapter.getAsJsonArray("parts").asList().stream().map(JsonElement::getAsJsonObject).toList();
		assertEquals(List.of("paragraph", "step", "section"), parts.stream().map(part -> part.get("is").getAsString()).toList());
		String key = parts.getFirst().getAsJsonObject("text").get("t").getAsString();
		assertEquals("Carry a Torch.", export.json("text/en.json").get(key).getAsString());
		assertEquals("Trage eine Fackel.", export.json("text/de.json").get(key).getAsString());
		assertEquals("lanterns:card/Torch",
				export.json("mentions/en.json").getAsJsonArray(key).get(0).getAsJsonObject().get("of").getAsString());
		assertEquals("[{\"elements\":[\"lanterns:card/Torch\",\"lanterns:card/Match\"],\"is\":\"elements\"},"
				+ "{\"is\":\"rules\",\"of\":\"lanterns:procedure/SetUp\"}]",
				parts.get(2).getAsJsonArray("parts").asList().stream().skip(1).map(JsonText::compact).toList().toString()
						.replace(", {", ",{"));
	}

	@Test
	void a_small_pack_is_these_bytes() throws Exception {
		Export export = Export.of(Export.pack(home, "lanterns", LANTERNS), home);
		String told = export.files().keySet().stream().filter(path -> path.matches("(content|rules|text)/.*"))
				.flatMap(path -> told(path, export)).collect(Collectors.joining());
		Files.writeString(Files.createDirectories(Path.of("target")).resolve("lanterns.golden.txt"), told);
		try (InputStream golden = getClass().getResourceAsStream("lanterns.golden.txt")) {
			assertEquals(new String(golden.readAllBytes(), StandardCharsets.UTF_8), told);
		}
	}

	/** Without the core library, which is told with every pack and may grow. */
	private static Stream<String> told(String path, Export export) {
		return Stream.concat(Stream.of("== " + path + "\n"), export.lines(path).stream()
				.filter(line -> !line.matches("\\s*(\\{\"id\":)?\"core:.*|.*\"id\":\"core:[^\"]*\".*"))
				.map(line -> line + "\n"));
	}

	@Test
	void the_same_pack_gives_the_same_bytes_wherever_it_lies() throws Exception {
		Export here = Export.of(Export.pack(home, "lanterns", LANTERNS), home);
		Path elsewhere = Files.createDirectories(home.resolve("elsewhere"));
		Export there = Export.of(Export.pack(elsewhere, "lanterns", LANTERNS), elsewhere);
		assertArrayEquals(Files.readAllBytes(here.file()), Files.readAllBytes(there.file()));
	}

	@Test
	void the_title_of_the_pack_and_those_of_its_expansions_are_told_in_every_language() throws Exception {
		String pack = "pack wells \"The Wells\" { version 1.0.0 }\ntoken Bucket\nexpansion Dry \"A dry year\" { change Bucket { copies: 1 } }\n"
				+ "translation de { \"The Wells\" is \"Die Brunnen\" \"A dry year\" is \"Ein trockenes Jahr\" }\n";
		Export export = Export.of(Export.pack(home, "wells", pack), home);
		JsonObject manifest = export.json("pack.json");
		assertEquals(List.of("The Wells", "Die Brunnen"),
				Stream.of("en", "de").map(language -> export.said(manifest.get("name"), language)).toList());
		JsonObject expansion = manifest.getAsJsonArray("expansions").get(0).getAsJsonObject();
		assertEquals(List.of("A dry year", "Ein trockenes Jahr"),
				Stream.of("en", "de").map(language -> export.said(expansion.get("name"), language)).toList());
	}

	@Test
	void a_pack_without_a_title_is_called_by_its_name() throws Exception {
		Export export = Export.of(Export.pack(home, "wells", "pack wells { version 1.0.0 }\n"), home);
		assertEquals("wells", export.said(export.json("pack.json").get("name"), "en"));
	}

	@Test
	void what_is_said_is_told_in_every_language_the_pack_has() throws Exception {
		Export export = Export.of(Export.pack(home, "lanterns", LANTERNS), home);
		assertEquals(
				"[{\"completeness\":1,\"mentions\":\"mentions/en.json\",\"path\":\"text/en.json\",\"tag\":\"en\"},{\"completeness\":0.08,\"mentions\":\"mentions/de.json\",\"path\":\"text/de.json\",\"tag\":\"de\"}]",
				export.json("pack.json").get("languages").toString());
		JsonObject torch = export.entry(Section.ELEMENTS, "lanterns:card/Torch");
		assertEquals("Torch", export.said(torch.get("name"), "en"));
		assertEquals("Fackel", export.said(torch.get("name"), "de"));
		assertNull(export.said(export.entry(Section.ELEMENTS, "lanterns:card/Match").get("name"), "de"), "nobody has translated it");
	}

	@Test
	void gaps_stand_for_the_same_values_whatever_their_order_in_a_language() throws Exception {
		Export export = Export.of(Export.pack(home, "lanterns", LANTERNS), home);
		String key = export.json("text/en.json").asMap().entrySet().stream()
				.filter(text -> text.getValue().getAsString().equals("{0} takes it from {1}")).findFirst().orElseThrow().getKey();
		assertEquals("Von {1} nimmt es {0}", export.json("text/de.json").get(key).getAsString());
	}

	@Test
	void a_text_that_the_author_wrote_stands_for_the_generated_one() throws Exception {
		Export export = Export.of(Export.pack(home, "lanterns",
				LANTERNS.replace("text: \"Burns once.\"", "text: \"Burns once.\" light { say \"It burns\" }")), home);
		JsonObject face = export.entry(Section.ELEMENTS, "lanterns:card/Match").getAsJsonArray("faces").get(0).getAsJsonObject();
		assertEquals("Burns once.", export.said(face.get("text"), "en"));
	}

	@Test
	void code_names_have_labels_that_people_read() throws Exception {
		Export export = Export.of(Export.pack(home, "lamps", """
			pack lamps "Lamps" { version 1.0.0 }
			extend card {
				printed burnTime: number 0 to 9 = 0
				printed blinding: truth = no reads "is a blinding light"
				effect whenLit
			}
			values LampColour { red }
			card Torch { burnTime: 3   blinding   whenLit { say "It is light" } }
			translation de { "Burn time" is "Brenndauer" }
			"""), home);
		JsonObject burnTime = export.entry(Section.PROPERTIES, "lamps:property/card.burnTime");
		assertEquals("burnTime", burnTime.get("name").getAsString());
		assertEquals("Burn time", export.said(burnTime.get("label"), "en"));
		assertEquals("Brenndauer", export.said(burnTime.get("label"), "de"));
		assertEquals("Blinding light", export.said(export.entry(Section.PROPERTIES, "lamps:property/card.blinding").get("label"), "en"));
		assertEquals("When lit", export.said(export.entry(Section.SLOTS, "lamps:slot/card.whenLit").get("label"), "en"));
		assertEquals("Lamp Colour", export.said(export.entry(Section.VALUES, "lamps:values/LampColour").get("name"), "en"));
	}

	@Test
	void what_is_printed_is_told_as_labels_with_their_values() throws Exception {
		Export export = Export.of(Export.pack(home, "lanterns", LANTERNS), home);
		JsonObject printed = face(export, "lanterns:card/Torch").getAsJsonArray("printed").get(0).getAsJsonObject();
		assertEquals("lanterns:property/card.colour", printed.get("property").getAsString());
		assertEquals("Colour", export.said(printed.get("label"), "en"));
		assertEquals("green", export.said(printed.getAsJsonArray("values").get(0).getAsJsonObject().get("text"), "en"));
	}

	@Test
	void stretches_of_rules_lead_to_what_they_name() throws Exception {
		Export export = Export.of(Export.pack(home, "lanterns", LANTERNS), home);
		String key = face(export, "lanterns:card/Torch").getAsJsonObject("text").get("t").getAsString();
		String text = export.json("text/en.json").get(key).getAsString();
		List<String> named = export.json("mentions/en.json").getAsJsonArray(key).asList().stream().map(JsonElement::getAsJsonObject)
				.map(span -> text.substring(span.get("from").getAsInt(), span.get("to").getAsInt()) + " is " + span.get("of").getAsString())
				.toList();
		assertTrue(named.contains("Quay is lanterns:zone/Quay"), text + named);
	}

	@Test
	void components_are_drawn_on_request() throws Exception {
		Path pack = Export.pack(home, "lanterns", LANTERNS);
		assertFalse(Export.of(pack, home).files().containsKey("content/drawings.json"), "nobody asked for them");
		for (DrawingForm form : List.of(DrawingForm.SVG, DrawingForm.PNG)) {
			Export export = Export.of(pack, home, new JsonExportOptions("1.2.3", false, Set.of(), form));
			assertEquals(List.of(), SchemaCheck.of(export).problems());
			JsonObject torch = drawing(export, "lanterns:card/Torch");
			JsonObject match = drawing(export, "lanterns:card/Match");
			assertEquals(torch.get("back"), match.get("back"), "they lie in one deck");
			assertNotEquals(torch.get("faces"), match.get("faces"));
			assertEquals(2, drawing(export, "lanterns:token/Coin").getAsJsonArray("faces").size());
			assertTrue(export.files().containsKey("assets/" + torch.get("back").getAsString() + "." + form));
		}
	}

	private static JsonObject drawing(Export export, String element) {
		return export.json("content/drawings.json").getAsJsonArray("drawings").asList().stream().map(JsonElement::getAsJsonObject)
				.filter(drawing -> drawing.get("id").getAsString().equals(element)).findFirst().orElseThrow();
	}

	private static JsonObject face(Export export, String element) {
		return export.entry(Section.ELEMENTS, element).getAsJsonArray("faces").get(0).getAsJsonObject();
	}

	@Test
	void the_format_is_declared_as_types_of_typescript() throws Exception {
		String types = Export.of(Export.pack(home, "lanterns", LANTERNS), home).text("schema/hullpack.d.ts");
		assertTrue(types.contains("export type Id = string;\n"), types);
		assertTrue(types.contains("""
			export interface RulesEffectIf {
			  node: "effect.if";
			"""), types);
		assertTrue(types.contains("export type RulesArgument = RulesValue | RulesList;\n"), types);
		assertTrue(types.contains("  visibility?: Visibility;\n"), types);
	}

	@Test
	void an_expansion_is_told_by_the_entries_it_changes() throws Exception {
		Export export = Export.of(Export.pack(home, "lanterns", LANTERNS), home);
		JsonObject fog = export.json("content/expansions.json").getAsJsonArray("expansions").get(0).getAsJsonObject();
		JsonObject changes = fog.getAsJsonObject("changes");
		assertEquals(Set.of("zones"), changes.keySet());
		assertEquals("[{\"copies\":2,\"element\":\"lanterns:card/Torch\"},{\"copies\":1,\"element\":\"lanterns:card/Match\"}]",
				changes.getAsJsonArray("zones").get(0).getAsJsonObject().get("composition").toString());
		JsonObject withFog = Export
				.of(home.resolve("lanterns"), Files.createDirectories(home.resolve("fog")),
						new JsonExportOptions("1.2.3", true, Set.of("Fog")))
				.entry(Section.ZONES, "lanterns:zone/Lights");
		assertEquals(withFog, changes.getAsJsonArray("zones").get(0), "it is the same as when the expansion is on");
	}

	@Test
	void a_card_that_an_expansion_changes_says_what_it_says_then() throws Exception {
		Export export = Export.of(
				Export.pack(home, "lanterns", LANTERNS + "expansion Rain { change Match { text: \"Does not burn.\" } }\n"), home,
				new JsonExportOptions("1.2.3", true, Set.of("Rain")));

		JsonObject face = export.entry(Section.ELEMENTS, "lanterns:card/Match").getAsJsonArray("faces").get(0).getAsJsonObject();
		assertEquals("Does not burn.", export.said(face.get("text"), "en"));
	}

	@Test
	void what_a_pack_changes_of_another_one_is_told_by_what_it_was_called_there() throws Exception {
		Export.pack(home, "lanterns", LANTERNS);
		Export export = Export.of(Export.pack(home, "fogs", """
			pack fogs "Fogs" { version 0.1.0 requires lanterns from 1.0.0 }
			before SetUp { increase wind by 1 }
			"""), home);
		assertEquals("[\"lanterns:procedure/SetUp\"]", export.json("pack.json").get("replaces").toString());
		assertEquals(Set.of(),
				export.entries(Section.ELEMENTS).keySet().stream().filter(id -> id.startsWith("lanterns:")).collect(Collectors.toSet()));
	}

	@Test
	void a_new_card_changes_only_what_tells_about_it() throws Exception {
		Export before = Export.of(Export.pack(home, "lanterns", LANTERNS), home);
		Path more = Files.createDirectories(home.resolve("more"));
		String candle = "card Candle \"Candle\" { light { say \"It flickers\" } }\n";
		Export after = Export.of(Export.pack(more, "lanterns", LANTERNS.replace("card Match", candle + "card Match")), more);
		for (String path : List.of("content/elements.json", "content/zones.json", "content/procedures.json", "content/kinds.json",
				"rules/rules.json",
				"content/boards.json")) {
			assertEquals(List.of(), changed(before, after, path).filter(line -> !line.contains("lanterns:card/Candle")).toList(), path);
		}
		assertTrue(changed(before, after, "content/elements.json").findAny().isPresent());
	}

	/** Lines of one that the other has not; commas between entries do not count. */
	private static Stream<String> changed(Export before, Export after, String path) {
		var old = new HashSet<>(before.lines(path).stream().map(JsonPackExportTest::entryOf).toList());
		return after.lines(path).stream().map(JsonPackExportTest::entryOf).filter(line -> !old.contains(line));
	}

	private static String entryOf(String line) {
		return line.endsWith(",") ? line.substring(0, line.length() - 1) : line;
	}

	@Test
	void nothing_is_left_when_an_export_is_given_up() throws Exception {
		Path pack = Export.pack(home, "lanterns", LANTERNS);
		Path target = Files.writeString(home.resolve("lanterns" + JsonPackExport.EXTENSION), "before");
		assertThrows(CancellationException.class,
				() -> Export.exporter().export(new PackCompiler(Export.load(pack)), target, Export.OPTIONS, (file, done, all) -> {
					if (done == 5) {
						throw new CancellationException();
					}
				}));
		assertEquals("before", Files.readString(target));
		assertEquals(Set.of("lanterns", target.getFileName().toString()), namesIn(home));
	}

	@Test
	void nothing_is_left_when_it_cannot_be_written() throws Exception {
		Path pack = Export.pack(home, "lanterns", LANTERNS);
		assertThrows(IOException.class,
				() -> Export.exporter().export(new PackCompiler(Export.load(pack)), home.resolve("nowhere/out" + JsonPackExport.EXTENSION),
						Export.OPTIONS, Progress.UNWATCHED));
		assertThrows(IOException.class,
				() -> Export.exporter().export(new PackCompiler(Export.load(pack)),
						Files.createDirectories(home.resolve("taken/full")).getParent(), Export.OPTIONS,
						Progress.UNWATCHED),
				"there is a folder that is not empty");
		assertEquals(Set.of("lanterns", "taken"), namesIn(home));
	}

	@Test
	void the_pack_comes_back_from_an_export_as_it_was() throws Exception {
		Export export = Export.of(Export.pack(home, "lanterns", LANTERNS), home);
		Path copy = comeBack(export.file());
		assertEquals(LANTERNS, Files.readString(copy.resolve("lanterns.hull")));
	}

	@Test
	void what_others_have_added_to_an_export_does_not_matter() throws Exception {
		Export export = Export.of(Export.pack(home, "lanterns", LANTERNS), home);
		JsonObject manifest = export.json("pack.json");
		manifest.add("extensions", JsonParser.parseString("{\"org.example\": {\"stars\": 5}}"));
		manifest.addProperty("later", true);
		export.files().put("pack.json", JsonText.pretty(manifest));
		assertEquals(List.of(), SchemaCheck.of(export, false).problems());
	}

	@Test
	void an_export_without_its_source_cannot_become_a_pack() throws Exception {
		Export export = Export.of(Export.pack(home, "lanterns", LANTERNS), home, new JsonExportOptions("1.2.3", false, Set.of()));
		assertFalse(export.files().containsKey(SourceArchive.ENTRY));
		String message = assertThrows(ArchiveRefusal.class, () -> SourceArchive.copy(export.file(), home.resolve("out.hullpack")))
				.getMessage();
		assertTrue(message.contains("the text of the pack is not in it"), message);
		assertFalse(Files.exists(home.resolve("out.hullpack")));
	}

	private Path comeBack(Path export) throws IOException, ArchiveRefusal {
		Path archive = home.resolve("source.hullpack");
		SourceArchive.copy(export, archive);
		Path copy = Files.createDirectories(home.resolve("back")).resolve("copy");
		Export.importer().unpack(archive, copy, Progress.UNWATCHED);
		return copy;
	}

	private static Set<String> namesIn(Path folder) throws IOException {
		try (Stream<Path> files = Files.list(folder)) {
			return files.map(file -> file.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new));
		}
	}
}
