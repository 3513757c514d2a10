package org.hullwright.lang.messages;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.MismatchedTokenException;
import org.antlr.runtime.RecognitionException;
import org.antlr.runtime.Token;
import org.antlr.runtime.TokenStream;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.nodemodel.SyntaxErrorMessage;
import org.eclipse.xtext.parser.antlr.SyntaxErrorMessageProvider;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.naming.DidYouMean;

/**
 * Says what is wrong with text that cannot be read, without the words of parser generators. One for all files: to find all words of the
 * language takes a while.
 */
@Singleton
public class SyntaxMessages extends SyntaxErrorMessageProvider {

	private static final String NAME = "RULE_ID";
	/** Behind the kind of a component; hardly anybody who errs there means a series. */
	private static final Set<String> NAME_OR_SERIES = Set.of(NextWords.NAME, "“for”");
	private static final String END_OF_BLOCK = "“}”";
	private static final int MOST_POSSIBLE = 5;

	/** Words that begin a question, which in most places stands in parentheses. */
	private static final Set<String> QUESTIONS = Set.of("the", "first", "last", "random", "number", "highest", "lowest", "total", "roll",
			"distance", "each");

	/** Words that a name follows. */
	private static final Set<String> NAMING = Set.of("let", "as", "state", "printed", "derived", "zone", "deck", "bag", "track", "effect",
			"kind");

	/** Words that a kind follows, and then perhaps a name. */
	private static final Set<String> QUANTIFIERS = Set.of("each", "a", "an", "no", "first", "last", "random", "highest", "lowest", "total",
			"of");

	/** Words that go on after the kind. */
	private static final Set<String> CLAUSES = Set.of("in", "where", "ordered", "by", "as", "and", "or", "is", "has", "to", "from", "on",
			"with", "then", "else", "not");

	/** Signs of other languages and of word processors, and what is written for them. */
	private static final Map<String, String> FOREIGN = Map.of("!", "“not”, or for a comparison “is not”", "&", "“and”", "|", "“or”", ";",
			"nothing: a sentence needs no end",
			"%", "“mod”", "\u201C", "“\"”", "\u201D", "“\"”", "\u201E", "“\"”", "\u2019", "“'”", "\u2013", "“-”");

	/** Words that people say, and those of the language for them. */
	private static final Map<String, String> SPOKEN = Map.of("all", "each", "every", "each");

	private final Set<String> keywords;

	/** @param grammar knows the words that cannot be names */
	@Inject
	public SyntaxMessages(IGrammarAccess grammar) {
		this.keywords = GrammarUtil.getAllKeywords(grammar.getGrammar());
	}

	@Override
	@NonNullByDefault({})
	public SyntaxErrorMessage getSyntaxErrorMessage(IParserErrorContext context) {
		RecognitionException problem = context.getRecognitionException();
		return syntax(problem == null || problem.token == null
				? describeUnended(context.getDefaultMessage())
				: describe(problem, context.getTokenNames(), following(problem, context)));
	}

	@Override
	@NonNullByDefault({})
	public SyntaxErrorMessage getSyntaxErrorMessage(IValueConverterErrorContext context) {
		boolean number = context.getValueConverterException().getCause() instanceof NumberFormatException;
		return syntax(number ? "This number is too large." : context.getDefaultMessage());
	}

	/**
	 * Every single character is a word of its own at least, so all that the lexer can complain about is what has a beginning and no end.
	 */
	private static String describeUnended(String complaint) {
		return complaint.contains("'\"'")
				? "This text never ends: its closing quotation mark is missing."
				: "This comment never ends: “*/” is missing.";
	}

	/** What could have stood in the place of the word that is wrong; it must be known which that is. */
	public NextWords following(IParserErrorContext context) {
		return following(context.getRecognitionException(), context);
	}

	private NextWords following(RecognitionException problem, IParserErrorContext context) {
		return NextWords.after(context.getCurrentNode(), end -> between(end, problem), keywords);
	}

