package org.hullwright.lang.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.resource.Resource.Diagnostic;
import org.hullwright.lang.fixture.Hull;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples on the page that defines the language can be read. Three dots stand for what is left out there. */
class LanguagePageTest {

	private static final Path PAGE = Path.of(System.getProperty("basedir", "."), "../../docs/language.md");

	static Stream<String> examples() throws IOException {
		return Arrays.stream(Files.readString(PAGE).split("\n(?!\t|\n)")).filter(block -> block.startsWith("\t") || block.contains("\n\t"))
				.map(block -> block.lines().filter(line -> line.startsWith("\t")).map(line -> line.substring(1).replace("...", ""))
						.reduce("", (text, line) -> text + line + "\n"));
	}

	@ParameterizedTest
	@MethodSource("examples")
	void examples_can_be_read(String example) {
		List<String> asDeclarations = problemsOf(example);
		List<String> asSentences = problemsOf("procedure Example {\n" + example + "}");
		assertEquals(List.of(), asSentences.size() < asDeclarations.size() ? asSentences : asDeclarations, example);
	}

	private static List<String> problemsOf(String text) {
		var file = Hull.read(text).file();
		return file.getParseResult().hasSyntaxErrors()
				? file.getErrors().stream().filter(error -> !error.getMessage().startsWith("There is no")).map(Diagnostic::toString)
						.toList()
				: List.of();
	}
}
