package org.hullwright.lang.ide.spelling;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.ide.index.FileSummary;
import org.hullwright.lang.ide.index.VisibleFiles;
import org.hullwright.lang.index.VisiblePacks;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.IssueData;
import org.hullwright.lang.issue.Severities;
import org.hullwright.lang.naming.DidYouMean;

/**
 * Finds words that are perhaps misspelt, in two steps: which words of a file no dictionary has is known from the file alone; which of them
 * are words of the game changes with every file that can be seen. Thread-safe.
 */
@Singleton
public class SpellCheck {

	private static final int ENOUGH = 10; // words to tell by in which language a text is

	private final Severities severities;
	private final Set<String> keywords;
	private final Map<FileSummary, PackWords> words = Collections.synchronizedMap(new WeakHashMap<>());

	@Inject
	SpellCheck(Severities severities, IGrammarAccess grammar) {
		Dictionaries.begin();
		this.severities = severities;
		this.keywords = GrammarUtil.getAllKeywords(grammar.getGrammar()).stream().map(Word::plain).collect(Collectors.toSet());
	}

	/** Words of one file that are in no dictionary, in the order of the file. */
	public static final class Doubtful {

		/** Of a file without any. */
		public static final Doubtful NONE = new Doubtful(List.of());

		private final List<Word> words;

		private Doubtful(List<Word> words) {
			this.words = words;
		}
	}

	/**
	 * The words of a file that are in no dictionary. A text that is mostly made of such words is in another language, and no business of
	 * ours.
	 */
	public Doubtful doubtful(XtextResource file) {
		Map<String, List<Word>> written = PassageReader.read(file).stream()
				.filter(passage -> Dictionaries.of(passage.language()).isPresent())
				.flatMap(passage -> Word.of(passage).stream()).collect(Collectors.groupingBy(Word::language));
		List<Word> unknown = written.values().stream().flatMap(all -> unknown(all).stream()).toList();
		return unknown.isEmpty() ? Doubtful.NONE : new Doubtful(unknown);
	}

	private List<Word> unknown(List<Word> written) {
		Dictionary dictionary = Dictionaries.of(written.getFirst().language()).orElseThrow();
		List<Word> unknown = written.stream().filter(word -> !dictionary.has(word.text()) && !keywords.contains(Word.plain(word.text())))
				.toList();
		boolean isForeign = unknown.size() > ENOUGH && 2 * different(unknown) > different(written);
		return isForeign ? List.of() : unknown;
	}

	private static int different(List<Word> words) {
		return words.stream().map(Word::text).collect(Collectors.toCollection(HashSet::new)).size();
	}

	/** What is reported of them, given what can be seen; nothing when the pack does not want to hear of it. */
	public List<Issue> issues(Doubtful doubtful, URI file, VisibleFiles visible) {
		List<Word> wrong = doubtful.words.stream().filter(word -> !isOfGame(word, visible)).toList();
		if (wrong.isEmpty()) {
			return List.of();
		}
		String pack = visible.find(file).map(FileSummary::pack).orElse("");
		Severity severity = severities.of(IssueCode.WORD_UNKNOWN, pack, file, new VisiblePacks(visible.all()));
		return severity == Severity.IGNORE ? List.of() : wrong.stream().map(word -> issue(word, file, severity)).toList();
	}

	private boolean isOfGame(Word word, VisibleFiles visible) {
		List<String> forms = word.singulars();
		return visible.all().stream().anyMatch(file -> wordsOf(file).allow(word, forms));
	}

	private PackWords wordsOf(FileSummary file) {
		PackWords known = words.get(file);
		if (known == null) {
			known = PackWords.of(file, Dictionaries.english()); // two threads may find the same
			words.put(file, known);
		}
		return known;
	}

	private static Issue issue(Word word, URI file, Severity severity) {
		var issue = new Issue.IssueImpl();
		issue.setCode(IssueCode.WORD_UNKNOWN.name());
		issue.setSeverity(severity);
		issue.setMessage(IssueCode.WORD_UNKNOWN.message(word.text()));
		issue.setUriToProblem(file);
		issue.setOffset(word.range().offset());
		issue.setLength(word.range().length());
		issue.setLineNumber(word.line());
		issue.setData(IssueData.of(IssueCode.WORD_UNKNOWN, word.text(), word.language()));
		return issue;
	}

	/** The words that were perhaps meant, the likeliest first: those of the game, then those of the language. */
	public Stream<String> similar(String word, String language, VisibleFiles visible) {
		Stream<String> ofGame = DidYouMean.close(word,
				visible.all().stream().map(this::wordsOf).flatMap(found -> Stream.of(found.names(), found.titles()))
						.flatMap(found -> found.values().stream()));
		Optional<Dictionary> dictionary = Dictionaries.of(language);
		return Stream.concat(ofGame, dictionary.stream().flatMap(found -> found.similarTo(word).stream())).distinct();
	}
}
