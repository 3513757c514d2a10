package org.hullwright.lang.ide.answer;

import java.net.URI;
import java.util.List;
import java.util.Map;

/**
 * A new element as it will be written. Nothing has been changed yet.
 *
 * @param refusal why it cannot be written like this; empty when it can
 * @param text its declaration alone
 * @param changes what is to be changed, by file; for a file that is not there yet, what is written into it
 * @param caret where its author goes on, in its file after the changes
 */
public record Draft(String refusal, String text, Map<URI, List<TextChange>> changes, int caret) {

	public Draft {
		changes = Map.copyOf(changes);
	}
}