	/** The words that the parser had looked at before it came to the one that is wrong, without having read them. */
	private static List<String> between(int end, RecognitionException problem) {
		List<String> words = new ArrayList<>();
		for (int at = problem.index - 1; problem.input instanceof TokenStream tokens && at >= 0; at--) {
			if (tokens.get(at) instanceof CommonToken token && token.getChannel() == Token.DEFAULT_CHANNEL) {
				if (token.getStartIndex() < end) {
					break;
				}
				words.addFirst(token.getText());
			}
		}
		return words;
	}

	private String describe(RecognitionException problem, String[] tokens, NextWords following) {
		String wanted = problem instanceof MismatchedTokenException mismatch ? nameOf(mismatch.expecting, tokens) : "";
		if (wanted.isEmpty() && NAME_OR_SERIES.equals(Set.copyOf(following.told()))) {
			wanted = NextWords.NAME;
		}
		if (problem.token.getType() == Token.EOF) {
			String missing = wanted.isEmpty() && following.told().size() == 1 ? following.told().getFirst() : wanted;
			return missing.isEmpty()
					? "The text ends in the middle of a sentence."
					: "The text ends here, but %s is missing.".formatted(missing);
		}
		String found = problem.token.getText();
		if (isUnseen(found)) {
			String name = Character.getName(found.charAt(0)).toLowerCase(Locale.ROOT);
			return "Here is a sign that nobody can see (%s). Delete it; between words belongs a space.".formatted(name);
		}
		if (FOREIGN.containsKey(found)) {
			return "“%s” is no sign of Hull. Write %s.".formatted(found, FOREIGN.get(found));
		}
		if (found.equals("=") && isAfter(problem, found)) {
			return "One “=” is enough to compare; “is” does it as well.";
		}
		if (found.equals("for") && isNamedSeries(problem)) {
			return "What a series makes has no name, but is called by what it is made for. Leave out the name: “%s for each ...”."
					.formatted(visible((TokenStream) problem.input, problem.index, -1).getLast());
		}
		if (isAfter(problem, "this")) {
			return "“this” goes on with a kind, as in “this room”. What is looked at just now is “it”.";
		}
		if (keywords.contains(found) && isWord(found)
				&& (NAME.equals(raw(problem, tokens)) || NextWords.NAME.equals(wanted) || isWhereNamesStand(problem))) {
			return "“%s” is a word of the language, so it cannot be a name here.".formatted(found);
		}
		if (problem instanceof MismatchedTokenException mismatch && mismatch.expecting == Token.EOF) {
			return "“%s” begins nothing that can stand outside of braces.".formatted(found);
		}
		if (END_OF_BLOCK.equals(wanted) && found.equals("to")) {
			return "“to” cannot stand here. What is to go to a certain place is moved: “move ... to ...”.";
		}
		Optional<String> meant = meant(found, following.keywords().collect(Collectors.toSet()));
		if (meant.isPresent()) {
			return "“%s” is not understood here. Did you mean “%s”?".formatted(found, meant.get());
		}
		if (END_OF_BLOCK.equals(wanted) && (following.told().isEmpty() || following.told().contains(NextWords.SENTENCE))) {
			return "“%s” begins no sentence here.".formatted(found);
		}
		if (Character.isDigit(found.charAt(0)) && NextWords.NAME.equals(wanted)) {
			return "A name begins with a letter.";
		}
		if (!wanted.isEmpty() && !END_OF_BLOCK.equals(wanted)) {
			return missing(wanted, found);
		}
		if (QUESTIONS.contains(found) && following.told().contains(NextWords.VALUE)) {
			return "“%s” cannot stand here without parentheses: “(%s ...)”.".formatted(found, found);
		}
		return unexpected(found, following.told());
	}

	/** The word of the language that is almost, or otherwise, what was written. */
	private Optional<String> meant(String found, Set<String> possible) {
		if (keywords.contains(found)) {
			return Optional.empty();
		}
		return Optional.ofNullable(SPOKEN.get(found)).filter(possible::contains)
				.or(() -> DidYouMean.closest(found, possible.stream().filter(SyntaxMessages::isWord)));
	}

