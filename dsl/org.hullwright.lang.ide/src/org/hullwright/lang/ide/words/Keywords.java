package org.hullwright.lang.ide.words;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Properties;

import com.google.inject.Singleton;

/** Explains keywords. A sentence and an example for each are written down beside this class. */
@Singleton
public class Keywords {

	private static final String FILE = "keywords.properties";
	private static final String BETWEEN = " \\| ";

	private final Properties sentences = new Properties();

	/** Reads the sentences. */
	public Keywords() {
		try (Reader text = new InputStreamReader(Keywords.class.getResourceAsStream(FILE), StandardCharsets.UTF_8)) {
			sentences.load(text);
		} catch (IOException broken) {
			throw new UncheckedIOException("The explanations of keywords cannot be read", broken);
		}
	}

	/** What a keyword says, and an example, in Markdown; empty for what is no word, as braces. */
	public Optional<String> explain(String keyword) {
		return Optional.ofNullable(sentences.getProperty(keyword)).map(entry -> entry.split(BETWEEN, 2))
				.map(parts -> "**" + keyword + "** — " + parts[0] + "\n\n```hull\n" + parts[1] + "\n```");
	}

	/** What a keyword says, in one sentence without marks; empty for what is no word. */
	public Optional<String> sentence(String keyword) {
		return Optional.ofNullable(sentences.getProperty(keyword)).map(entry -> entry.split(BETWEEN, 2)[0]);
	}
}
