package org.hullwright.export.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

import org.hullwright.engine.tree.World.Visibility;
import org.hullwright.export.table.TablePlace.Role;
import org.hullwright.picture.view.ReadableNames;

/** Gathers what there is one of each into a supply for its kind: nobody looks for sixty Corridors in sixty places. */
final class SingleSupplies {

	private SingleSupplies() {}

	static Table gathered(Table table) {
		Map<String, TablePlace> supplies = new HashMap<>();
		table.components().stream().filter(component -> component.copies() == 1)
				.forEach(component -> supplies.put(TablePlace.supplyOf(component.identity()), supply(component)));
		var places = new ArrayList<TablePlace>();
		Set<String> added = new HashSet<>();
		table.places().forEach(place -> {
			TablePlace gathered = supplies.getOrDefault(place.identity(), place);
			if (added.add(gathered.identity())) {
				places.add(gathered);
			}
		});
		return table.laid(table.components(), places, laid -> laid.stream()
				.map(each -> supplies.containsKey(each.place()) ? each.in(supplies.get(each.place()).identity()) : each).toList());
	}

	private static TablePlace supply(Component component) {
		return new TablePlace("supplies@kind/" + component.kind(), "Supply of " + ReadableNames.titled(component.card().kind()), "", "",
				Role.SUPPLY, null, Visibility.EVERYBODY, component.kind(), null, false);
	}
}
