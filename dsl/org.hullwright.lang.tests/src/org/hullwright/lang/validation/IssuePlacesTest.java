package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.reports;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.lang.issue.ExplanationTest;
import org.hullwright.lang.issue.IssueCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Where each issue is reported, and in which words. What no test of its own concern expects, the texts in the folder {@code places} do,
 * each called by its code: the line below a mistake points at where it begins.
 */
class IssuePlacesTest {

	private static final Path SOURCES = Path.of("src");
	private static final Path TEXTS = SOURCES.resolve("org/hullwright/lang/validation/places");
	private static final Pattern EXPECTED = Pattern.compile("//\\s*\\^ ([A-Z_]+): ");

	static List<Path> texts() throws IOException {
		return files(TEXTS);
	}

	@ParameterizedTest
	@MethodSource("texts")
	void is_reported_where_the_text_points_and_nothing_else_is(Path text) throws IOException {
		reports(Files.readString(text));
	}

	@Test
	void every_code_is_expected_at_its_place_in_its_words() throws IOException {
		Set<String> unexpected = ExplanationTest.codesOfTexts().map(IssueCode::name).collect(Collectors.toCollection(TreeSet::new));
		for (Path file : files(SOURCES)) {
			EXPECTED.matcher(Files.readString(file)).results().forEach(found -> unexpected.remove(found.group(1)));
		}
		assertEquals(Set.of(), unexpected, "expect them with Expectations.reports in the test of their concern, or in a text in " + TEXTS);
	}

	private static List<Path> files(Path folder) throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			return files.filter(Files::isRegularFile).sorted().toList();
		}
	}
}
