package org.hullwright.lang.ide.answer;

import java.net.URI;
import java.util.List;
import java.util.Map;

/** What becomes of the wish to write something otherwise: another name, another place, another way to say it. */
public sealed interface Rewriting {

	/**
	 * It can be done. A document that is not there is made.
	 *
	 * @param changes for each document, in the order of its text; all of them or none must be made
	 */
	record Changes(Map<URI, List<TextChange>> changes) implements Rewriting {}

	/**
	 * It would break something, or mean something else.
	 *
	 * @param reason in a sentence for the author, with the place where there is one
	 */
	record Refused(String reason) implements Rewriting {}
}
