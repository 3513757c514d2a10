package org.hullwright.lang.ide.answer;

import java.net.URI;
import java.text.Normalizer;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * What an author wants a new element to be.
 *
 * @param word the sort of it, by the word its declaration begins with
 * @param file into which it is written; need not be there yet
 * @param name what it is called in Hull; empty for what has no name
 * @param title what people call it; may be empty
 * @param answers to the questions of its form, by their names; the usual ones may be left out
 * @param destination the name of the place it starts in; empty when it is put nowhere
 */
public record NewElement(String word, URI file, String name, String title, Map<String, String> answers, String destination) {

	private static final Pattern MARKS = Pattern.compile("\\p{M}+");
	private static final Pattern NO_LETTERS = Pattern.compile("[^A-Za-z0-9]+");

	public NewElement {
		answers = Map.copyOf(answers);
	}

	/** The same under a name that says that it has none yet, to be looked at. */
	public NewElement untitled() {
		return new NewElement(word, file, "Untitled", "Untitled", answers, destination);
	}

	/** A name made from a title: {@code SurgeryRoom} from “Surgery Room”. Empty when the title has no letters that could be in a name. */
	public static String nameFrom(String title) {
		String plain = MARKS.matcher(Normalizer.normalize(title, Normalizer.Form.NFD)).replaceAll("").replaceAll("['’]", "");
		var name = new StringBuilder();
		for (String word : NO_LETTERS.split(plain)) {
			if (!word.isEmpty() && !(name.isEmpty() && Character.isDigit(word.charAt(0)))) {
				name.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
			}
		}
		return name.toString();
	}
}
