package org.hullwright.lang.ide.answer;

import java.net.URI;
import java.util.List;
import java.util.Map;

/** What becomes of the wish for another name. */
public sealed interface Renaming {

	/**
	 * It can be done.
	 *
	 * @param changes for each document, in the order of its text; all of them or none must be made
	 */
	record Changes(Map<URI, List<TextChange>> changes) implements Renaming {
	}

	/**
	 * It would break something, or mean something else.
	 *
	 * @param reason in a sentence for the author, with the place where there is one
	 */
	record Refused(String reason) implements Renaming {
	}
}
