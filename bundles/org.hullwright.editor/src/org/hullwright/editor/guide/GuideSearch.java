package org.hullwright.editor.guide;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Full-text search in the pages of the guide. What it finds is a page itself, with a link to each page that has the words. */
final class GuideSearch {

	private static final int MOST_SHOWN = 90; // letters of the line that has the words

	private final String words;

	/** @param words that a line has to have, all of them in this order; capital letters do not matter */
	GuideSearch(String words) {
		this.words = words.strip();
	}

	/**
	 * The page of what is found, as Markdown: pages with the words in their title first, then those that have them most often.
	 *
	 * @param pages Markdown by their paths
	 */
	String page(Map<String, String> pages) {
		List<Hit> hits = pages.entrySet().stream().map(page -> hit(page.getKey(), page.getValue())).flatMap(Optional::stream)
				.sorted(Comparator.comparing((Hit hit) -> !has(hit.title())).thenComparing(Hit::lines, Comparator.reverseOrder()).thenComparing(Hit::path)).toList();
		String heading = "# “" + plain(words) + "” in the guide\n\n";
		return heading + (hits.isEmpty() ? "No page has these words.\n" : hits.stream().map(Hit::item).collect(Collectors.joining("\n")) + "\n");
	}

	/** A page with the words, in so many lines, of which the first is shown. */
	private record Hit(String path, String title, long lines, String first) {

		String item() {
			return "- [" + title + "](" + path + ") – " + first;
		}
	}

	private Optional<Hit> hit(String path, String markdown) {
		List<String> lines = markdown.lines().filter(this::has).toList();
		if (lines.isEmpty()) {
			return Optional.empty();
		}
		String title = markdown.lines().filter(line -> line.startsWith("# ")).findFirst().map(line -> line.substring(2)).orElse(path);
		return Optional.of(new Hit(path, plain(title), lines.size(), shown(plain(lines.getFirst()))));
	}

	private boolean has(String line) {
		return line.toLowerCase(Locale.ROOT).contains(words.toLowerCase(Locale.ROOT));
	}

	private String shown(String line) {
		int at = Math.max(0, line.toLowerCase(Locale.ROOT).indexOf(words.toLowerCase(Locale.ROOT)));
		int from = line.length() <= MOST_SHOWN ? 0 : Math.max(0, Math.min(at - MOST_SHOWN / 3, line.length() - MOST_SHOWN));
		int to = Math.min(line.length(), from + MOST_SHOWN);
		return (from > 0 ? "…" : "") + line.substring(from, to) + (to < line.length() ? "…" : "");
	}

	/** Without the marks of Markdown. */
	private static String plain(String line) {
		return line.replaceAll("\\]\\([^)]*\\)", "").replaceAll("[`*#|\\[\\]]", " ").strip().replaceAll("\\s+", " ");
	}
}
