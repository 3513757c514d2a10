package org.hullwright.lang.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.fixture.Hull;
import org.hullwright.lang.fixture.Samples;
import org.hullwright.lang.issue.IssueCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever state a text is in while it is being written, reading and checking it end with issues, never with an exception. */
class BrokenTextTest {

	private static final int STEP = 127; // characters from one prefix to the next; prime, so that breaks fall on all sorts of places

	private static final int WORDS = 29; // from one replaced word to the next

	private static final int LINES = 5; // from one missing line to the next

	private final String text = Samples.everything();

	@Test
	void every_beginning_of_a_text_can_be_checked() {
		IntStream.iterate(0, length -> length <= text.length(), length -> length + STEP)
				.forEach(length -> canBeChecked(text.substring(0, length)));
	}

	@Test
	void every_text_without_one_of_its_lines_can_be_checked() {
		List<String> lines = text.lines().toList();
		IntStream.iterate(0, missing -> missing < lines.size(), missing -> missing + LINES).forEach(missing -> canBeChecked(
				String.join("\n", IntStream.range(0, lines.size()).filter(line -> line != missing).mapToObj(lines::get).toList())));
	}

	@Test
	void every_text_with_one_word_replaced_can_be_checked() {
		var words = text.split("(?<=\\s)");
		IntStream.iterate(0, word -> word < words.length, word -> word + WORDS).forEach(replaced -> canBeChecked(
				String.join("", IntStream.range(0, words.length).mapToObj(word -> word == replaced ? "nonsense " : words[word]).toList())));
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"pack p { version 1.0.0 }\nkind is token { derived one: number = its two }",
			"pack p { version 1.0.0 }\nkind is token { state bag: list of token }\nprocedure P of it: token { set it's of to 1 }",
			"pack p { version 1.0.0 }\nvalues { red }\nstate colour: number = red",
			"pack p { version 1.0.0 }\nprocedure Look by : character reads \"{actor} looks\" { stop }",
			"pack p { version 1.0.0 }\ndie { 1 }\nstate luck: number = (roll )'s" })
	void a_declaration_that_has_no_name_yet_can_be_spoken_of(String unnamed) {
		canBeChecked(unnamed);
	}

	@Test
	void a_sign_where_a_name_is_to_be_is_a_mistake_of_its_own() {
		canBeChecked("pack p { version 1.0.0 }\nkind cat is token { state age: number = 1 }\nprocedure P on c: cat { set c's^ age to 2 }");
	}

	private static void canBeChecked(String text) {
		var faults = Hull.read("// FILE broken.hull\n" + text).issues().stream()
				.filter(issue -> issue.getCode() == null || IssueCode.CHECK_FAILED.name().equals(issue.getCode())).map(Issue::toString)
				.toList();
		assertEquals(List.of(), faults, text);
	}
}
