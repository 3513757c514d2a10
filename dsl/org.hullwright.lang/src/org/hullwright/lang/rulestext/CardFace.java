package org.hullwright.lang.rulestext;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.design.Design;
import org.hullwright.lang.picture.PictureFile;

/**
 * Everything that is printed on a component.
 *
 * @param title what stands at the top
 * @param kind the kind of the component, in words
 * @param shape what it is made of
 * @param copies how many of it the game has
 * @param faces what its sides print; a single one without a name when it has no sides
 * @param written the text that the author wants instead of the generated one; empty text when there is none
 * @param languages the languages that its pack is translated into
 * @param design how it looks
 */
public record CardFace(String title, String kind, Shape shape, int copies, List<Face> faces, String written,
		List<String> languages, Design design) {

	public CardFace {
		faces = List.copyOf(faces);
		languages = List.copyOf(languages);
	}

	/** What a component is made of. */
	public enum Shape {
		CARD, TILE, TOKEN, FIGURE
	}

	/**
	 * A side.
	 *
	 * @param name of the side; empty text when there is only one
	 * @param picture what it looks like; null when none is named, and also when the one that is named cannot be shown
	 * @param icon name of the icon by which it is told apart; empty text when there is none
	 * @param facts what it prints besides its rules
	 */
	public record Face(String name, @Nullable PictureFile picture, String icon, List<Fact> facts, RulesText rules) {

		public Face {
			facts = List.copyOf(facts);
		}
	}

	/**
	 * A printed value.
	 *
	 * @param property what it is called in Hull
	 * @param name of the property, in words
	 * @param icon name of the icon that stands for the property; empty text when there is none
	 * @param values empty when it is enough to say that it holds
	 */
	public record Fact(String property, String name, String icon, List<Value> values) {

		private static final Pattern NUMBER = Pattern.compile("−?\\d+");

		public Fact {
			values = List.copyOf(values);
		}

		/** As it reads: "Cost 2", "Numbers: 3, 4", "Colour: red", "Not in combat". */
		public String text() {
			if (values.isEmpty()) {
				return name;
			}
			String said = String.join(", ", values.stream().map(Value::text).toList());
			return name + (NUMBER.matcher(said).matches() ? " " : ": ") + said;
		}
	}

	/**
	 * One of the values of a property.
	 *
	 * @param word the name of the word of an enumeration, by which it may have a colour; empty text for numbers, texts and components
	 * @param icon name of the icon that stands for it; empty text when there is none
	 * @param colour in the notation {@code #rrggbb}, or a word that may name one; empty text when nothing says it
	 * @param step position of the word among those of its enumeration, from 0
	 * @param steps how many words that has; 0 for numbers, texts and components
	 */
	public record Value(String text, String word, String icon, String colour, int step, int steps) {

		/** One that is no word of an enumeration, or whose position is of no account. */
		public Value(String text, String word, String icon, String colour) {
			this(text, word, icon, colour, 0, 0);
		}
	}

	/** The same in another design. */
	public CardFace in(Design other) {
		return new CardFace(title, kind, shape, copies, faces, written, languages, other);
	}

	/** The pictures on its sides, each once. */
	public Stream<PictureFile> pictures() {
		return faces.stream().flatMap(face -> Optional.ofNullable(face.picture()).stream()).distinct();
	}

	/** The whole card as lines of text, for those who want no picture, with what is generated. */
	public String plain() {
		return lines(true);
	}

	/** What is printed, as lines of text: the author's own text in place of what is generated. */
	public String printed() {
		return lines(written.isEmpty()) + written.lines().filter(line -> !line.isBlank()).map(line -> '\n' + line.strip())
				.collect(Collectors.joining());
	}

	private String lines(boolean generated) {
		var lines = new StringBuilder(title).append(" — ").append(kind);
		for (Face face : faces) {
			lines.append(face.name().isEmpty() ? "" : "\n[" + face.name() + "]");
			if (!face.facts().isEmpty()) {
				lines.append("\n(").append(String.join(", ", face.facts().stream().map(Fact::text).toList())).append(')');
			}
			lines.append(face.rules().isEmpty() || !generated ? "" : "\n" + face.rules().plain());
		}
		return lines.toString();
	}
}