	/**
	 * Says what could stand here when that is little: a long list would be no help. Nor would a name in place of a name, for then what is
	 * wrong comes later.
	 */
	private String unexpected(String found, List<String> possible) {
		boolean isValue = !keywords.contains(found) && (Character.isLetterOrDigit(found.charAt(0)) || found.startsWith("\""));
		if (possible.isEmpty() || possible.size() > MOST_POSSIBLE
				|| isValue && (possible.contains(NextWords.VALUE) || possible.contains(NextWords.NAME))) {
			return (keywords.contains(found) ? "“%s” cannot stand here." : "“%s” is not understood here.").formatted(found);
		}
		if (possible.size() == 1) {
			return missing(possible.getFirst(), found);
		}
		return "“%s” cannot stand here, but %s or %s could.".formatted(found, String.join(", ", possible.subList(0, possible.size() - 1)),
				possible.getLast());
	}

	private static String missing(String wanted, String found) {
		return "%s is missing before “%s”.".formatted(wanted.substring(0, 1).toUpperCase() + wanted.substring(1), found);
	}

	/** Whether the words around tell that a name was meant: `let top`, `as last`, `first: room`, `each room first`, `there is a room a`. */
	private boolean isWhereNamesStand(RecognitionException problem) {
		if (!(problem.input instanceof TokenStream words) || problem.index < 0) {
			return false;
		}
		List<String> before = visible(words, problem.index, -1);
		List<String> after = visible(words, problem.index, 1);
		return NAMING.contains(before.getFirst()) || ":".equals(after.getFirst())
				|| QUANTIFIERS.contains(before.getLast()) && isWord(before.getFirst()) && !CLAUSES.contains(problem.token.getText());
	}

	/** Whether this goes on a component that has a name, as a series of components begins: `card Ace for each`. */
	private boolean isNamedSeries(RecognitionException problem) {
		if (!(problem.input instanceof TokenStream words) || problem.index < 0) {
			return false;
		}
		return visible(words, problem.index, 1).getFirst().equals("each")
				&& visible(words, problem.index, -1).stream().allMatch(word -> isWord(word) && !keywords.contains(word));
	}

	/** The two words next to one, the nearest first; empty where the text ends. */
	private static List<String> visible(TokenStream words, int index, int step) {
		List<String> found = new ArrayList<>();
		for (int at = index + step; at >= 0 && at < words.size() && found.size() < 2; at += step) {
			if (words.get(at).getChannel() == Token.DEFAULT_CHANNEL) {
				found.add(words.get(at).getText());
			}
		}
		found.addAll(List.of("", ""));
		return found.subList(0, 2);
	}

	private static boolean isWord(String text) {
		return !text.isEmpty() && Character.isJavaIdentifierStart(text.charAt(0));
	}

	/** Whether this looks like nothing or like a space, as what is copied from elsewhere may have it. */
	private static boolean isUnseen(String text) {
		return text.length() == 1
				&& text.chars().allMatch(
						sign -> Character.isISOControl(sign) || Character.isSpaceChar(sign) || Character.getType(sign) == Character.FORMAT);
	}

	private static boolean isAfter(RecognitionException problem, String word) {
		Token before = problem.input instanceof TokenStream words && words.index() > 0 ? words.LT(-1) : null;
		return before != null && word.equals(before.getText());
	}

	private static String raw(RecognitionException problem, String[] tokens) {
		return problem instanceof MismatchedTokenException mismatch && isToken(mismatch.expecting, tokens)
				? tokens[mismatch.expecting]
				: "";
	}

	private static String nameOf(int token, String[] tokens) {
		if (!isToken(token, tokens)) {
			return "";
		}
		return switch (tokens[token]) {
			case NAME -> "a name";
			case "RULE_STRING" -> "a text in quotes";
			case "RULE_INT" -> "a number";
			case String keyword -> "“" + keyword.substring(1, keyword.length() - 1) + "”";
		};
	}

	private static boolean isToken(int token, String[] tokens) {
		return token >= 0 && token < tokens.length;
	}

	private static SyntaxErrorMessage syntax(String problem) {
		return new SyntaxErrorMessage(IssueCode.SYNTAX.message(problem), IssueCode.SYNTAX.name());
	}
}
