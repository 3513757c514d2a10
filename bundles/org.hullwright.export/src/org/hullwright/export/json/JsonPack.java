package org.hullwright.export.json;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.hullwright.engine.lower.Compiled;
import org.hullwright.engine.lower.Compiler;
import org.hullwright.engine.lower.SourceLocator;
import org.hullwright.export.archive.Digest;
import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.identity.Identities;
import org.hullwright.export.source.SourceLanguage;
import org.hullwright.export.source.TextLocator;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.SourceText;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.model.Expansion;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.HullFile;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.texts.Translations;

/** The files of one export. */
final class JsonPack {

	private final LoadedPack pack;
	private final PackFacts facts;
	private final CardWriter cards;
	private final JsonExportOptions options;
	private final Progress progress;
	private final List<String> languages;
	private final TextBook texts;
	private final Pictures pictures;
	private final SourceLocator locator;
	private final SourceFiles sources;
	private final RequiredPacks required;

	JsonPack(LoadedPack pack, PackFacts facts, PackContext packs, CardWriter cards, JsonExportOptions options, Progress progress) {
		this.pack = pack;
		this.facts = facts;
		this.cards = cards;
		this.options = options;
		this.progress = progress;
		this.languages = Translations.languagesIn(pack.files());
		this.texts = new TextBook(languages);
		this.pictures = new Pictures(facts.licence());
		this.locator = new TextLocator(new SourceText(pack));
		this.sources = new SourceFiles(pack, packs);
		this.required = new RequiredPacks(pack.files());
	}

	/**
	 * All files by their paths, with their sums.
	 *
	 * @param given files that go along
	 */
	SortedMap<String, byte[]> files(Map<String, byte[]> given) {
		Content before = requiresOthers()
				? read(pack.required().stream().flatMap(JsonPack::contentOf).toList(), Set.of(), "")
				: new Content();
		Reading reading = reading(pack.files(), options.expansions(), pack.name());
		Content content = reading.content();
		Changes changes = requiresOthers() ? Changes.between(before, content, this::isForeign) : Changes.NONE;
		List<ExpansionEntry> expansions = expansions(content);

		SortedMap<String, byte[]> files = new TreeMap<>(Schemas.files());
		files.putAll(given);
		for (Section section : Section.values()) {
			files.put(section.path(), JsonText.lines(section.schema(), section.title(), content.in(section, this::isOwn)));
		}
		List<JsonObject> told = expansions.stream().map(ExpansionEntry::json).toList();
		JsonObject name = keep(pack.name(), facts.title().isEmpty() ? pack.name() : facts.title());
		files.put("content/expansions.json", JsonText.lines("../schema/expansions.schema.json", "expansions", told));
		files.put("content/changes.json",
				JsonText.pretty(Data.empty().with("$schema", "../schema/changes.schema.json").with("changes", changes.json()).json()));
		files.put("assets.json", JsonText.lines("schema/assets.schema.json", "assets", pictures.json()));
		files.putAll(pictures.files());
		addTexts(files,
				Stream.of(Stream.of(Section.values()).flatMap(section -> content.in(section, this::isOwn).stream()), told.stream(),
						Stream.of(changes.json(), name))
						.flatMap(Function.identity()));
		JsonArray listed = Data.list(expansions.stream().map(ExpansionEntry::listed));
		String fingerprint = reading.world().fingerprint();
		files.put("pack.json",
				JsonText.pretty(new Manifest(pack, facts, name, content).json(files, listed, changes, fingerprint, options)));
		files.put("SHA256SUMS", sums(files));
		return files;
	}

	private static byte[] sums(SortedMap<String, byte[]> files) {
		return files.entrySet().stream().map(file -> Digest.of(file.getValue()) + "  " + file.getKey() + "\n").collect(Collectors.joining())
				.getBytes(StandardCharsets.UTF_8);
	}

	/** The core library goes along with every pack, for it belongs to no pack. */
	private boolean isOwn(String other) {
		return pack.name().equals(other) || CoreLibrary.PACK.equals(other);
	}

	private boolean isForeign(String other) {
		return !isOwn(other);
	}

	private boolean requiresOthers() {
		return pack.required().stream().map(PackContext::packOf).anyMatch(this::isForeign);
	}

