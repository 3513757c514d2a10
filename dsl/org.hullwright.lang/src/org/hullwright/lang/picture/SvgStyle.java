package org.hullwright.lang.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The part of CSS that drawings may use: {@code property: value} with allowed properties and values that refer to nothing but the drawing
 * itself, and style sheets of plain rules. Whatever is written otherwise is refused, not skipped, so that no viewer can understand it in
 * another way.
 */
final class SvgStyle {

	private static final Set<String> FUNCTIONS = Set.of("rgb", "rgba", "hsl", "hsla", "icc-color", "device-cmyk", "matrix", "translate",
			"scale", "rotate",
			"skewx", "skewy", "rect");
	private static final Pattern OWN_PART = Pattern.compile("(?i)url\\(\\s*+(['\"]?)\\s*+#([^\\s'\"()<>]++)\\s*+\\1\\s*+\\)");
	private static final Pattern SUSPECT = Pattern.compile("[(\\\\@/'\"]");
	private static final Pattern STRING = Pattern.compile("'[^'\\n]*'|\"[^\"\\n]*\"");
	private static final Pattern SELECTOR = Pattern.compile("[\\w.#*>+~ -]++");
	private static final Pattern LAST = Pattern.compile("(\\*|[A-Za-z][\\w-]*+)?+([.#][\\w-]++)?+[.#\\w-]*+");
	private static final int MOST_RULES = 5000;
	private static final String ALLOWED = "a style says only “property: value”, with colours, numbers, words and references like “url(#part)”";

	private static final String PLAIN_RULES = "a style sheet has only rules like “.name { fill: red }”";

	private SvgStyle() {}

	/** What a style says of one property. The name is in small letters. */
	record Declaration(String property, String value) {}

	/**
	 * To which elements some declarations apply: those with a class or an id, of a name, or all; perhaps to fewer.
	 *
	 * @param key {@code .class}, {@code #id}, the name of an element, or {@code *}
	 */
	record Rule(String key, List<Declaration> declarations) {

		/** Characters of the values. */
		long length() {
			return declarations.stream().mapToLong(said -> 1 + said.value().length()).sum();
		}
	}

	/**
	 * The ids that a value refers to.
	 *
	 * @throws SvgObjection when it refers to something else, or is written in a way that hides what it does
	 */
	static List<String> references(String value, int line) throws SvgObjection {
		if (!SUSPECT.matcher(value).find()) {
			return List.of();
		}
		var references = new ArrayList<String>();
		Matcher own = OWN_PART.matcher(value);
		while (own.find()) {
			references.add(own.group(2));
		}
		String rest = STRING.matcher(own.replaceAll(" ")).replaceAll(" ");
		for (int opening = rest.indexOf('('); opening >= 0; opening = rest.indexOf('(', opening + 1)) {
			if (!FUNCTIONS.contains(wordBefore(opening, rest).toLowerCase(Locale.ROOT))) {
				throw SvgObjection.unsafe("says " + SvgObjection.quoted(value), line, ALLOWED);
			}
		}
		if (rest.indexOf('\\') >= 0 || rest.indexOf('@') >= 0 || rest.contains("/*") || rest.indexOf('\'') >= 0 || rest.indexOf('"') >= 0) {
			throw SvgObjection.unsafe("says " + SvgObjection.quoted(value), line, ALLOWED);
		}
		return references;
	}

	private static String wordBefore(int end, String text) {
		int last = end;
		while (last > 0 && Character.isWhitespace(text.charAt(last - 1))) {
			last--;
		}
		int first = last;
		while (first > 0
				&& (Character.isLetterOrDigit(text.charAt(first - 1)) || text.charAt(first - 1) == '-' || text.charAt(first - 1) == '_')) {
			first--;
		}
		return text.substring(first, last);
	}

	/** What stands in a {@code style} attribute, or between the braces of a rule. */
	static List<Declaration> declarations(String text, int line) throws SvgObjection {
		if (text.indexOf('\\') >= 0 || text.indexOf('{') >= 0 || text.indexOf('}') >= 0) {
			throw SvgObjection.unsafe("says " + SvgObjection.quoted(text), line, ALLOWED);
		}
		var declarations = new ArrayList<Declaration>();
		for (String part : text.split(";")) { // a semicolon in quotes makes two broken halves, which are refused
			if (!part.isBlank()) {
				int colon = part.indexOf(':');
				String property = part.substring(0, Math.max(0, colon)).strip().toLowerCase(Locale.ROOT);
				if (!SvgVocabulary.isProperty(property)) {
					throw SvgObjection.unsafe("has the style " + SvgObjection.quoted(part), line, SvgVocabulary.ATTRIBUTES_IN_WORDS);
				}
				references(part.substring(colon + 1), line); // refuses the others, also where the rule is for nothing
				declarations.add(new Declaration(property, part.substring(colon + 1).strip()));
			}
		}
		return declarations;
	}

	/** What stands in a {@code style} element. */
	static List<Rule> sheet(String text, int line) throws SvgObjection {
		String plain = withoutComments(text);
		var rules = new ArrayList<Rule>();
		int at = 0;
		for (int closing = plain.indexOf('}'); closing >= 0; closing = plain.indexOf('}', at)) {
			int opening = plain.indexOf('{', at);
			if (opening < 0 || closing < opening) {
				throw SvgObjection.unsafe("has the style sheet " + SvgObjection.quoted(plain.substring(at)), line, PLAIN_RULES);
			}
			List<Declaration> declarations = declarations(plain.substring(opening + 1, closing), line);
			for (String selector : plain.substring(at, opening).split(",", -1)) {
				rules.add(new Rule(keyOf(selector.strip().replaceAll("\\s+", " "), line), declarations));
			}
			if (rules.size() > MOST_RULES) {
				throw SvgObjection.unsafe("has a style sheet of more than " + MOST_RULES + " rules");
			}
			at = closing + 1;
		}
		if (!plain.substring(at).isBlank()) {
			throw SvgObjection.unsafe("has the style sheet " + SvgObjection.quoted(plain.substring(at)), line, PLAIN_RULES);
		}
		return rules;
	}

	private static String withoutComments(String text) {
		var plain = new StringBuilder();
		int at = 0;
		for (int opening = text.indexOf("/*"); opening >= 0; opening = text.indexOf("/*", at)) {
			plain.append(text, at, opening).append(' ');
			int closing = text.indexOf("*/", opening + 2);
			at = closing < 0 ? text.length() : closing + 2;
		}
		return plain.append(text, at, text.length()).toString();
	}

	/** The last part of a selector decides to what it applies; what stands before it only narrows that. */
	private static String keyOf(String selector, int line) throws SvgObjection {
		Matcher last = LAST.matcher(selector.substring(1 + Math.max(Math.max(selector.lastIndexOf(' '), selector.lastIndexOf('>')),
				Math.max(selector.lastIndexOf('+'), selector.lastIndexOf('~')))));
		if (!SELECTOR.matcher(selector).matches() || !last.matches() || last.group(1) == null && last.group(2) == null) {
			throw SvgObjection.unsafe("has a style sheet for " + SvgObjection.quoted(selector), line, PLAIN_RULES);
		}
		return last.group(2) != null ? last.group(2) : last.group(1);
	}
}
