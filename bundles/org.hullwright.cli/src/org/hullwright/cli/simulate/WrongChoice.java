package org.hullwright.cli.simulate;

import java.util.List;

import org.hullwright.lang.naming.DidYouMean;

/** Something that was asked for is not there, or cannot be together; the message says what there is. */
public final class WrongChoice extends RuntimeException {

	private static final long serialVersionUID = 1L;
	/** More names than these are not listed. */
	private static final int MOST_LISTED = 30;

	WrongChoice(String message) {
		super(message, null, false, false);
	}

	/** Says what there is where that is not much, and else what may have been meant. */
	static WrongChoice unknown(String what, String name, List<String> known) {
		String meant = DidYouMean.closest(name, known.stream()).map(closest -> "; did you mean " + closest + "?").orElse("");
		String listed = known.isEmpty()
				? "; the pack has none"
				: known.size() > MOST_LISTED ? "" : "; there " + (known.size() == 1 ? "is " : "are ") + String.join(", ", known);
		return new WrongChoice("there is no " + what + " " + name + (meant.isEmpty() ? listed : meant));
	}
}
