package org.hullwright.editor.hover;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;

/**
 * Text without marks, and where it is emphasised. Understands {@code **bold**}, {@code *slanted*}, {@code `code`}, fenced code and
 * headings; everything else stands as it is written.
 *
 * @param text what is read
 * @param emphases in the order of the text; they do not overlap
 */
record MarkdownText(String text, List<Emphasis> emphases) {

	/** How a stretch stands out. */
	enum Look {
		BOLD, SLANTED, CODE
	}

	/** A stretch that stands out. */
	record Emphasis(int offset, int length, Look look) {}

	private static final Pattern MARK = Pattern.compile(
			"(?ms)^```\\w*\\R(?<fence>.*?)\\R?^```[ \\t]*$|^#{1,4} (?<heading>[^\\r\\n]*)|\\*\\*(?<bold>.+?)\\*\\*|`(?<code>[^`\\r\\n]+)`|(?<![\\w*])\\*(?<slanted>[^*\\r\\n]+)\\*(?!\\w)");

	static MarkdownText of(String markdown) {
		var text = new StringBuilder();
		List<Emphasis> emphases = new ArrayList<>();
		Matcher mark = MARK.matcher(markdown);
		int end = 0;
		while (mark.find()) {
			text.append(markdown, end, mark.start());
			add(mark, "fence", Look.CODE, text, emphases);
			add(mark, "heading", Look.BOLD, text, emphases);
			add(mark, "bold", Look.BOLD, text, emphases);
			add(mark, "code", Look.CODE, text, emphases);
			add(mark, "slanted", Look.SLANTED, text, emphases);
			end = mark.end();
		}
		text.append(markdown.substring(end));
		return new MarkdownText(text.toString(), List.copyOf(emphases));
	}

	private static void add(Matcher mark, String group, Look look, StringBuilder text, List<Emphasis> emphases) {
		String found = mark.group(group);
		if (found != null && !found.isEmpty()) {
			emphases.add(new Emphasis(text.length(), found.length(), look));
			text.append(found);
		}
	}

	/** The emphases for a widget. */
	StyleRange[] styles() {
		return emphases.stream().map(emphasis -> {
			var style = new StyleRange();
			style.start = emphasis.offset();
			style.length = emphasis.length();
			switch (emphasis.look()) {
				case BOLD -> style.fontStyle = SWT.BOLD;
				case SLANTED -> style.fontStyle = SWT.ITALIC;
				case CODE -> style.font = JFaceResources.getTextFont();
			}
			return style;
		}).toArray(StyleRange[]::new);
	}
}
