package org.hullwright.lang.ide.answer;

import java.util.List;

/**
 * What a call that is being written wants.
 *
 * @param label the head of what is called
 * @param documentation more about it in Markdown; may be empty
 * @param parameters where each parameter stands in the label
 * @param active which of them is being written, counted from 0; -1 when all have been
 */
public record Signature(String label, String documentation, List<TextRange> parameters, int active) {

	public Signature {
		parameters = List.copyOf(parameters);
	}
}
