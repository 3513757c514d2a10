package org.hullwright.lang.rulestext;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.jdt.annotation.Nullable;

/** The little grammar that rules need: articles, plurals, possessives, and verbs that follow their subject. Leaves marks where they are. */
public final class English {

	/** Who reads the card and does what it says. */
	static final String YOU = "you";
	/** What has just been spoken of. */
	static final String IT = "it";

	private static final Set<String> AUXILIARIES = Set.of("is", "are", "was", "were", "can", "cannot", "will", "may", "must");
	private static final Map<String, String> IRREGULAR = Map.of("is", "are", "was", "were", "has", "have", "does", "do", "goes", "go",
			"dies", "die", "lies", "lie", "ties", "tie");
	private static final Set<String> PARTICIPLES = Set.of("been", "begun", "broken", "built", "chosen", "come", "done", "drawn", "fallen",
			"found", "given", "gone", "heard", "held",
			"hidden", "known", "left", "slept", "lost", "made", "met", "put", "read", "run", "seen", "sent", "set", "shut", "spent",
			"taken",
			"thrown", "told", "won");
	private static final String VOWELS = "aeiou";
	private static final Set<String> PLACES = Set.of("In", "On", "At", "Out", "Beside", "Under", "Near", "Next");
	private static final Pattern AMONG = Pattern.compile("the [A-Z]\\w+s (of|in|at|on) .*");
	private static final Pattern SECOND = Pattern.compile("^( (?:or|and) )([a-z]+s)\\b");
	private static final Pattern STATE = Pattern.compile("^(?:[Tt]he )?\\S+ ([a-z]+[^s]s)\\b(?!')");
	private static final Pattern NUMBERED = Pattern.compile(".* (\\d+|[A-Z]|[A-Z]+-?\\d+)");
	private static final Pattern VERB = Pattern.compile(" (is|are|was|were|has|can|will|may|must) ");

	private English() {}

	/** "Action card" of "actionCard": words in small letters, but for those that are no words. */
	static String words(@Nullable String name) {
		if (name == null || name.isEmpty()) {
			return Nouns.MISSING;
		}
		String apart = name.replaceAll("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[a-zA-Z])(?=[0-9])", " ").replace('_', ' ')
				.strip();
		var words = new StringBuilder();
		for (String word : apart.split(" +")) {
			boolean initials = word.length() > 1 && word.equals(word.toUpperCase(Locale.ROOT))
					|| word.length() == 1 && (word.equals(apart) || words.length() > 0);
			words.append(words.isEmpty() ? "" : " ").append(initials ? word : word.toLowerCase(Locale.ROOT));
		}
		return words.toString();
	}

	/** With a capital letter at the start. */
	static String capital(String text) {
		for (int index = 0; index < text.length(); index++) {
			if (!Marks.isMark(text.charAt(index))) {
				return text.substring(0, index) + Character.toUpperCase(text.charAt(index)) + text.substring(index + 1);
			}
		}
		return text;
	}

	/** With a capital letter at the start of each word. */
	static String title(String words) {
		var title = new StringBuilder();
		for (String word : words.split(" ")) {
			title.append(title.isEmpty() ? "" : " ").append(capital(word));
		}
		return title.toString();
	}

	/** With a capital letter and a full stop, unless it ends by itself. */
	static String sentence(String text) {
		String plain = Marks.plain(text).strip();
		boolean ends = plain.isEmpty() || ".!?:…".indexOf(plain.charAt(plain.length() - 1)) >= 0;
		return capital(text.strip()) + (ends ? "" : ".");
	}

	/** "a Room", "an Item", "another Item". */
	public static String indefinite(String noun) {
		String plain = Marks.plain(noun).toLowerCase(Locale.ROOT);
		if (plain.startsWith("other ")) {
			return "an" + noun;
		}
		boolean sounds = !plain.isEmpty() && VOWELS.indexOf(plain.charAt(0)) >= 0 && !plain.startsWith("uni") && !plain.startsWith("use")
				&& !plain.startsWith("one");
		return (sounds ? "an " : "a ") + noun;
	}

