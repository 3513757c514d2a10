package org.hullwright.editor.guide;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.hullwright.lang.ide.answer.Glossary;

/** Finds words in the pages of the guide and in the glossaries of packs. Reads all pages: not for the thread of the window. */
final class GuideSearch {

	private static final int MOST_PAGES = 12;
	private static final int MOST_PROCEDURES = 20;
	private static final int TITLE_WEIGHT = 20; // times an occurrence in the text
	private static final int HEADING_WEIGHT = 5;

	private static final Pattern BOX = Pattern.compile("(?ms)^```.*?^```$");
	private static final Pattern PARAGRAPH = Pattern.compile("\\R\\s*\\R|\\R(?=- |\\|)");
	private static final Pattern SENTENCE = Pattern.compile("(?<=[.!?:]) ");

	private final GuidePages pages;

	GuideSearch(GuidePages pages) {
		this.pages = pages;
	}

	/** A page, how well it fits, and a line of it that says why. */
	private record Hit(String path, String title, int weight, String line) {}

	/** The links to pages that are about all of some words, as a list in Markdown; empty text when there is none. */
	String pagesAbout(String words) {
		List<Pattern> wanted = patterns(words);
		return pages.all().stream().flatMap(path -> hit(path, wanted).stream()).sorted(Comparator.comparingInt(Hit::weight).reversed())
				.limit(MOST_PAGES)
				.map(hit -> "- [" + hit.title() + "](" + hit.path() + ")" + (hit.line().isEmpty() ? "" : " – " + hit.line()) + "\n")
				.reduce("", String::concat);
	}

	/** The procedures that are found by all of some words, as a list in Markdown; empty text when there is none. */
	static String procedures(String words, List<Glossary> glossaries) {
		List<String> wanted = split(words).toList();
		return glossaries.stream().flatMap(glossary -> glossary.themes().stream()).flatMap(theme -> theme.entries().stream())
				.filter(entry -> wanted.stream().allMatch(word -> entry.words().says(word) || entry.words().mentions(word)))
				.sorted(Comparator.comparing(entry -> !wanted.stream().allMatch(entry.words()::says))).limit(MOST_PROCEDURES)
				.map(GlossaryText::line).reduce("", String::concat);
	}

	private Optional<Hit> hit(String path, List<Pattern> wanted) {
		String text = pages.read(path).orElse("");
		int weight = 0;
		for (Pattern word : wanted) {
			int found = weight(text, word);
			if (found == 0) {
				return Optional.empty();
			}
			weight += found;
		}
		String line = sentence(text, wanted);
		return wanted.isEmpty() ? Optional.empty() : Optional.of(new Hit(path, pages.title(path), weight, line));
	}

	/** The sentence of a page that has most of the words; empty text when they stand in boxes and tables only. */
	private static String sentence(String text, List<Pattern> wanted) {
		return PARAGRAPH.splitAsStream(BOX.matcher(text).replaceAll(""))
				.filter(part -> !part.isBlank() && "#|\t".indexOf(part.charAt(0)) < 0).map(GuideSearch::plain)
				.flatMap(SENTENCE::splitAsStream).filter(each -> each.contains(" ") && found(each, wanted) > 0)
				.reduce((one, other) -> found(other, wanted) > found(one, wanted) ? other : one).orElse("");
	}

	private static long found(String sentence, List<Pattern> wanted) {
		return wanted.stream().filter(word -> word.matcher(sentence).find()).count();
	}

	private static int weight(String text, Pattern word) {
		return text.lines().mapToInt(line -> (int) word.matcher(line).results()
				.count() * (line.startsWith("# ") ? TITLE_WEIGHT : line.startsWith("#") ? HEADING_WEIGHT : 1)).sum();
	}

	/** A paragraph in one line, without what Markdown marks in it. */
	private static String plain(String paragraph) {
		return paragraph.replaceAll("\\s+", " ").replaceAll("\\[([^\\]]*)\\]\\([^)]*\\)", "$1").replaceAll("[*`]", "")
				.replaceFirst("^[-\\d. ]+", "").strip();
	}

	private static List<Pattern> patterns(String words) {
		return split(words).map(word -> Pattern.compile("(?iu)\\b" + Pattern.quote(word))).toList();
	}

	private static Stream<String> split(String words) {
		return Stream.of(words.strip().toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+")).filter(word -> !word.isEmpty());
	}
}
