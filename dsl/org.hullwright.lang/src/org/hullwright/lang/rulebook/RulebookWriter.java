package org.hullwright.lang.rulebook;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.naming.Identity;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.rulebook.Rulebook.Exhibit;
import org.hullwright.lang.rulebook.Rulebook.Part;
import org.hullwright.lang.rulebook.Rulebook.Section;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.lang.rulestext.RulesText.Look;
import org.hullwright.lang.rulestext.RulesText.Run;
import org.hullwright.lang.rulestext.Titles;
import org.hullwright.model.Chapter;
import org.hullwright.model.ChapterExhibit;
import org.hullwright.model.ChapterExtension;
import org.hullwright.model.ChapterPart;
import org.hullwright.model.ChapterText;
import org.hullwright.model.Component;
import org.hullwright.model.Game;
import org.hullwright.model.HullFile;
import org.hullwright.model.Kind;
import org.hullwright.model.Named;
import org.hullwright.model.Phase;
import org.hullwright.model.Procedure;
import org.hullwright.model.Step;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.texts.Translations;

/**
 * Writes the rulebook of a pack: its own chapters in the order of its files, with what other files add to them; of a game also those of the
 * packs that it requires. What a pack adds to chapters of a game it requires is a chapter of the same title.
 */
public final class RulebookWriter {

	private static final Pattern ARTICLE = Pattern.compile("(?i)\\b(the|an?)\\s$");
	private static final String DEFINITE = "The ";
	private static final Pattern BRACES = Pattern.compile("\\{([^{}]*+)\\}");

	private final PackContext packs;
	private final CardWriter cards;
	private final GapReader gaps;

	/**
	 * @param packs knows names and types around texts
	 * @param cards writes what is printed on components, and what procedures do
	 * @param gaps reads what stands in braces
	 */
	@Inject
	public RulebookWriter(PackContext packs, CardWriter cards, GapReader gaps) {
		this.packs = packs;
		this.cards = cards;
		this.gaps = gaps;
	}

	/**
	 * Writes it.
	 *
	 * @param on names of the expansions that are on
	 * @param language that the pack is translated into; empty text for its own
	 */
	public Rulebook write(LoadedPack pack, Collection<String> on, String language) {
		Optional<Game> game = pack.ownGame();
		List<HullFile> own = pack.ownFiles().stream().filter(file -> isOn(file, on)).toList();
		List<HullFile> others = pack.files().stream().filter(file -> !pack.ownFiles().contains(file) && isOn(file, on)).toList();
		List<HullFile> read = game.isPresent() ? Stream.concat(own.stream(), others.stream()).toList() : own;
		var writing = new Writing(language, language.isEmpty() ? Translations.NONE : Translations.into(language, pack.files()));
		return new Rulebook(writing.chapters(read), game.map(writing::turn).orElse(List.of()));
	}

	private static boolean isOn(HullFile file, Collection<String> on) {
		return Expansions.expansionAround(file).map(expansion -> on.contains(expansion.getName())
				|| on.contains(Expansions.packOf(expansion) + "." + expansion.getName())).orElse(true);
	}

	/** A rulebook in one language. */
	private final class Writing {

		private final String language;
		private final Translations translations;

		Writing(String language, Translations translations) {
			this.language = language;
			this.translations = translations;
		}

		List<Section> chapters(List<HullFile> files) {
			Map<Chapter, List<ChapterPart>> chapters = new LinkedHashMap<>();
			files.stream().flatMap(file -> file.getDeclarations().stream()).filter(Chapter.class::isInstance).map(Chapter.class::cast)
					.forEach(chapter -> chapters.put(chapter, new ArrayList<>(chapter.getParts())));
			Map<Chapter, List<ChapterPart>> added = new LinkedHashMap<>();
			files.stream().flatMap(file -> file.getDeclarations().stream()).filter(ChapterExtension.class::isInstance)
					.map(ChapterExtension.class::cast).filter(extension -> extension.getChapter() != null)
					.forEach(extension -> added.computeIfAbsent(extension.getChapter(), any -> new ArrayList<>())
							.addAll(extension.getParts()));
			List<Section> sections = new ArrayList<>();
			chapters.forEach((chapter, parts) -> sections.add(section(chapter, parts, added)));
			added.forEach((chapter, parts) -> {
				if (!isAmong(chapter, chapters.keySet())) {
					sections.add(section(chapter, parts, Map.of()));
				}
			});
			return sections;
		}

		private static boolean isAmong(Chapter chapter, Collection<Chapter> chapters) {
			return chapters.contains(chapter) || chapter.eContainer() instanceof Chapter outer && isAmong(outer, chapters);
		}

