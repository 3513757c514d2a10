package org.hullwright.lang.ide.mistakes;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the page that lists mistakes with what is said of them and what mends them. */
final class MistakeTable {

	private static final Pattern ROW = Pattern
			.compile("(?ms)^### (?<name>[^\\n]+)\\n```\\n(?<text>.*?)^```\\n(?<offer>[^\\n]+)\\n(?:```\\n(?<mended>.*?)^```\\n)?");
	private static final Pattern SAID = Pattern.compile("^\\s*\\^ (.*)$");
	private static final Pattern UNSEEN = Pattern.compile("\\\\u([0-9A-F]{4})");
	private static final String UNMENDED = "Nothing mends it.";

	private MistakeTable() {}

	/**
	 * One mistake.
	 *
	 * @param name how somebody would call it
	 * @param text as it is written
	 * @param said what is said of it, as {@code line:column message}, in the order of the text
	 * @param fix the title of what is offered first to mend it; empty when nothing is
	 * @param mended the text that this leads to; without a mend the text itself
	 */
	record Row(String name, String text, List<String> said, String fix, String mended) {

		@Override
		public String toString() {
			return name;
		}
	}

	/** All rows of the page, in its order. */
	static List<Row> rows() {
		return ROW.matcher(decoded(read("mistakes.md"))).results()
				.map(found -> row(found.group("name"), found.group("text"), found.group("offer"), found.group("mended"))).toList();
	}

	/** A text that stands beside the page. */
	static String read(String name) {
		try (InputStream text = MistakeTable.class.getResourceAsStream(name)) {
			return new String(text.readAllBytes(), StandardCharsets.UTF_8);
		} catch (IOException broken) {
			throw new UncheckedIOException(broken);
		}
	}

	/** Signs that nobody could see on the page are written there by their numbers. */
	private static String decoded(String page) {
		return UNSEEN.matcher(page).replaceAll(sign -> Matcher.quoteReplacement(Character.toString(Integer.parseInt(sign.group(1), 16))));
	}

	private static Row row(String name, String marked, String offer, String mended) {
		var lines = new ArrayList<String>();
		var said = new ArrayList<String>();
		for (String line : marked.lines().toList()) {
			var mark = SAID.matcher(line);
			if (mark.matches()) {
				said.add("%d:%d %s".formatted(lines.size(), line.indexOf('^') + 1, mark.group(1)));
			} else {
				lines.add(line);
			}
		}
		String text = String.join("\n", lines) + "\n";
		boolean unmended = offer.equals(UNMENDED);
		return new Row(name, text, List.copyOf(said), unmended ? "" : offer.substring(0, offer.length() - 1), unmended ? text : mended);
	}
}
