package org.hullwright.lang.rulestext;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.fixture.Hull;
import org.hullwright.model.Component;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The components of {@code sentences.hull} read as the comments below them say. */
class SentencesTest {

	private static final Pattern DECLARATION = Pattern.compile("^(\\w+) (\\w+)\\b.*");
	private static final String READS = "// reads: ";
	private static final int FEWEST = 80;

	private static Map<String, String> expected;
	private static Hull pack;

	@BeforeAll
	static void read() throws IOException {
		pack = Hull.read(text());
		expected = expectations();
	}

	static Stream<String> components() throws IOException {
		return expectations().keySet().stream();
	}

	private static Map<String, String> expectations() throws IOException {
		var found = new LinkedHashMap<String, String>();
		String declared = "";
		for (String line : text().lines().toList()) {
			var declaration = DECLARATION.matcher(line);
			if (declaration.matches()) {
				declared = declaration.group(2);
			} else if (line.startsWith(READS)) {
				found.merge(declared, line.substring(READS.length()), (one, more) -> one + '\n' + more);
			}
		}
		return found;
	}

	@ParameterizedTest
	@MethodSource("components")
	void an_effect_reads_like_a_card(String name) {
		assertEquals(expected.get(name), rulesOf(component(name)));
	}

	@Test
	void there_are_enough_of_them() throws IOException {
		assertTrue(components().count() >= FEWEST);
	}

	@Test
	void what_is_read_is_a_correct_pack() {
		List<String> errors = new ArrayList<>();
		pack.issues().stream().filter(issue -> issue.getSeverity() == Severity.ERROR).map(Issue::toString).forEach(errors::add);
		assertEquals(List.of(), errors);
	}

	/** All but the first line, which has title and kind. */
	private static String rulesOf(Component component) {
		String whole = Hull.get(CardWriter.class).write(component, "").plain();
		return whole.substring(whole.indexOf('\n') + 1);
	}

	private static Component component(String name) {
		return pack.content().getDeclarations().stream().filter(Component.class::isInstance).map(Component.class::cast)
				.filter(component -> name.equals(component.getName())).findFirst().orElseThrow();
	}

	private static String text() throws IOException {
		try (InputStream text = SentencesTest.class.getResourceAsStream("sentences.hull")) {
			return new String(text.readAllBytes(), StandardCharsets.UTF_8);
		}
	}
}