		private Section section(Chapter chapter, List<ChapterPart> parts, Map<Chapter, List<ChapterPart>> added) {
			return new Section(Identity.find(chapter).orElse(""), translations.of(chapter.getTitle()),
					Stream.concat(parts.stream(), added.getOrDefault(chapter, List.of()).stream())
							.flatMap(part -> parts(part, added).stream()).toList());
		}

		private List<Part> parts(ChapterPart part, Map<Chapter, List<ChapterPart>> added) {
			return switch (part) {
				case Chapter section when section.getTitle() != null -> List.of(section(section, section.getParts(), added));
				case ChapterText text when text.getText() != null && text.getTerm() != null ->
					List.of(new Rulebook.Term(translations.of(text.getTerm()), runs(text)));
				case ChapterText text when text.getText() != null -> List.of(new Rulebook.Paragraph(text.getForm(), runs(text)));
				case ChapterExhibit exhibit -> exhibits(exhibit);
				default -> List.of(); // half written
			};
		}

		/** What stands beside each other in the text is shown beside each other. */
		private List<Part> exhibits(ChapterExhibit exhibit) {
			List<Part> shown = new ArrayList<>();
			List<Exhibit> pictures = new ArrayList<>();
			for (Named named : exhibit.getShown()) {
				switch (named) {
					case Component component -> pictures.add(exhibit(component, exhibit));
					case Kind kind -> gaps.componentsOf(kind, exhibit).forEach(component -> pictures.add(exhibit(component, exhibit)));
					case Procedure procedure ->
						shown.add(new Rulebook.Rules(Identity.of(procedure), cards.title(procedure, language),
								cards.rules(procedure, language)));
					default -> {} // of which a check has told
				}
			}
			if (!pictures.isEmpty()) {
				shown.addFirst(new Rulebook.Pictures(pictures));
			}
			return shown;
		}

		private Exhibit exhibit(Component component, ChapterExhibit place) {
			return new Exhibit(packs.typesAt(place).kinds().of(component).map(kind -> Identity.of(component, kind)).orElse(""),
					cards.write(component, language));
		}

		private List<Run> runs(ChapterText text) {
			String written = translations.of(text.getText());
			List<Run> runs = new ArrayList<>();
			int end = 0;
			for (MatchResult gap : BRACES.matcher(written).results().toList()) {
				add(written.substring(end, gap.start()), runs);
				runs.addAll(behindArticle(runs, filled(gap.group(1), gap.group(), text)));
				end = gap.end();
			}
			add(written.substring(end), runs);
			return runs;
		}

		/** "the {Nest}" with the title "The Nest" reads "the Nest". */
		private static List<Run> behindArticle(List<Run> before, List<Run> title) {
			boolean twice = !before.isEmpty() && ARTICLE.matcher(before.getLast().text()).find() && !title.isEmpty()
					&& title.getFirst().text().startsWith(DEFINITE);
			return twice
					? Stream.concat(Stream.of(new Run(title.getFirst().text().substring(DEFINITE.length()), title.getFirst().look(),
							title.getFirst().named())),
							title.stream().skip(1)).toList()
					: title;
		}

		private static void add(String words, List<Run> runs) {
			if (!words.isEmpty()) {
				runs.add(new Run(words, Look.PLAIN));
			}
		}

		private List<Run> filled(String written, String whole, ChapterText text) {
			Titles titles = new Titles(packs.typesAt(text), translations);
			return switch (gaps.read(written, text).orElse(new Gap.Untold())) {
				case Gap.Title(Named named) -> titles.of(named);
				case Gap.Value value -> plain(titles.value(value.property()).orElse(whole));
				case Gap.Printed printed -> plain(titles.values(printed.values()));
				case Gap.Amount(int number) -> plain(Integer.toString(number));
				case Gap.Titles(List<Named> named) -> plain(String.join(", ", named.stream().map(titles::plain).toList()));
				case Gap.Unknown unknown -> plain(whole);
				case Gap.Untold untold -> plain(whole);
			};
		}

		private static List<Run> plain(String text) {
			return List.of(new Run(text, Look.PLAIN));
		}

		List<Rulebook.Phase> turn(Game game) {
			Titles titles = new Titles(packs.typesAt(game), translations);
			List<Rulebook.Phase> phases = game.getPhases().stream()
					.map(phase -> new Rulebook.Phase(titles.plain(phase), steps(phase, titles))).toList();
			return phases.stream().allMatch(phase -> phase.steps().isEmpty()) ? List.of() : phases; // names alone tell nothing
		}

		private static List<String> steps(Phase phase, Titles titles) {
			return phase.getBody() == null
					? List.of()
					: phase.getBody().getEffects().stream().filter(Step.class::isInstance).map(Step.class::cast).map(titles::plain)
							.toList();
		}
	}
}
