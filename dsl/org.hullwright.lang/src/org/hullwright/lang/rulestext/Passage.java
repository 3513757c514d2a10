package org.hullwright.lang.rulestext;

import java.util.List;

import org.eclipse.emf.ecore.EObject;

/**
 * What one effect says.
 *
 * @param below points of a list below the sentence, which then ends with a colon
 * @param source the text it was made from
 */
record Passage(Clause clause, List<Passage> below, EObject source) {

	Passage {
		below = List.copyOf(below);
	}

	static Passage of(String text, EObject source) {
		return new Passage(Clause.of(text), List.of(), source);
	}

	/** Whether it is a sentence without a list. */
	boolean isSimple() {
		return below.isEmpty();
	}

	/** As one instruction among others. */
	String text() {
		return clause.instruction();
	}
}
