package org.hullwright.lang.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import org.hullwright.lang.ide.HullIdeSetup;
import org.hullwright.lang.ide.answer.Proposal;
import org.hullwright.lang.ide.answer.Vocabulary;

/**
 * Files that editors want of a language beside its server: a TextMate grammar, which colours words before the server has started, and the
 * sentences as snippets. Both are made from the language itself, so that they never say anything else.
 */
public final class EditorFiles {

	/** Where the grammar goes, below the folder of the extension. */
	public static final Path GRAMMAR = Path.of("syntaxes", "hull.tmLanguage.json");
	/** Where the snippets go, below the folder of the extension. */
	public static final Path SNIPPETS = Path.of("snippets", "hull.json");

	private static final Gson JSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();
	private static final Set<String> VALUES = Set.of("yes", "no", "none");

	private final Vocabulary vocabulary;

	/** @param vocabulary what the language has */
	public EditorFiles(Vocabulary vocabulary) {
		this.vocabulary = vocabulary;
	}

	/** Those of the language as it is. Takes a moment. */
	public static EditorFiles ofHull() {
		return new EditorFiles(HullIdeSetup.start().writing().vocabulary());
	}

	/** Writes both below a folder, over what is there. */
	public void write(Path folder) throws IOException {
		write(folder.resolve(GRAMMAR), grammar());
		write(folder.resolve(SNIPPETS), snippets());
	}

	private static void write(Path file, String text) throws IOException {
		Files.createDirectories(file.getParent());
		Files.writeString(file, text + "\n");
	}

	/** The grammar, in JSON. */
	public String grammar() {
		Map<String, Object> grammar = new LinkedHashMap<>();
		grammar.put("name", "Hull");
		grammar.put("scopeName", "source.hull");
		grammar.put("fileTypes", List.of("hull"));
		grammar.put("patterns", List.of(
				block("comment.block.hull", "/\\*", "\\*/", List.of()),
				match("comment.line.double-slash.hull", "//.*$"),
				block("string.quoted.double.hull", "\"", "\"", List.of(match("constant.character.escape.hull", "\\\\."),
						match("variable.parameter.placeholder.hull", "\\{[^{}\"]*\\}"))),
				match("constant.other.rule.hull", "\\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+\\b"),
				match("constant.numeric.hull", "\\b[0-9]+(?:\\.[0-9]+)*\\b"),
				match("keyword.operator.possessive.hull", "'s\\b"),
				match("constant.language.hull", words(true)),
				match("keyword.control.hull", words(false)),
				match("variable.other.hull", "\\^?[A-Za-z_][A-Za-z_0-9]*"),
				match("keyword.operator.hull", "<=|>=|[-<>=+*/]")));
		return JSON.toJson(grammar);
	}

	/** The words that are values, or all others; not those that are names because a caret stands before them. */
	private String words(boolean values) {
		return "(?<!\\^)\\b(?:" + String.join("|", vocabulary.words().stream().filter(word -> VALUES.contains(word) == values).toList())
				+ ")\\b";
	}

	private static Map<String, Object> match(String name, String pattern) {
		Map<String, Object> rule = new LinkedHashMap<>();
		rule.put("name", name);
		rule.put("match", pattern);
		return rule;
	}

	private static Map<String, Object> block(String name, String begin, String end, List<Map<String, Object>> inside) {
		Map<String, Object> rule = new LinkedHashMap<>();
		rule.put("name", name);
		rule.put("begin", begin);
		rule.put("end", end);
		if (!inside.isEmpty()) {
			rule.put("patterns", inside);
		}
		return rule;
	}

	/** The snippets, in JSON. Each is offered for the word it begins with. */
	public String snippets() {
		Map<String, Object> snippets = new LinkedHashMap<>();
		for (Proposal sentence : vocabulary.sentences()) {
			Map<String, Object> snippet = new LinkedHashMap<>();
			snippet.put("prefix", sentence.text().split("\\W", 2)[0]);
			snippet.put("body", Completions.snippet(sentence).lines().toList());
			snippet.put("description", sentence.detail());
			snippets.put(sentence.label() + ": " + sentence.detail(), snippet);
		}
		return JSON.toJson(snippets);
	}
}
