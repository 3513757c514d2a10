package org.hullwright.export.vassal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.export.table.Arrangement.Laid;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Table;
import org.hullwright.export.table.TablePlace;
import org.hullwright.export.vassal.TableMaps.Position;
import org.hullwright.picture.Point;

/** What lies where before the set-up, as a module tells it: slots of pieces, in piles and in stacks. */
final class Beginning {

	private static final String STACK = "VASSAL.build.module.map.SetupStack";

	private final Table table;
	private final TableMaps maps;
	private final PlaceNames names;
	private final PieceWriter pieces;
	private final Heights heights;
	private final Map<String, Component> components;
	private final Map<String, List<Laid>> lying;
	private final Map<String, Laid> known = new HashMap<>();

	Beginning(Table table, TableMaps maps, PlaceNames names, PieceWriter pieces) {
		this.table = table;
		this.maps = maps;
		this.names = names;
		this.pieces = pieces;
		this.heights = new Heights(table);
		this.components = table.componentsByIdentity();
		this.lying = table.beginning().byPlace();
		table.beginning().laid().forEach(laid -> known.put(laid.piece().identity(), laid));
	}

	/**
	 * What lies at one point.
	 *
	 * @param map name of the map on which it lies
	 */
	record Stack(String map, Element element) {}

	/** One thing that lies open, and what tells its stack. */
	private record Open(Laid laid, Position position, TablePlace place) {}

	/** What lies in a place of those pieces that are wanted, the lowest first. */
	List<Element> pile(TablePlace place, Predicate<Laid> wanted) {
		return lying.getOrDefault(place.identity(), List.of()).reversed().stream().filter(wanted).map(this::slot).toList();
	}

	/** What lies open of those pieces that are wanted: a stack for each point, those at the bottom first. Each has a name of its own. */
	List<Stack> stacks(Predicate<Laid> wanted) {
		var open = new ArrayList<Open>();
		table.places().stream().filter(place -> !Piles.isPile(place)).forEach(place -> {
			List<Laid> there = heights.fromBelow(lying.getOrDefault(place.identity(), List.of()).stream().filter(wanted).toList());
			for (int number = 0; number < there.size(); number++) {
				open.add(new Open(there.get(number), maps.position(there.get(number), number, known), place));
			}
		});
		open.sort(Comparator.comparing(each -> heights.of(each.laid())));
		var byPoint = open.stream().collect(Collectors.groupingBy(Open::position, LinkedHashMap::new, Collectors.toList()));
		var distinct = new Distinct();
		var stacks = new ArrayList<Stack>();
		byPoint.forEach((position, there) -> stacks
				.add(new Stack(position.map(), stack(distinct.of(titleOf(there.getFirst())), position.point(),
						there.stream().map(each -> slot(each.laid()))))));
		return stacks;
	}

	/** Says where it lies, and what lies there. */
	private String titleOf(Open lowest) {
		return names.of(lowest.place()) + " – " + PlaceNames.plain(components.get(lowest.laid().piece().component()).title());
	}

	/** A stack of what is no copy of a component. */
	Stack stack(Fixture fixture) {
		return new Stack(fixture.map(), stack(PlaceNames.plain(fixture.title()), fixture.at(), Stream.of(pieces.slot(fixture))));
	}

	private static Element stack(String name, Point point, Stream<Element> slots) {
		return Element.of(STACK).with("name", name).with("owningBoard", Maps.BOARD).with("x", Math.round(point.x()))
				.with("y", Math.round(point.y()))
				.with("useGridLocation", "false").with("location", "").addAll(slots.toList());
	}

	private Element slot(Laid laid) {
		return pieces.slot(laid, components.get(laid.piece().component()));
	}
}