	/**
	 * "the Facility", also for what is called "The Facility" by itself; what has a number, as "Pod 2", is a name. What is called by where
	 * it is stays apart.
	 */
	static String definite(String name) {
		String plain = Marks.plain(name);
		if (plain.startsWith("The ")) {
			int article = name.indexOf("The ");
			return "the " + name.substring(0, article) + name.substring(article + "The ".length());
		}
		if (plain.startsWith("the ") || NUMBERED.matcher(plain).matches()) {
			return name;
		}
		return PLACES.contains(first(plain)) || first(plain).equals("A") || first(plain).equals("An") ? '“' + name + '”' : "the " + name;
	}

	/** A place behind its preposition, things behind "among"; what is called by where it is, as “Beside the mat”, needs none. */
	static String located(String preposition, String place) {
		if (preposition.strip().equals("in") && AMONG.matcher(Marks.plain(place)).matches()) {
			return preposition.replace("in", "among") + place;
		}
		if (!place.startsWith("“") || !place.endsWith("”") || !PLACES.contains(first(Marks.plain(place.substring(1))))) {
			return preposition + place;
		}
		String name = place.substring(1, place.length() - 1);
		int start = 0;
		while (Marks.isMark(name.charAt(start))) {
			start++;
		}
		boolean apart = preposition.startsWith(" ");
		return (apart ? " " : "") + name.substring(0, start) + Character.toLowerCase(name.charAt(start)) + name.substring(start + 1);
	}

	/** "Rooms", "Bodies", "Boxes". */
	static String plural(String noun) {
		if (!noun.isEmpty() && Marks.isMark(noun.charAt(noun.length() - 1))) {
			return plural(noun.substring(0, noun.length() - 1)) + noun.charAt(noun.length() - 1);
		}
		String small = noun.toLowerCase(Locale.ROOT);
		if (small.matches(".*[^aeiou]y")) {
			return noun.substring(0, noun.length() - 1) + "ies";
		}
		return noun + (small.matches(".*(s|x|ch|sh|z)") ? "es" : "s");
	}

	/** "Room", "Body", "Box" of several. */
	static String singular(String nouns) {
		if (nouns.endsWith("ies")) {
			return nouns.substring(0, nouns.length() - 3) + 'y';
		}
		return nouns.replaceFirst(nouns.matches(".*(ss|x|ch|sh|z)es") ? "es$" : "s$", "");
	}

	/** Whether a noun is one that games give a name with a capital letter: "Light Wounds", "Oxygen". */
	static boolean isName(String noun) {
		String plain = Marks.plain(noun);
		return !plain.isEmpty() && Character.isUpperCase(plain.charAt(0));
	}

	/** Whether a noun without more behind it looks like one of several things. */
	static boolean areSeveral(String noun) {
		String plain = Marks.plain(noun);
		return plain.endsWith("s") && !plain.endsWith("ss") && !plain.endsWith("us") && !plain.endsWith("is");
	}

	/** "1 Wound", "2 Wounds", "3 or more Wounds". */
	static String counted(String number, String noun) {
		return number + ' ' + (number.equals("1") ? noun : plural(noun));
	}

	/** "your", "its", "the Officer's". */
	static String possessive(String owner) {
		return switch (owner) {
			case YOU -> "your";
			case IT -> "its";
			default -> owner + (Marks.plain(owner).endsWith("s") ? "'" : "'s");
		};
	}

	/** "a, b and c". */
	static String list(List<String> things, String conjunction) {
		return things.size() < 2
				? String.join("", things)
				: String.join(", ", things.subList(0, things.size() - 1)) + ' ' + conjunction + ' ' + things.getLast();
	}

	/**
	 * Predicates of one subject, in which neighbours that begin with the same verb say it once: "is ranged and not broken", "has a Computer
	 * and no Character".
	 *
	 * @param later forms the verbs after the first one
	 */
	static String together(List<String> predicates, String conjunction, UnaryOperator<String> later) {
		var groups = new ArrayList<List<String>>();
		String shared = "";
		for (String predicate : predicates) {
			String verb = sharedVerb(predicate);
			if (!verb.isEmpty() && verb.equals(shared)) {
				groups.getLast().add(predicate.substring(first(predicate).length() + 1));
			} else {
				groups.add(new ArrayList<>(List.of(groups.isEmpty() ? predicate : later.apply(predicate))));
			}
			shared = verb;
		}
		return list(groups.stream().map(group -> list(group, conjunction)).toList(), conjunction);
	}

