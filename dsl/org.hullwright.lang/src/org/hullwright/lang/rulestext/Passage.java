package org.hullwright.lang.rulestext;

import java.util.List;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;

/**
 * What one effect says.
 *
 * @param below points of a list below the sentence, which then ends with a colon, or the sentences after it
 * @param goesOn whether what is below are sentences after this one, which then ends with a full stop
 * @param source the text it was made from
 */
record Passage(Clause clause, List<Passage> below, boolean goesOn, EObject source) {

	Passage {
		below = List.copyOf(below);
	}

	/** Two sentences, one after the other. */
	static Passage both(Passage first, Passage second) {
		return new Passage(Clause.of(""), List.of(first, second), true, first.source);
	}

	/** The sentences where it is more than one. */
	List<Passage> parts() {
		return text().isEmpty() ? below.stream().flatMap(passage -> passage.parts().stream()).toList() : List.of(this);
	}

	/** A sentence with a list. */
	Passage(Clause clause, List<Passage> below, EObject source) {
		this(clause, below, false, source);
	}

	/** The same where an instruction would seem to be for somebody else. */
	Passage namingReader() {
		return new Passage(clause.namingReader(), below, goesOn, source);
	}

	static Passage of(String text, EObject source) {
		return new Passage(Clause.of(text), List.of(), source);
	}

	/** Whether it is a sentence without a list. */
	boolean isSimple() {
		return below.isEmpty();
	}

	/** Whether only one of the points comes true, whatever is chosen. */
	boolean isAlternative() {
		return below.stream().anyMatch(point -> point.text().startsWith(Effects.OTHERWISE));
	}

	/** Whether it is a list of what may be chosen, and the next sentence says what is done where nothing can be. */
	boolean isChoiceBefore(Passage next) {
		return !isSimple() && !goesOn && next.isSimple() && next.text().startsWith(Choices.IF_NOTHING);
	}

	/** The same with one more point. */
	Passage withPoint(Passage point) {
		return new Passage(clause, Stream.concat(below.stream(), Stream.of(point)).toList(), goesOn, source);
	}

	/** As one instruction among others. */
	String text() {
		return clause.instruction();
	}
}
