package org.hullwright.lang.rulebook;

import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.RulesText;
import org.hullwright.lang.rulestext.RulesText.Run;
import org.hullwright.model.ParagraphForm;

/**
 * A rulebook, ready to be laid out.
 *
 * @param chapters in the order of the author; empty for a pack without any
 * @param turn what a round of the game is made of; empty for a pack without a game, and where no phase has steps
 */
public record Rulebook(List<Section> chapters, List<Phase> turn) {

	public Rulebook {
		chapters = List.copyOf(chapters);
		turn = List.copyOf(turn);
	}

	/** A phase of a round and the titles of its steps, in their order. */
	public record Phase(String title, List<String> steps) {

		public Phase {
			steps = List.copyOf(steps);
		}
	}

	/** What a chapter is made of. */
	public sealed interface Part {}

	/**
	 * A chapter, or a section of one.
	 *
	 * @param identity by which texts refer to it; empty text for one without a name
	 */
	public record Section(String identity, String title, List<Part> parts) implements Part {

		public Section {
			parts = List.copyOf(parts);
		}
	}

	/** A paragraph of the author's. */
	public record Paragraph(ParagraphForm form, List<Run> runs) implements Part {

		public Paragraph {
			runs = List.copyOf(runs);
		}

		/** As it reads. */
		public String text() {
			return plain(runs);
		}
	}

	/** A word of the game and what it means. */
	public record Term(String term, List<Run> runs) implements Part {

		public Term {
			runs = List.copyOf(runs);
		}

		/** As its meaning reads. */
		public String text() {
			return plain(runs);
		}
	}

	/** Components as they are printed, beside each other. */
	public record Pictures(List<Exhibit> shown) implements Part {

		public Pictures {
			shown = List.copyOf(shown);
		}
	}

	/** A component and what is printed on it. */
	public record Exhibit(String identity, CardFace card) {}

	/** What a procedure does, told by its rules. */
	public record Rules(String identity, String title, RulesText text) implements Part {}

	/** Whether its author has written anything. */
	public boolean isEmpty() {
		return chapters.isEmpty();
	}

	/** All terms that its chapters explain, in alphabetical order; of a term that is explained twice the first. */
	public List<Term> glossary() {
		return chapters.stream().flatMap(Rulebook::inside).filter(Term.class::isInstance).map(Term.class::cast)
				.collect(Collectors.toMap(term -> term.term().toLowerCase(Locale.ROOT), term -> term, (first, later) -> first,
						TreeMap::new))
				.values().stream().toList();
	}

	/** All chapters with the sections in them, in the order in which they are read. */
	public Stream<Section> sections() {
		return chapters.stream().flatMap(Rulebook::sections);
	}

	private static Stream<Section> sections(Section section) {
		return Stream.concat(Stream.of(section), section.parts().stream().filter(Section.class::isInstance).map(Section.class::cast)
				.flatMap(Rulebook::sections));
	}

	private static Stream<Part> inside(Part part) {
		return part instanceof Section section ? section.parts().stream().flatMap(Rulebook::inside) : Stream.of(part);
	}

	private static String plain(List<Run> runs) {
		return runs.stream().map(Run::text).collect(Collectors.joining());
	}
}
