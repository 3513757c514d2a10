package org.hullwright.lang.ide.hover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.HullStandaloneSetup;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.fixture.Workspace;
import org.hullwright.lang.services.HullGrammarAccess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every word of the language is explained, with an example that is right. */
class KeywordsTest {

	/** Where sentences may stand; an example must fit one of them. */
	private static final List<String> PLACES = List.of("pack p\n%s", "pack p\nprocedure P { %s }", "pack p\nextend card { %s }", "%s",
			"pack p { %s }",
			"pack p\nexpansion E { %s }", "pack p\nexperiment \"many\" { %s }", "pack p\nexperiment \"many\" { %s measure \"one\" 1 }");

	@TempDir
	private Path folder;

	@Test
	void every_keyword_is_explained_and_nothing_else() throws IOException {
		Set<String> keywords = GrammarUtil
				.getAllKeywords(
						new HullStandaloneSetup().createInjectorAndDoEMFRegistration().getInstance(HullGrammarAccess.class).getGrammar())
				.stream().filter(keyword -> keyword.chars().allMatch(Character::isLetter)).collect(Collectors.toCollection(TreeSet::new));
		assertEquals(keywords, new TreeSet<>(explanations().stringPropertyNames()));
	}

	@Test
	void every_example_uses_its_word_and_is_right() throws IOException {
		Workspace workspace = Workspace.in(folder);
		List<String> wrong = new ArrayList<>();
		explanations().forEach((word, explanation) -> {
			String example = explanation.toString().split(" \\| ", 2)[1];
			if (!example.matches("(?s).*\\b" + word + "\\b.*")
					|| PLACES.stream().noneMatch(place -> isRight(workspace, place.formatted(example)))) {
				wrong.add(word + ": " + example);
			}
		});
		assertEquals(List.of(), wrong);
	}

	@Test
	void a_word_of_the_language_tells_what_it_says_and_a_name_what_it_stands_for() {
		Workspace workspace = Workspace.in(folder).file("house/house.hull", "pack house { version 1.0.0 }\ntoken Lamp { copies: 2 }\n");
		assertEquals("**repeat** — Performs a block several times.\n\n```hull\nrepeat 3 times { do Attack by it on actor }\n```",
				workspace.explainedAt("house/more.hull", "pack house\nprocedure P { rep<|>eat 2 times { place Lamp in it } }\n"));
		String lamp = workspace.explainedAt("house/more.hull", "pack house\nroom Hall\nprocedure P { place La<|>mp in Hall }\n");
		assertTrue(lamp.startsWith("**token Lamp**"), lamp);
	}

	private static boolean isRight(Workspace workspace, String text) {
		workspace.open("p/p.hull", text);
		return workspace.service().checking().problems(workspace.address("p/p.hull"), CancelIndicator.NullImpl).stream()
				.noneMatch(problem -> problem.code().equals("SYNTAX"));
	}

	private static Properties explanations() throws IOException {
		try (Reader text = new InputStreamReader(HullLanguageService.class.getResourceAsStream("words/keywords.properties"),
				StandardCharsets.UTF_8)) {
			var explanations = new Properties();
			explanations.load(text);
			return explanations;
		}
	}
}
