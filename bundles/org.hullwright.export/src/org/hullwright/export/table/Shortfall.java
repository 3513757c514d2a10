package org.hullwright.export.table;

import java.util.ArrayList;
import java.util.List;

/** What no target that has things instead of rules can carry, as sentences for the author who exports. */
public final class Shortfall {

	private Shortfall() {}

	/** What of a table is lost on the way, whatever the target. */
	public static List<String> of(Table table) {
		var lost = new ArrayList<String>();
		lost.add(
				"Rules are not enforced: phases, effects and what happens at spaces of tracks are for the players to do. What components do is written on them.");
		if (!table.setUps().isEmpty()) {
			lost.add("In the set-ups, what the rules leave to chance or to the players has been decided by chance.");
		}
		lost.addAll(table.untold());
		List<String> untouchable = table.untouchable();
		if (!untouchable.isEmpty()) {
			lost.add("What is only a rule, or drawn on a board, is no piece: " + String.join(", ", untouchable) + " (print: no).");
		}
		Lettering.shortfall(table).ifPresent(lost::add);
		table.components().stream().filter(component -> component.copies() == 0)
				.forEach(component -> lost.add("Of “" + component.title() + "” there are no copies."));
		return lost;
	}
}
