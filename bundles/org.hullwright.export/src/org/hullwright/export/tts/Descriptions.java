package org.hullwright.export.tts;

import org.hullwright.export.table.Component;
import org.hullwright.lang.rulestext.CardFace.Face;

/** What is shown of a component when a player points at it, so that small print can be read. */
final class Descriptions {

	private Descriptions() {}

	/**
	 * What a side prints.
	 *
	 * @param side from 0
	 */
	static String of(Component component, int side) {
		Face face = component.card().faces().get(side);
		String written = component.card().written();
		return !written.isEmpty() ? written : face.rules().isEmpty() ? "" : face.rules().plain();
	}
}
