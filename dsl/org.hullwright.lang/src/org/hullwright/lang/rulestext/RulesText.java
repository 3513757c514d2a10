package org.hullwright.lang.rulestext;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What stands on a card below its title, as values that can be drawn, printed or compared. */
public record RulesText(List<Paragraph> paragraphs) {

	/** A card without rules. */
	public static final RulesText EMPTY = new RulesText(List.of());

	private static final Pattern HEADED = Pattern.compile("(\\p{Lu}[^:.,]{0,24}): (\\S.*)");
	private static final String BULLET = "• ";

	public RulesText {
		paragraphs = List.copyOf(paragraphs);
	}

	/**
	 * Some sentences that belong together.
	 *
	 * @param heading what stands before them: the name of an effect, or the number of a step that has its place in a sequence, which then
	 * has no bullet; empty text for nothing
	 * @param depth 0 for what stands by itself, 1 for a point of a list, 2 for a point below that
	 */
	public record Paragraph(String heading, int depth, List<Sentence> sentences) {

		public Paragraph {
			sentences = List.copyOf(sentences);
		}

		/** Whether it is a point of a list whose order does not matter. */
		public boolean isBullet() {
			return depth > 0 && heading.isEmpty();
		}

		/** As it reads, without the heading. */
		public String text() {
			return sentences.stream().map(Sentence::text).collect(Collectors.joining(" "));
		}
	}

	/**
	 * A sentence.
	 *
	 * @param offset where the Hull text begins that it was made from
	 * @param length of that text; 0 when it comes from nowhere
	 */
	public record Sentence(List<Run> runs, int offset, int length) {

		public Sentence {
			runs = List.copyOf(runs);
		}

		/** As it reads. */
		public String text() {
			return runs.stream().map(Run::text).collect(Collectors.joining());
		}
	}

	/**
	 * A stretch of a sentence that looks alike.
	 *
	 * @param named identity of what it names, such as {@code nemesis:kind/room}; empty text when that has none
	 */
	public record Run(String text, Look look, String named) {

		/** A stretch that names nothing with an identity. */
		public Run(String text, Look look) {
			this(text, look, "");
		}
	}

	/** What a stretch of a sentence names. */
	public enum Look {
		/** Nothing: ordinary words. */
		PLAIN,
		/** A component, a kind or a place. */
		ELEMENT,
		/** A word of an enumeration, which may have an icon. */
		WORD,
		/** What an option is called. */
		LABEL
	}

	/** The author's own text, line by line: of several lines, those that begin with few words and a colon have these as their heading. */
	public static RulesText written(String text) {
		List<String> lines = text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
		return new RulesText(lines.stream().map(line -> paragraph(line, lines.size() > 1)).toList());
	}

	private static Paragraph paragraph(String line, boolean amongOthers) {
		Matcher headed = HEADED.matcher(line);
		boolean hasHeading = amongOthers && headed.matches();
		String text = hasHeading ? headed.group(2) : line;
		return new Paragraph(hasHeading ? headed.group(1) : "", 0, List.of(new Sentence(List.of(new Run(text, Look.PLAIN)), 0, 0)));
	}

	/** Line by line, with headings and bullets. */
	public String plain() {
		return runs().stream().map(Run::text).collect(Collectors.joining());
	}

	/** The stretches of all lines, with headings, bullets and line breaks. */
	public List<Run> runs() {
		var runs = new ArrayList<Run>();
		for (Paragraph paragraph : paragraphs) {
			runs.add(new Run((runs.isEmpty() ? "" : "\n") + beginning(paragraph), Look.PLAIN));
			String between = "";
			for (Sentence sentence : paragraph.sentences()) {
				runs.add(new Run(between, Look.PLAIN));
				runs.addAll(sentence.runs());
				between = " ";
			}
		}
		runs.removeIf(run -> run.text().isEmpty());
		return runs;
	}

	/** Whether there is nothing to read. */
	public boolean isEmpty() {
		return paragraphs.isEmpty();
	}

	private static String beginning(Paragraph paragraph) {
		String indent = paragraph.depth() == 0 ? "" : "  ".repeat(paragraph.depth() - 1) + (paragraph.isBullet() ? BULLET : "");
		String end = paragraph.depth() == 0 ? ": " : ". ";
		return indent + (paragraph.heading().isEmpty() ? "" : paragraph.heading() + end);
	}
}
