package org.hullwright.export.vassal;

import java.util.Comparator;
import java.util.List;
import java.util.Map;

import org.hullwright.export.table.Arrangement.Laid;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Table;

/** What lies on what, where several things lie at one point: tiles at the bottom, figures on top. */
final class Heights {

	private final Map<String, Component> components;

	Heights(Table table) {
		this.components = table.componentsByIdentity();
	}

	/** The same things, the lowest first. */
	List<Laid> fromBelow(List<Laid> lying) {
		return lying.stream().sorted(Comparator.comparing(this::of)).toList();
	}

	/** How high something lies; what is higher lies on what is lower. */
	int of(Laid laid) {
		return switch (components.get(laid.piece().component()).shape()) {
			case TILE -> 0;
			case CARD -> 1;
			case TOKEN -> 2;
			case FIGURE -> 3;
		};
	}
}
