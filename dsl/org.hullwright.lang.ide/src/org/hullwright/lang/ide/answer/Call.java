package org.hullwright.lang.ide.answer;

import java.util.List;

/**
 * A caller or something called.
 *
 * @param item it
 * @param places where it is called, in the document of the caller
 */
public record Call(CallItem item, List<TextRange> places) {

	public Call {
		places = List.copyOf(places);
	}
}
