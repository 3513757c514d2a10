package org.hullwright.lang.rulestext;

import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Fills what authors say, as in {@code "{actor} makes a Noise roll"}, with who and what it is about. */
final class Templates {

	private static final Pattern GAP = Pattern.compile("\\{([A-Za-z_]\\w*)\\}('s\\b)?");
	/** What is counted, behind its number: " Light Wounds", " cards". */
	private static final Pattern SEVERAL = Pattern.compile("( (?:[A-Z][\\w-]* )*+)([A-Za-z]+s)\\b(?<!ss)");
	private static final Pattern SUBJECT = Pattern.compile("^\\{([A-Za-z_]\\w*)\\} (?=\\S)");

	private Templates() {}

	/** The phrase with its gaps filled; gaps that mean nothing are filled with dots. */
	static String fill(String phrase, UnaryOperator<String> nounOf) {
		Matcher gap = GAP.matcher(phrase);
		var filled = new StringBuilder();
		int rest = 0;
		while (gap.find()) {
			String noun = nounOf.apply(gap.group(1));
			filled.append(phrase, rest, gap.start()).append(gap.group(2) == null ? noun : English.possessive(noun));
			rest = gap.end();
			Matcher several = SEVERAL.matcher(phrase).region(rest, phrase.length());
			if (noun.equals("1") && several.lookingAt()) {
				filled.append(several.group(1)).append(English.singular(several.group(2)));
				rest = several.end();
			}
		}
		return filled.append(phrase.substring(rest)).toString().replaceAll("\\{[^{}]*\\}", Nouns.MISSING);
	}

	/** A phrase that tells what is the case. */
	static Clause state(String phrase, UnaryOperator<String> nounOf) {
		Clause begun = deed(phrase, nounOf);
		int verb = begun.subject().isEmpty() ? English.stateIn(begun.predicate()) : -1;
		return verb < 0 ? begun : new Clause(begun.predicate().substring(0, verb - 1), begun.predicate().substring(verb));
	}

	/** A phrase that tells what happens: who does it stands at its start, or nobody does. */
	static Clause deed(String phrase, UnaryOperator<String> nounOf) {
		Matcher subject = SUBJECT.matcher(phrase);
		return subject.find()
				? new Clause(nounOf.apply(subject.group(1)), fill(phrase.substring(subject.end()), nounOf))
				: Clause.of(fill(phrase, nounOf));
	}

	/** Whether a phrase says itself whose it is. */
	static boolean hasGap(String phrase) {
		return phrase.indexOf('{') >= 0;
	}
}
