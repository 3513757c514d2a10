package org.hullwright.editor.guide;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.hullwright.editor.guide.GuideText.Look;
import org.hullwright.editor.guide.GuideText.Stretch;

/**
 * Reads the Markdown of our pages: headings, paragraphs, lists, tables, fenced and indented code, and within a line bold, slanted, code and
 * links. One for each page.
 */
final class GuideReader {

	private static final String FENCE = "```";
	private static final Pattern MARK = Pattern.compile(
			"\\[(?<link>[^\\]]+)\\]\\((?<target>[^)]+)\\)|\\*\\*(?<bold>.+?)\\*\\*|`(?<code>[^`]+)`|(?<![\\w*])\\*(?<slanted>[^*]+)\\*(?!\\w)");
	private static final Pattern ITEM = Pattern.compile("(- |\\d+\\. )(.*)");
	private static final Pattern RULER = Pattern.compile("\\|[\\s|:-]+\\|");

	private final StringBuilder text = new StringBuilder();
	private final List<Stretch> stretches = new ArrayList<>();
	private final StringBuilder paragraph = new StringBuilder();

	private GuideReader() {}

	/** The page that Markdown stands for. */
	static GuideText read(String markdown) {
		var reader = new GuideReader();
		reader.readLines(markdown.lines().toList());
		return new GuideText(reader.text.toString(), reader.stretches);
	}

	private void readLines(List<String> lines) {
		int at = 0;
		while (at < lines.size()) {
			String line = lines.get(at);
			if (line.startsWith(FENCE)) {
				int end = at + 1;
				while (end < lines.size() && !lines.get(end).startsWith(FENCE)) {
					end++;
				}
				box(lines.subList(at + 1, end), line.equals(FENCE + "hull") ? Look.HULL : Look.BOX);
				at = end + 1;
			} else if (line.startsWith("\t")) {
				int end = at;
				while (end < lines.size() && lines.get(end).startsWith("\t")) {
					end++;
				}
				box(lines.subList(at, end).stream().map(indented -> indented.substring(1)).toList(), Look.BOX);
				at = end;
			} else {
				readLine(line);
				at++;
			}
		}
		endParagraph();
	}

	private void readLine(String line) {
		Matcher item = ITEM.matcher(line);
		if (line.isBlank()) {
			if (!paragraph.isEmpty()) {
				endParagraph();
				text.append('\n');
			}
		} else if (line.startsWith("#")) {
			endParagraph();
			heading(line.replaceFirst("#+ ", ""), line.startsWith("# ") ? Look.TITLE : Look.HEADING);
		} else if (line.startsWith("|")) {
			endParagraph();
			row(line);
		} else if (item.matches()) {
			endParagraph();
			paragraph.append(item.group(1).startsWith("-") ? "•  " : item.group(1)).append(item.group(2));
		} else {
			paragraph.append(paragraph.isEmpty() ? "" : " ").append(line.strip());
		}
	}

	private void heading(String title, Look look) {
		stretches.add(new Stretch(text.length(), title.length(), look, ""));
		text.append(title).append("\n");
	}

	/** A row of a table is a line: what it is about, and what is said of that. The heading of a table says nothing that the rows do not. */
	private void row(String line) {
		if (RULER.matcher(line).matches()) {
			int heading = text.lastIndexOf("\n", text.length() - 2) + 1;
			stretches.removeIf(stretch -> stretch.offset() >= heading);
			text.setLength(heading);
			return;
		}
		List<String> cells = Arrays.stream(line.substring(1).split("(?<!\\\\)\\|")).map(String::strip).toList();
		inline("•  " + cells.getFirst() + " – " + cells.stream().skip(1).collect(Collectors.joining("; ")));
		text.append('\n');
	}

	private void box(List<String> lines, Look look) {
		endParagraph();
		String code = String.join("\n", lines);
		stretches.add(new Stretch(text.length(), code.length(), look, ""));
		text.append(code).append("\n\n");
	}

	private void endParagraph() {
		if (!paragraph.isEmpty()) {
			inline(paragraph.toString());
			text.append('\n');
			paragraph.setLength(0);
		}
	}

	private void inline(String marked) {
		Matcher mark = MARK.matcher(marked);
		int end = 0;
		while (mark.find()) {
			text.append(marked, end, mark.start());
			if (mark.group("link") != null) {
				add(mark.group("link").replace("`", ""), Look.LINK, mark.group("target"));
			} else if (mark.group("bold") != null) {
				add(mark.group("bold").replace("`", ""), Look.BOLD, "");
			} else if (mark.group("code") != null) {
				add(mark.group("code"), Look.CODE, "");
			} else {
				add(mark.group("slanted"), Look.SLANTED, "");
			}
			end = mark.end();
		}
		text.append(marked, end, marked.length());
	}

	private void add(String words, Look look, String target) {
		stretches.add(new Stretch(text.length(), words.length(), look, target));
		text.append(words);
	}
}
