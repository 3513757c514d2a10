package org.hullwright.lang.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.eclipse.xtext.GrammarUtil;
import org.hullwright.lang.HullStandaloneSetup;
import org.hullwright.lang.services.HullGrammarAccess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The files of an extension for another editor, as far as they can be looked at without one. */
class EditorFilesTest {

	private static final Path EXTENSION = Path.of("../org.hullwright.vscode");
	private static final EditorFiles FILES = EditorFiles.ofHull();

	@TempDir
	private Path folder;

	@Test
	void the_grammar_knows_every_word_of_the_language_and_no_part_of_a_name() {
		Pattern words = Pattern.compile(patternOf("keyword.control.hull") + "|" + patternOf("constant.language.hull"));
		assertEquals(List.of(), keywords().filter(keyword -> !words.matcher(keyword).matches()).toList());
		assertFalse(words.matcher("roomy").find());
		assertFalse(words.matcher("my_room").find());
		assertFalse(words.matcher("^room").find());
	}

	@Test
	void every_pattern_of_the_grammar_can_be_read() {
		var patterns = new ArrayList<String>();
		collect(JsonParser.parseString(FILES.grammar()), patterns);
		assertTrue(patterns.size() > 10, patterns.toString());
		patterns.forEach(Pattern::compile);
	}

	@ParameterizedTest
	@ValueSource(strings = { "// room", "/* room", "\"room" })
	void what_begins_a_comment_or_a_text_comes_before_words(String text) {
		JsonElement first = JsonParser.parseString(FILES.grammar()).getAsJsonObject().getAsJsonArray("patterns").asList().stream()
				.filter(rule -> Pattern.compile(
						(rule.getAsJsonObject().has("match") ? rule.getAsJsonObject().get("match") : rule.getAsJsonObject().get("begin"))
								.getAsString())
						.matcher(text).lookingAt())
				.findFirst().orElseThrow();
		assertTrue(first.getAsJsonObject().get("name").getAsString().matches("(comment|string).*"), first.toString());
	}

	@Test
	void the_snippets_are_the_sentences_that_are_offered() {
		JsonObject room = JsonParser.parseString(FILES.snippets()).getAsJsonObject().getAsJsonObject("room …: a room");
		assertEquals("room", room.get("prefix").getAsString());
		assertEquals("[\"room ${1:NewRoom} \\\"${2:New Room}\\\" {\",\"\\t$0\",\"}\"]", room.get("body").toString());
	}

	@Test
	void the_extension_names_files_that_are_there_or_are_made() throws IOException {
		FILES.write(folder);
		JsonObject extension = JsonParser.parseString(Files.readString(EXTENSION.resolve("package.json"))).getAsJsonObject();
		var named = new ArrayList<>(List.of(extension.get("main").getAsString()));
		JsonObject contributes = extension.getAsJsonObject("contributes");
		contributes.getAsJsonArray("languages")
				.forEach(language -> named.add(language.getAsJsonObject().get("configuration").getAsString()));
		contributes.getAsJsonArray("grammars").forEach(grammar -> named.add(grammar.getAsJsonObject().get("path").getAsString()));
		contributes.getAsJsonArray("snippets").forEach(snippets -> named.add(snippets.getAsJsonObject().get("path").getAsString()));
		assertEquals(4, named.size());
		assertEquals(List.of(),
				named.stream().filter(file -> !Files.exists(EXTENSION.resolve(file)) && !Files.exists(folder.resolve(file))).toList());
	}

	@Test
	void the_extension_and_its_configuration_are_valid() throws IOException {
		JsonObject extension = JsonParser.parseString(Files.readString(EXTENSION.resolve("package.json"))).getAsJsonObject();
		for (String required : List.of("name", "version", "publisher", "engines", "main")) {
			assertTrue(extension.has(required), required);
		}
		assertTrue(extension.get("version").getAsString().matches("\\d+\\.\\d+\\.\\d+"));
		JsonObject configuration = JsonParser.parseString(Files.readString(EXTENSION.resolve("language-configuration.json")))
				.getAsJsonObject();
		Pattern.compile(configuration.get("wordPattern").getAsString());
		assertEquals("source.hull", extension.getAsJsonObject("contributes").getAsJsonArray("grammars").get(0).getAsJsonObject()
				.get("scopeName").getAsString());
	}

	private static String patternOf(String name) {
		return JsonParser.parseString(FILES.grammar()).getAsJsonObject().getAsJsonArray("patterns").asList().stream()
				.map(JsonElement::getAsJsonObject)
				.filter(rule -> rule.get("name").getAsString().equals(name)).findFirst().orElseThrow().get("match").getAsString();
	}

	private static void collect(JsonElement element, List<String> patterns) {
		if (element.isJsonArray()) {
			element.getAsJsonArray().forEach(child -> collect(child, patterns));
		} else if (element.isJsonObject()) {
			element.getAsJsonObject().entrySet().forEach(entry -> {
				if (List.of("match", "begin", "end").contains(entry.getKey())) {
					patterns.add(entry.getValue().getAsString());
				}
				collect(entry.getValue(), patterns);
			});
		}
	}

	private static Stream<String> keywords() {
		return GrammarUtil
				.getAllKeywords(
						new HullStandaloneSetup().createInjectorAndDoEMFRegistration().getInstance(HullGrammarAccess.class).getGrammar())
				.stream().filter(keyword -> keyword.chars().allMatch(Character::isLetter));
	}
}
