package org.hullwright.picture.scene;

import java.util.List;

/**
 * All that is known about a piece, for the card shown when it is pointed at.
 *
 * @param kind what sort of thing it is, in the author's word
 */
public record Dossier(String title, String kind, List<Detail> details) {

	public Dossier {
		details = List.copyOf(details);
	}
}
