package org.hullwright.lang.ide.spelling;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.text.ParseException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

import org.apache.lucene.analysis.hunspell.Hunspell;
import org.apache.lucene.store.ByteBuffersDirectory;

/** The words of a language. Thread-safe; remembers what was asked, because texts say the same words again and again. */
final class Dictionary {

	private static final int REMEMBERED = 50_000; // words; then all are forgotten, as most of them were half typed

	private final Hunspell words;
	private final Map<String, Boolean> known = new ConcurrentHashMap<>();
	private final Map<String, List<String>> similar = new ConcurrentHashMap<>();

	private Dictionary(Hunspell words) {
		this.words = words;
	}

	/** Reads the one of a language, which takes a moment. It must be there. */
	static Dictionary read(String language) {
		try (InputStream endings = Dictionary.class.getResourceAsStream(language + ".aff");
				InputStream stems = Dictionary.class.getResourceAsStream(language + ".dic")) {
			var read = new org.apache.lucene.analysis.hunspell.Dictionary(new ByteBuffersDirectory(), language, endings, stems);
			return new Dictionary(new Hunspell(read));
		} catch (IOException broken) {
			throw new UncheckedIOException("The dictionary of " + language + " cannot be read", broken);
		} catch (ParseException broken) {
			throw new IllegalStateException("The dictionary of " + language + " is broken", broken);
		}
	}

	/** Whether the language has a word, in any of its forms. */
	boolean has(String word) {
		return remembered(word, known, words::spell);
	}

	/** The words that were perhaps meant, the likeliest first. */
	List<String> similarTo(String word) {
		return remembered(word, similar, words::suggest);
	}

	private static <T> T remembered(String word, Map<String, T> answers, Function<String, T> question) {
		if (answers.size() > REMEMBERED) {
			answers.clear();
		}
		return answers.computeIfAbsent(word, question);
	}
}
