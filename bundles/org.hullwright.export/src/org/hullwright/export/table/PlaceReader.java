package org.hullwright.export.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.tree.World;

/** Reads where components may lie. */
final class PlaceReader {

	private final World world;
	private final Layout layout;
	private final TableNames names;

	PlaceReader(Layout layout, TableNames names) {
		this.world = layout.world();
		this.layout = layout;
		this.names = names;
	}

	/** All places: those that are declared, what things lie on, the supplies, and the box. */
	List<TablePlace> places() {
		var places = new ArrayList<TablePlace>();
		for (int zone = 0; zone < layout.zoneCount(); zone++) {
			if (layout.role(zone) == Role.SUPPLY && !names.isComponent(layout.sortOfSupply(zone)) || layout.role(zone) == Role.TABLE
					|| layout.role(zone) == Role.SEATS) {
				continue;
			}
			places.add(place(zone));
		}
		return places;
	}

	private TablePlace place(int zone) {
		int declaration = layout.declaration(zone);
		Optional<World.Zone> declared = declaration < 0 ? Optional.empty() : Optional.of(world.zones().get(declaration));
		Role role = layout.role(zone);
		Optional<TablePlace.Holder> holder = names.holder(zone);
		String deck = role == Role.DISCARDS ? names.place(layout.deckOf(zone)) : null;
		World.Visibility visibility = role == Role.DISCARDS
				? World.Visibility.EVERYBODY
				: declared.map(World.Zone::visibility).orElse(World.Visibility.EVERYBODY);
		return new TablePlace(names.place(zone), names.title(zone), declaration < 0 ? "" : world.catalogue().icons().ofZone(declaration),
				declaration < 0 ? "" : world.catalogue().icons().accentOfZone(declaration), role(role),
				holder.isPresent() ? holder.get() : null, visibility,
				declared.map(World.Zone::content).map(kind -> world.kinds().get(kind).name()).orElse(""), deck,
				role == Role.DECK && declared.map(World.Zone::reshuffles).orElse(false));
	}

	private static TablePlace.Role role(Role role) {
		return switch (role) {
			case AREA -> TablePlace.Role.AREA;
			case DECK -> TablePlace.Role.DECK;
			case BAG -> TablePlace.Role.BAG;
			case DISCARDS -> TablePlace.Role.DISCARDS;
			case CONTENTS -> TablePlace.Role.UPON;
			case SUPPLY -> TablePlace.Role.SUPPLY;
			case TABLE, BOX, SEATS -> TablePlace.Role.BOX;
		};
	}
}