	private static Stream<HullFile> contentOf(Resource file) {
		return file.getContents().stream().filter(HullFile.class::isInstance).map(HullFile.class::cast);
	}

	private Content read(List<HullFile> files, Set<String> on, String variant) {
		return reading(files, on, variant).content();
	}

	/**
	 * Reads files in the language they are written in, and then in those they are translated into, of which nothing but the texts is kept.
	 */
	private Reading reading(List<HullFile> files, Set<String> on, String variant) {
		TextBook.Original original = texts.new Original(variant);
		Reading reading = read(files, on, "", original);
		for (String language : languages) {
			read(files, on, language, original.in(language));
		}
		return reading;
	}

	private Reading read(List<HullFile> files, Set<String> on, String language, Speech speech) {
		progress.at("pack.json", 0, 1);
		Translations translations = language.isEmpty() ? Translations.NONE : Translations.into(language, files);
		Compiled compiled = new Compiler(locator).compileWithOrigins(files, on, translations);
		var reading = new Reading(compiled, new Identities(compiled), language, translations, speech, new Content(), sources, locator,
				required, cards, pictures);
		new KindEntries(reading).read();
		new ElementEntries(reading).read();
		new GameEntries(reading, files).read();
		return reading;
	}

	/** What each expansion changes that the pack declares or adds to. */
	private List<ExpansionEntry> expansions(Content content) {
		List<ExpansionEntry> entries = new ArrayList<>();
		List<Expansion> own = pack.ownFiles().stream().flatMap(file -> file.getDeclarations().stream())
				.filter(ExpansionPart.class::isInstance).map(ExpansionPart.class::cast)
				.flatMap(part -> Expansions.expansionOf(part).stream()).distinct().sorted(Comparator.comparing(Identities::of)).toList();
		for (Expansion expansion : own) {
			String name = nameOf(expansion);
			if (!options.expansions().contains(name)) {
				entries.add(expansion(expansion, name, content));
			}
		}
		return entries;
	}

	private ExpansionEntry expansion(Expansion expansion, String name, Content content) {
		var on = new TreeSet<>(options.expansions());
		on.addAll(Compiler.neededBy(name, pack.files()));
		var off = new TreeSet<>(on);
		off.remove(name);
		Content without = off.equals(options.expansions()) ? content : read(pack.files(), off, String.join("+", off));
		Content with = read(pack.files(), on, String.join("+", on));
		JsonObject title = keep(Identities.of(expansion), Expansions.titleOf(expansion));
		return ExpansionEntry.of(expansion, title, pack.ownFiles(), Changes.between(without, with, any -> true));
	}

	/** Keeps what something is called, in all languages; a reference to it. */
	private JsonObject keep(String identity, String title) {
		return Data.empty()
				.with("t", texts.keep(identity + ".name", title, language -> Translations.into(language, pack.files()).of(title))).json();
	}

	/** Two packs may have expansions of the same name. */
	private String nameOf(Expansion expansion) {
		List<String> known = Compiler.expansionsIn(pack.files());
		return known.contains(expansion.getName()) ? expansion.getName() : Expansions.packOf(expansion) + "." + expansion.getName();
	}

	private void addTexts(SortedMap<String, byte[]> files, Stream<JsonObject> entries) {
		Set<String> keys = new TreeSet<>();
		entries.forEach(entry -> collectKeys(entry, keys));
		files.put(Manifest.pathOf(SourceLanguage.of(pack.files())), text(texts.original(), keys));
		texts.translations().forEach((language, translated) -> files.put(Manifest.pathOf(language), text(translated, keys)));
	}

	private static byte[] text(SortedMap<String, String> texts, Set<String> keys) {
		Data data = Data.empty();
		texts.forEach((key, text) -> {
			if (keys.contains(key)) {
				data.with(key, text);
			}
		});
		return JsonText.pretty(data.json());
	}

	/** The keys of all texts that an entry refers to. */
	private static void collectKeys(JsonElement value, Set<String> keys) {
		if (value instanceof JsonObject object) {
			if (object.has("t")) {
				keys.add(object.get("t").getAsString());
			}
			object.asMap().values().forEach(each -> collectKeys(each, keys));
		} else if (value instanceof JsonArray list) {
			list.forEach(each -> collectKeys(each, keys));
		}
	}
}
