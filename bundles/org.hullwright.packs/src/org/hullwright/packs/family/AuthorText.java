package org.hullwright.packs.family;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What the author of a pack says about it: in its README, a Markdown file that most packs have anyway, so that nothing is said twice, and
 * by its icon.
 *
 * @param about the first sentence of the first paragraph below the heading; empty when there is none
 * @param missing what follows “What is not here yet:” at the start of a paragraph; empty when nothing is said to be missing
 * @param icon name of the icon that stands for it; empty when there is none
 */
public record AuthorText(String about, String missing, String icon) {

	/** The file in the folder of a pack. */
	public static final String FILE = "README.md";

	private static final AuthorText NONE = new AuthorText("", "", "");
	private static final String MISSING = "What is not here yet:";
	private static final Pattern LINK = Pattern.compile("\\[([^\\]]*)\\]\\([^)]*\\)");
	private static final Pattern MARKUP = Pattern.compile("[`*]");
	private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])\\s+(?=\\p{Lu})");
	private static final long LARGEST = 1024 * 1024; // bytes

	/** Reads the README in the folder of a pack that an icon stands for. */
	static AuthorText in(Path pack, String icon) {
		AuthorText read = in(pack);
		return new AuthorText(read.about, read.missing, icon);
	}

	private static AuthorText in(Path pack) {
		Path file = pack.resolve(FILE);
		try {
			return Files.isRegularFile(file) && Files.size(file) <= LARGEST ? of(Files.readString(file)) : NONE;
		} catch (IOException unreadable) {
			return NONE; // the page does without
		}
	}

	private static AuthorText of(String markdown) {
		List<String> paragraphs = paragraphs(markdown);
		String about = paragraphs.stream().findFirst().map(text -> SENTENCE_END.split(text, 2)[0])
				.map(sentence -> sentence.endsWith(":") ? sentence.substring(0, sentence.length() - 1) + "." : sentence).orElse("");
		String missing = paragraphs.stream().filter(text -> text.startsWith(MISSING)).findFirst()
				.map(text -> text.substring(MISSING.length()).strip()).orElse("");
		return new AuthorText(about.startsWith(MISSING) ? "" : about, missing, "");
	}

	/** Running text, each paragraph in a line; headings, tables, lists and indented boxes are none. */
	private static List<String> paragraphs(String markdown) {
		List<String> paragraphs = new ArrayList<>();
		for (String block : markdown.replace("\r\n", "\n").split("\n\\s*\n")) {
			if (!block.isBlank() && !block.matches("(?s)(#|\\||- |\\* |\t|    |```|<).*")) {
				paragraphs.add(plain(String.join(" ", block.strip().split("\\s*\n\\s*"))));
			}
		}
		return paragraphs;
	}

	private static String plain(String text) {
		return MARKUP.matcher(LINK.matcher(text).replaceAll("$1")).replaceAll("");
	}
}
