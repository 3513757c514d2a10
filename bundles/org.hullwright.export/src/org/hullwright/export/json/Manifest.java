package org.hullwright.export.json;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map.Entry;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.hullwright.export.archive.Digest;
import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.archive.PackFacts.RequiredPack;
import org.hullwright.export.file.FileNames;
import org.hullwright.export.identity.Identities;
import org.hullwright.export.source.SourceLanguage;
import org.hullwright.icons.IconLibrary;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.model.HullFile;
import org.hullwright.model.PackClause;
import org.hullwright.model.texts.PackTexts;
import org.hullwright.model.texts.Translations;

/** Writes what a pack says of itself: enough to list it, to judge it, and to know what else is needed. */
final class Manifest {

	private static final String FORMAT = "1.3";

	private final LoadedPack pack;
	private final PackFacts facts;
	private final JsonObject name;
	private final Content content;

	/**
	 * @param name reference to the text of its title
	 * @param content all entries of the pack and of those it requires
	 */
	Manifest(LoadedPack pack, PackFacts facts, JsonObject name, Content content) {
		this.pack = pack;
		this.facts = facts;
		this.name = name;
		this.content = content;
	}

	/**
	 * The manifest.
	 *
	 * @param files all that is in the export besides, by their paths
	 * @param expansions what is told about those of the pack
	 * @param changes what the pack changes of packs it requires
	 */
	JsonObject json(SortedMap<String, byte[]> files, JsonArray expansions, Changes changes, String fingerprint, JsonExportOptions options) {
		Data data = Data.empty().with("$schema", "schema/pack.schema.json")
				.with("format", Data.empty().with("name", "hullpack").with("version", FORMAT).json())
				.with("id", facts.name()).with("version", facts.version().isEmpty() ? "0.0.0" : facts.version())
				.with("title", facts.title()).with("name", name)
				.with("authors", Data.list(facts.authors().stream().map(author -> Data.empty().with("name", author).json())));
		Optional.of(facts.licence()).filter(licence -> !licence.isEmpty()).ifPresent(licence -> data.with("license", licence));
		data.with("disclaimer", PackFacts.DISCLAIMER).with("iconCredit", IconLibrary.complete().credit())
				.with("requires", Data.list(facts.requires().stream().map(this::required)))
				.with("builtOn", Data.list(manifests().filter(head -> !facts.name().equals(head.getName())).map(Manifest::builtOn)))
				.with("languages", languages()).with("files", Data.list(files.entrySet().stream().map(Manifest::file)))
				.with("counts", counts()).with("expansions", expansions).with("replaces", Data.texts(changes.replaced().stream()));
		GameEntries.gameIn(pack.files()).ifPresent(game -> data.with("game", game(content.in(Section.GAMES).get(Identities.of(game)))));
		if (!options.expansions().isEmpty()) {
			data.with("expansionsOn", Data.texts(options.expansions().stream().sorted()));
		}
		data.with("program", Data.empty().with("fingerprint", fingerprint).json())
				.with("tool", Data.empty().with("name", "hullwright").with("version", options.tool()).json());
		return data.json();
	}

	private static JsonObject game(JsonObject entry) {
		return Data.empty().with("id", entry.get("id")).with("players", entry.get("players")).json();
	}

	private JsonObject required(RequiredPack required) {
		String from = required.from().isEmpty() ? "" : ">=" + required.from();
		String below = required.below().isEmpty() ? "" : "<" + required.below();
		String range = (from + " " + below).strip();
		Data data = Data.empty().with("id", required.pack()).with("range", range.isEmpty() ? "*" : range);
		manifests().filter(head -> required.pack().equals(head.getName())).map(PackClause::getVersion).filter(version -> version != null)
				.findFirst()
				.ifPresent(version -> data.with("version", version));
		return data.json();
	}

	/** A pack that was there, be it that only another one requires it. */
	private static JsonObject builtOn(PackClause head) {
		return Data.empty().with("id", head.getName()).with("version", head.getVersion() == null ? "0.0.0" : head.getVersion()).json();
	}

	/** The manifests of all packs, each after those it requires. */
	private Stream<PackClause> manifests() {
		return pack.files().stream().map(HullFile::getPack).filter(head -> head != null && head.isManifest());
	}

	private JsonArray languages() {
		Set<String> texts = PackTexts.of(pack.ownFiles());
		JsonArray languages = Data.list(List.of(language(SourceLanguage.of(pack.files()), BigDecimal.ONE)).stream());
		for (String tag : Translations.languagesIn(pack.files())) {
			Translations into = Translations.into(tag, pack.files());
			long known = texts.stream().filter(into::has).count();
			languages.add(language(tag,
					texts.isEmpty()
							? BigDecimal.ONE
							: BigDecimal.valueOf(known).divide(BigDecimal.valueOf(texts.size()), 3, RoundingMode.DOWN)));
		}
		return languages;
	}

	private static JsonObject language(String tag, BigDecimal completeness) {
		return Data.empty().with("tag", tag).with("path", pathOf(tag)).with("mentions", mentionsPathOf(tag))
				.with("completeness", completeness.stripTrailingZeros()).json();
	}

	/** Where it stands which stretches of the texts in a language name something. */
	static String mentionsPathOf(String language) {
		return "mentions/" + FileNames.of(language) + ".json";
	}

	/** Where the texts in a language are. */
	static String pathOf(String language) {
		return "text/" + FileNames.of(language) + ".json";
	}

	private static JsonObject file(Entry<String, byte[]> file) {
		return Data.empty().with("path", file.getKey()).with("bytes", file.getValue().length).with("sha256", Digest.of(file.getValue()))
				.json();
	}

	/** How many there are: entries of each list, and elements and copies of each kind. */
	private JsonObject counts() {
		Data lists = Data.empty();
		for (Section section : Section.values()) {
			lists.with(section.title(), content.in(section, facts.name()::equals).size());
		}
		var kinds = new TreeMap<String, int[]>();
		content.in(Section.ELEMENTS, facts.name()::equals).forEach(element -> {
			int[] counts = kinds.computeIfAbsent(element.get("kind").getAsString(), any -> new int[2]);
			counts[0]++;
			counts[1] += element.get("copies").getAsInt();
		});
		Data byKind = Data.empty();
		kinds.forEach((kind, counts) -> byKind.with(kind, Data.empty().with("elements", counts[0]).with("copies", counts[1]).json()));
		return Data.empty().with("lists", lists.json()).with("kinds", byKind.json()).json();
	}
}
