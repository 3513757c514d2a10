package org.hullwright.lang.issue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The page that explains an issue: why it matters, wrong text, right text. Shown by hovers, the command line and the help.
 *
 * @param title what it is about
 * @param why the reason, in Markdown
 * @param wrong a pack, or a file of one, that has the issue
 * @param right the same without it
 */
public record Explanation(String title, String why, String wrong, String right) {

	private static final String FENCE = "```";

	/** The page of an issue. */
	public static Explanation of(IssueCode code) {
		String page = read(code.name() + ".md");
		String[] parts = page.split(FENCE + "(hull)?\\n");
		String head = parts[0].strip();
		int end = head.indexOf('\n');
		String why = head.substring(end).replaceAll("(?m)^Wrong:\\s*$", "").strip();
		return new Explanation(head.substring(2, end).strip(), why, parts[1], parts[3]);
	}

	/** The whole page of an issue, in Markdown. */
	public static String pageOf(IssueCode code) {
		return read(code.name() + ".md");
	}

	private static String read(String file) {
		try (InputStream page = Explanation.class.getResourceAsStream("explanations/" + file)) {
			return new String(page.readAllBytes(), StandardCharsets.UTF_8);
		} catch (IOException broken) {
			throw new UncheckedIOException("The explanation " + file + " cannot be read", broken);
		}
	}
}
