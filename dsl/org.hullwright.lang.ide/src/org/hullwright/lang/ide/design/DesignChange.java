package org.hullwright.lang.ide.design;

import java.net.URI;
import java.util.List;

import org.hullwright.lang.ide.answer.TextChange;

/**
 * What makes a design say something else. Nothing has been changed yet.
 *
 * @param document that is changed; it may have to be made
 * @param changes in the order of its text
 * @param offset of the part that an author goes on with, after the changes
 */
public record DesignChange(URI document, List<TextChange> changes, int offset) {

	public DesignChange {
		changes = List.copyOf(changes);
	}

	/** The part that an author goes on with. */
	public DesignPlace place() {
		return new DesignPlace(document, offset);
	}
}