	/** The verb that a predicate can share with one beside it, with what it goes with; empty where it has none. */
	private static String sharedVerb(String predicate) {
		String verb = first(predicate);
		String next = first(predicate.substring(verb.length()).strip());
		return switch (verb) {
			case "is", "are", "gains", "performs", "shows" -> verb;
			case "has", "have" -> next.equals("not") ? "" : verb + isParticiple(next);
			default -> "";
		};
	}

	/** "suffer a Wound" of "suffers a Wound": what you do, or what several do. */
	static String many(String predicate) {
		String verb = first(predicate);
		String rest = predicate.substring(verb.length());
		if (IRREGULAR.containsKey(verb)) {
			return IRREGULAR.get(verb) + rest;
		}
		return (AUXILIARIES.contains(verb) ? verb : base(verb)) + coordinate(rest);
	}

	/** "draws up" of "draw up": what one does. */
	static String one(String deed) {
		String verb = first(deed);
		String rest = deed.substring(verb.length());
		return verb.matches(".*[^aeiou]y")
				? verb.substring(0, verb.length() - 1) + "ies" + rest
				: verb
						+ (verb.matches(".*(s|x|ch|sh|zz|o)") ? "es" : "s") + rest;
	}

	/** A second verb right behind the first follows the same subject: "uses or moves it". */
	private static String coordinate(String rest) {
		Matcher second = SECOND.matcher(rest);
		return second.find() ? second.group(1) + base(second.group(2)) + rest.substring(second.end()) : rest;
	}

	/** The contrary: "is not shut", "has no Larva", "does not carry it". */
	static String negated(String predicate) {
		String verb = first(predicate);
		String rest = predicate.substring(verb.length());
		String next = first(rest.strip());
		if (next.equals("not") && (AUXILIARIES.contains(verb) || verb.equals("has"))) {
			return verb + rest.replaceFirst(" not", "");
		}
		return switch (verb) {
			case "can" -> "cannot" + rest;
			case "cannot" -> "can" + rest;
			case "has" -> isParticiple(next)
					? "has not" + rest
					: next.equals("no")
							? "has" + rest.replaceFirst(" no ", " a ")
							: rest.matches(" an? .*") ? "has no" + rest.replaceFirst(" an? ", " ") : "does not have" + rest;
			default -> AUXILIARIES.contains(verb) ? verb + " not" + rest : "does not " + base(verb) + rest;
		};
	}

	/** The same for a sentence that says what is so: "the engine runs" has its verb behind the first words. */
	static int stateIn(String sentence) {
		int usual = verbIn(sentence);
		var ending = STATE.matcher(sentence);
		return usual >= 0 ? usual : ending.find() ? ending.start(1) : -1;
	}

	/** Where the verb of a sentence begins that is one of the usual ones; -1 when there is none. */
	static int verbIn(String sentence) {
		var found = VERB.matcher(sentence + ' ');
		return found.find() ? found.start() + 1 : -1;
	}

	/** Whether a predicate begins with a verb that tells what is, not what is done. */
	static boolean tellsState(String predicate) {
		String verb = first(predicate);
		return AUXILIARIES.contains(verb) || verb.equals("has") || verb.equals("does");
	}

	/** Whether a predicate tells what has been done: "has sent the letter", but not "has a letter". */
	static boolean tellsDone(String predicate) {
		return first(predicate).equals("has") && isParticiple(first(predicate.substring("has".length()).strip()));
	}

	/** Whether a word tells what has been done: "explored", "sent". */
	static boolean isParticiple(String word) {
		return word.endsWith("ed") || PARTICIPLES.contains(word);
	}

	private static String base(String verb) {
		if (verb.length() < 3 || !verb.endsWith("s") || verb.endsWith("ss")) {
			return verb;
		}
		if (verb.endsWith("ies")) {
			return verb.substring(0, verb.length() - 3) + 'y';
		}
		boolean es = verb.matches(".*(ch|sh|ss|x|zz|o)es");
		return verb.substring(0, verb.length() - (es ? 2 : 1));
	}

	private static String first(String words) {
		int end = words.indexOf(' ');
		return end < 0 ? words : words.substring(0, end);
	}
}
