package org.hullwright.export.json;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import org.hullwright.engine.lower.Compiled;
import org.hullwright.engine.tree.World;
import org.hullwright.export.archive.Digest;
import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.identity.Identities;
import org.hullwright.export.source.SourceLanguage;
import org.hullwright.export.table.TableReader;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.rulebook.RulebookWriter;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.model.Expansion;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.texts.Translations;
import org.hullwright.packs.PackCompiler;

/** The files of one export. */
final class JsonPack {

	/** The property of the core library by which copies are made as decks take them. */
	private static final String COPIES_AS_NEEDED = "copiesAsNeeded";

	private final PackCompiler compiler;
	private final LoadedPack pack;
	private final PackFacts facts;
	private final CardWriter cards;
	private final RulebookWriter rulebooks;
	private final TableReader tables;
	private final JsonExportOptions options;
	private final Progress progress;
	private final List<String> languages;
	private final TextBook texts;
	private final Pictures pictures;
	private final SourceFiles sources;
	private final RequiredPacks required;

	JsonPack(PackCompiler compiler, PackFacts facts, PackContext packs, CardWriter cards, RulebookWriter rulebooks, TableReader tables,
			JsonExportOptions options, Progress progress) {
		this.compiler = compiler;
		this.pack = compiler.pack();
		this.facts = facts;
		this.cards = cards;
		this.rulebooks = rulebooks;
		this.tables = tables;
		this.options = options;
		this.progress = progress;
		this.languages = Translations.languagesIn(pack.files());
		this.texts = new TextBook(languages);
		this.pictures = new Pictures(facts.licence());
		this.sources = new SourceFiles(pack, packs);
		this.required = new RequiredPacks(pack.files());
	}

	/**
	 * All files by their paths, with their sums.
	 *
	 * @param given files that go along
	 */
	SortedMap<String, byte[]> files(Map<String, byte[]> given) {
		Content before = compiler.requiresOthers() ? read(compiler.required(), Set.of(), "") : new Content();
		Reading reading = reading(compiler, options.expansions(), pack.name());
		Content content = reading.content();
		Changes changes = compiler.requiresOthers()
				? Changes.between(before, content, this::isForeign, countedTogether(reading))
				: Changes.NONE;
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
		JsonArray chapters = chapters(reading.world().expansions());
		if (!chapters.isEmpty()) {
			files.put("content/rulebook.json", JsonText.lines("../schema/rulebook.schema.json", "chapters",
					chapters.asList().stream().map(JsonElement::getAsJsonObject).toList()));
		}
		if (options.drawings() != DrawingForm.NONE) {
			var drawings = new Drawings(options.drawings(), pictures, progress);
			files.put("content/drawings.json", JsonText.lines("../schema/drawings.schema.json", "drawings",
					drawings.of(tables.read(compiler, options.expansions()), this::isOwn)));
		}
		files.put("assets.json", JsonText.lines("schema/assets.schema.json", "assets", pictures.json()));
		files.putAll(pictures.files());
		addTexts(files,
				Stream.of(Stream.of(Section.values()).flatMap(section -> content.in(section, this::isOwn).stream()), told.stream(),
						chapters.asList().stream().map(JsonElement::getAsJsonObject), Stream.of(changes.json(), name))
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

	/**
	 * Components of which there are as many copies as the decks of all packs take. Two packs that do not know each other each tell how many
	 * that is with their own decks; a pack that requires both tells how many it is with those of both.
	 */
	private static Set<String> countedTogether(Reading reading) {
		World world = reading.world();
		return IntStream.range(0, world.sorts().size())
				.filter(sort -> world.sorts().get(sort).printed().entrySet().stream()
						.anyMatch(printed -> world.properties().get(printed.getKey()).name().equals(COPIES_AS_NEEDED)
								&& printed.getValue()[0] != 0))
				.mapToObj(reading.identities()::sort).collect(Collectors.toSet());
	}

	/** The core library goes along with every pack, for it belongs to no pack. */
	private boolean isOwn(String other) {
		return pack.name().equals(other) || CoreLibrary.PACK.equals(other);
	}

	private boolean isForeign(String other) {
		return !isOwn(other);
	}

	private Content read(PackCompiler packs, Set<String> on, String variant) {
		return reading(packs, on, variant).content();
	}

	/**
	 * Reads files in the language they are written in, and then in those they are translated into, of which nothing but the texts is kept.
	 */
	private Reading reading(PackCompiler packs, Set<String> on, String variant) {
		TextBook.Original original = texts.new Original(variant);
		Reading reading = read(packs, on, "", original);
		for (String language : languages) {
			read(packs, on, language, original.in(language));
		}
		return reading;
	}

	private Reading read(PackCompiler packs, Set<String> on, String language, Speech speech) {
		progress.at("pack.json", 0, 1);
		Translations translations = language.isEmpty() ? Translations.NONE : Translations.into(language, packs.files());
		Compiled compiled = packs.compiled(on, language);
		var reading = new Reading(compiled, new Identities(compiled), language, translations, speech, new Content(), sources,
				packs.locator(), required, cards, pictures);
		new KindEntries(reading).read();
		new ElementEntries(reading).read();
		new GameEntries(reading, packs.files()).read();
		return reading;
	}

	/** The chapters of the rulebook, in all languages. */
	private JsonArray chapters(Collection<String> on) {
		TextBook.Original original = texts.new Original("");
		JsonArray chapters = new RulebookEntries(pack.name(), original).chapters(rulebooks.write(pack, on, ""));
		for (String language : languages) {
			new RulebookEntries(pack.name(), original.in(language)).chapters(rulebooks.write(pack, on, language));
		}
		return chapters;
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
		on.addAll(compiler.expansions().neededBy(name));
		var off = new TreeSet<>(on);
		off.remove(name);
		Content without = off.equals(options.expansions()) ? content : read(compiler, off, String.join("+", off));
		Content with = read(compiler, on, String.join("+", on));
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
		return compiler.expansions().names().contains(expansion.getName())
				? expansion.getName()
				: Expansions.packOf(expansion) + "." + expansion.getName();
	}

	private void addTexts(SortedMap<String, byte[]> files, Stream<JsonObject> entries) {
		Set<String> keys = new TreeSet<>();
		entries.forEach(entry -> collectKeys(entry, keys));
		addLanguage(files, SourceLanguage.of(pack.files()), texts.original(), keys);
		texts.translations().forEach((language, translated) -> addLanguage(files, language, translated, keys));
	}

	private static void addLanguage(SortedMap<String, byte[]> files, String language, SortedMap<String, SpokenText> texts,
			Set<String> keys) {
		Data words = Data.empty();
		Data mentions = Data.empty();
		texts.forEach((key, text) -> {
			if (keys.contains(key)) {
				words.with(key, text.pattern());
				mentions.withSome(key, Data.list(text.mentions().stream().map(SpokenText.Mention::json)));
			}
		});
		files.put(Manifest.pathOf(language), JsonText.pretty(words.json()));
		files.put(Manifest.mentionsPathOf(language), JsonText.members(mentions.json()));
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
