package org.hullwright.lang.messages;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.antlr.runtime.MismatchedTokenException;
import org.antlr.runtime.RecognitionException;
import org.antlr.runtime.Token;
import org.antlr.runtime.TokenStream;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.nodemodel.SyntaxErrorMessage;
import org.eclipse.xtext.parser.antlr.SyntaxErrorMessageProvider;
import org.hullwright.lang.validation.IssueCode;

import com.google.inject.Inject;
import com.google.inject.Singleton;

/** Says what is wrong with text that cannot be read, without the words of parser generators. One for all files: to find all words of the language takes a while. */
@Singleton
public class SyntaxMessages extends SyntaxErrorMessageProvider {

	private static final String NAME = "RULE_ID";
	private static final String END_OF_BLOCK = "`}`";

	/** Words that begin a question, which in most places stands in parentheses. */
	private static final Set<String> QUESTIONS = Set.of("the", "first", "last", "random", "number", "highest", "lowest", "total", "roll", "distance", "each");

	/** Words that a name follows. */
	private static final Set<String> NAMING = Set.of("let", "as", "state", "printed", "derived", "zone", "deck", "bag", "track", "effect");

	/** Words that a kind follows, and then perhaps a name. */
	private static final Set<String> QUANTIFIERS = Set.of("each", "a", "an", "no", "first", "last", "random", "highest", "lowest", "total", "of");

	/** Words that go on after the kind. */
	private static final Set<String> CLAUSES = Set.of("in", "where", "ordered", "by", "as", "and", "or", "is", "has", "to", "from", "on", "with", "then", "else", "not");

	/** Signs of other languages, and the words for them. */
	private static final Map<String, String> FOREIGN = Map.of("!", "`not`, or for a comparison `is not`", "&", "`and`", "|", "`or`", ";", "nothing: a sentence needs no end",
			"%", "`mod`");

	private final Set<String> keywords;

	/** @param grammar knows the words that cannot be names */
	@Inject
	public SyntaxMessages(IGrammarAccess grammar) {
		this.keywords = GrammarUtil.getAllKeywords(grammar.getGrammar());
	}

	@Override
	public SyntaxErrorMessage getSyntaxErrorMessage(IParserErrorContext context) {
		RecognitionException problem = context.getRecognitionException();
		return syntax(problem == null || problem.token == null ? describeUnended(context.getDefaultMessage()) : describe(problem, context.getTokenNames()));
	}

	@Override
	public SyntaxErrorMessage getSyntaxErrorMessage(IValueConverterErrorContext context) {
		boolean number = context.getValueConverterException().getCause() instanceof NumberFormatException;
		return syntax(number ? "This number is too large." : context.getDefaultMessage());
	}

	/** Every single character is a word of its own at least, so all that the lexer can complain about is what has a beginning and no end. */
	private static String describeUnended(String complaint) {
		return complaint.contains("'\"'") ? "This text never ends: its closing quotation mark is missing." : "This comment never ends: `*/` is missing.";
	}

	private String describe(RecognitionException problem, String[] tokens) {
		String wanted = problem instanceof MismatchedTokenException mismatch ? nameOf(mismatch.expecting, tokens) : "";
		if (problem.token.getType() == Token.EOF) {
			return wanted.isEmpty() ? "The text ends in the middle of a sentence." : "The text ends here, but %s is missing.".formatted(wanted);
		}
		String found = problem.token.getText();
		if (FOREIGN.containsKey(found)) {
			return "`%s` is no sign of Hull. Write %s.".formatted(found, FOREIGN.get(found));
		}
		if (isAfter(problem, "this")) {
			return "`this` goes on with a kind, as in `this room`. What is looked at just now is `it`.";
		}
		if (keywords.contains(found) && isWord(found) && (NAME.equals(raw(problem, tokens)) || isWhereNamesStand(problem))) {
			return "`%s` is a word of the language, so it cannot be a name here.".formatted(found);
		}
		if (problem instanceof MismatchedTokenException mismatch && mismatch.expecting == Token.EOF) {
			return "`%s` begins nothing that can stand outside of braces.".formatted(found);
		}
		if (END_OF_BLOCK.equals(wanted) && found.equals("to")) {
			return "`to` cannot stand here. What is to go to a certain place is moved: `move ... to ...`.";
		}
		if (END_OF_BLOCK.equals(wanted)) {
			return "`%s` begins no sentence here, or %s is missing before it.".formatted(found, wanted);
		}
		if (!wanted.isEmpty()) {
			return "%s is missing before `%s`.".formatted(wanted.substring(0, 1).toUpperCase() + wanted.substring(1), found);
		}
		if (QUESTIONS.contains(found)) {
			return "`%s` cannot stand here without parentheses: `(%s ...)`.".formatted(found, found);
		}
		return keywords.contains(found) ? "`%s` cannot stand here.".formatted(found) : "`%s` is not understood here.".formatted(found);
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

	private static boolean isAfter(RecognitionException problem, String word) {
		Token before = problem.input instanceof TokenStream words && words.index() > 0 ? words.LT(-1) : null;
		return before != null && word.equals(before.getText());
	}

	private static String raw(RecognitionException problem, String[] tokens) {
		return problem instanceof MismatchedTokenException mismatch && isToken(mismatch.expecting, tokens) ? tokens[mismatch.expecting] : "";
	}

	private static String nameOf(int token, String[] tokens) {
		if (!isToken(token, tokens)) {
			return "";
		}
		return switch (tokens[token]) {
			case NAME -> "a name";
			case "RULE_STRING" -> "a text in quotes";
			case "RULE_INT" -> "a number";
			case String keyword -> keyword.replace('\'', '`');
		};
	}

	private static boolean isToken(int token, String[] tokens) {
		return token >= 0 && token < tokens.length;
	}

	private static SyntaxErrorMessage syntax(String problem) {
		return new SyntaxErrorMessage(IssueCode.SYNTAX.message(problem), IssueCode.SYNTAX.name());
	}
}
