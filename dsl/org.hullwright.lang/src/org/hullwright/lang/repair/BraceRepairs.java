package org.hullwright.lang.repair;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Braces that are missing, too many, or written as something else; where a block ends is told by how its lines are indented. */
final class BraceRepairs implements RepairRule {

	private static final String WRITTEN = "Write braces";
	private static final String OPEN = "{";
	private static final String CLOSE = "}";

	@Override
	public Stream<Repair> repairs(Situation situation) {
		return Stream.of(unclosed(situation), tooMany(situation), otherwise(situation, "(", ")"), otherwise(situation, "[", "]"),
				colon(situation), unopened(situation))
				.flatMap(repairs -> repairs);
	}

	/** Braces that are still open where a line stands no further in than the one they were opened in. */
	private static Stream<Repair> unclosed(Situation situation) {
		Deque<Token> open = new ArrayDeque<>();
		List<Token> words = situation.words();
		for (int at = 0; at < words.size(); at++) {
			Token word = words.get(at);
			if (word.first() && !word.is(CLOSE) && !open.isEmpty() && isIndented(situation, open.peek())
					&& word.column() <= situation.indentation(open.peek())) {
				return Stream.of(closed(situation, open.peek(), words.get(at - 1)));
			}
			if (word.is(OPEN)) {
				open.push(word);
			} else if (word.is(CLOSE) && !open.isEmpty()) {
				if (word.first() && isIndented(situation, open.peek()) && word.column() < situation.indentation(open.peek())) {
					return Stream.of(closed(situation, open.peek(), words.get(at - 1)));
				}
				open.pop();
			}
		}
		return open.isEmpty() ? Stream.of() : Stream.of(closed(situation, open.peekLast(), words.getLast()));
	}

	/** Whether what stands in braces begins in their line or further in than that. */
	private static boolean isIndented(Situation situation, Token opening) {
		int next = situation.words().indexOf(opening) + 1;
		return situation.word(next)
				.filter(word -> word.line() == opening.line() || word.first() && word.column() > situation.indentation(opening))
				.isPresent();
	}

	private static Repair closed(Situation situation, Token opening, Token last) {
		Token first = situation.words().stream().filter(word -> word.line() == opening.line()).findFirst().orElse(opening);
		boolean oneLine = opening.line() == last.line();
		String brace = oneLine ? " }" : situation.lineBreak() + situation.blanksBefore(opening) + CLOSE;
		String whose = situation.words().getFirst() == first
				? "this " + first.text()
				: "“" + (first.is(CLOSE) ? "else" : first.text()) + "”";
		return Repair.of("Write “}”", last, new Replacement(oneLine ? last.end() : endOfThought(situation, last), 0, brace))
				.told("“}” is missing behind this: the braces of %s are still open.".formatted(whose));
	}

	/** Behind the comment that follows a word in its line, if there is one. */
	private static int endOfThought(Situation situation, Token last) {
		int end = situation.text().indexOf('\n', last.end());
		String rest = situation.text().substring(last.end(), end < 0 ? situation.text().length() : end);
		return rest.strip().startsWith("//") ? last.end() + rest.stripTrailing().length() : last.end();
	}

	private static Stream<Repair> tooMany(Situation situation) {
		return situation.found().filter(found -> found.is(CLOSE)).stream()
				.map(found -> Repair.of("Take “}” out", found, withBlanks(situation, found))
						.told("“}” is one too many: no brace is open here."));
	}

	/** With the line, when nothing else stands there. */
	private static Replacement withBlanks(Situation situation, Token word) {
		int start = situation.word(situation.words().indexOf(word) - 1).map(Token::end).orElse(0);
		return situation.text().substring(start, word.offset()).isBlank()
				? new Replacement(start, word.end() - start, "")
				: new Replacement(word.offset(), word.text().length(), "");
	}

	private static Stream<Repair> otherwise(Situation situation, String open, String close) {
		Token found = situation.found(word -> word.is(open));
		if (found == null) {
			return Stream.of();
		}
		int end = situation.closing(situation.at(), open, close);
		if (end < 0 || !situation.isWanted(OPEN)) {
			return Stream.of();
		}
		Token last = situation.words().get(end);
		return Stream.of(Repair.of(WRITTEN, found, new Replacement(found.offset(), 1, OPEN), new Replacement(last.offset(), 1, CLOSE))
				.told("“%s” cannot stand here: %s stands in braces.".formatted(open, inside(situation))));
	}

	/** A colon, and the block is what is indented, or the rest of the line. */
	private static Stream<Repair> colon(Situation situation) {
		Token found = situation.found(word -> word.is(":"));
		if (found == null || !situation.isWanted(OPEN)) {
			return Stream.of();
		}
		return end(situation, situation.at() + 1, found).stream()
				.map(last -> Repair.of(WRITTEN, found, new Replacement(found.offset(), 1, " {"), closing(situation, found, last))
						.told("“:” cannot stand here: %s stands in braces.".formatted(inside(situation))));
	}

	/** No brace at all: the block ends with the braces that are there, or with what is indented. */
	private static Stream<Repair> unopened(Situation situation) {
		int headEnd = (int) situation.words().stream().filter(word -> word.line() == situation.words().getFirst().line()).count();
		return Stream.of(situation.at(), headEnd).distinct().filter(at -> isIndentedBelow(situation, at))
				.flatMap(at -> unopened(situation, at));
	}

	private static boolean isIndentedBelow(Situation situation, int at) {
		return at > 0 && situation.word(at).filter(Token::first)
				.filter(word -> word.column() > situation.indentation(situation.words().get(at - 1))).isPresent()
				&& !situation.words().get(at - 1).is(OPEN);
	}

	private static Stream<Repair> unopened(Situation situation, int at) {
		Token head = situation.words().get(at - 1);
		var opened = new Replacement(head.end(), 0, " {");
		String said = "“{” is missing behind this.";
		var repairs = new ArrayList<Repair>(List.of(Repair.of("Write “{”", head, opened).told(said)));
		end(situation, at, head).ifPresent(last -> repairs.add(Repair.of(WRITTEN, head, opened, closing(situation, head, last))
				.told(said)));
		return repairs.stream();
	}

	/** The last word of what belongs to a line that would have opened a brace. */
	private static Optional<Token> end(Situation situation, int from, Token head) {
		int margin = situation.indentation(head);
		boolean inLine = situation.word(from).filter(word -> !word.first()).isPresent();
		return situation.words().stream().skip(from).takeWhile(word -> inLine
				? word.line() == head.line() && !word.is(CLOSE)
				: word.column() > margin || !word.first())
				.reduce((earlier, later) -> later);
	}

	private static Replacement closing(Situation situation, Token head, Token last) {
		return last.line() == head.line()
				? new Replacement(last.end(), 0, " }")
				: new Replacement(endOfThought(situation, last), 0, situation.lineBreak() + situation.blanksBefore(head) + CLOSE);
	}

	private static String inside(Situation situation) {
		boolean isHead = situation.words().stream().limit(situation.at()).noneMatch(word -> word.is(OPEN));
		return isHead ? "what belongs to this " + situation.words().getFirst().text() : "what happens";
	}
}
