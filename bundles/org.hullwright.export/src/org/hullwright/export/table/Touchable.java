package org.hullwright.export.table;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.hullwright.export.table.Arrangement.Laid;
import org.hullwright.export.table.TablePlace.Holder;
import org.hullwright.export.table.TablePlace.Holder.What;

/**
 * Leaves away from a table what is only a rule, or drawn on a board, as {@code print: no} in a design says. What lies on something drawn
 * keeps its place.
 */
final class Touchable {

	/** The kind of the core library that is only ever done: nothing lies on an action. */
	private static final String ACTION = "action";

	private final Table table;
	private final Set<String> untouchable;

	Touchable(Table table) {
		this.table = table;
		this.untouchable = table.components().stream().filter(component -> !isTouchable(component)).map(Component::identity)
				.collect(Collectors.toSet());
	}

	static boolean isTouchable(Component component) {
		return component.card().design().printed();
	}

	Table table() {
		if (untouchable.isEmpty()) {
			return table;
		}
		Set<String> idle = placesOfUntouchable();
		List<TablePlace> places = table.places().stream()
				.filter(place -> !idle.contains(place.identity()) && place.deck().filter(idle::contains).isEmpty()).map(this::place)
				.toList();
		return table.laid(table.components().stream().filter(Touchable::isTouchable).toList(), places,
				laid -> laid.stream().filter(each -> !isUntouchable(each)).toList());
	}

	/** Places in which nothing else ever lies, and all supplies. */
	private Set<String> placesOfUntouchable() {
		Set<String> idle = table.everLaid().filter(this::isUntouchable).map(Laid::place).collect(Collectors.toCollection(HashSet::new));
		table.everLaid().filter(laid -> !isUntouchable(laid)).map(Laid::place).forEach(idle::remove);
		table.places().stream().filter(place -> place.role() == TablePlace.Role.UPON || place.role() == TablePlace.Role.BOX)
				.map(TablePlace::identity).forEach(idle::remove);
		untouchable.forEach(component -> idle.add(TablePlace.supplyOf(component)));
		Set<String> used = table.everLaid().map(Laid::place).collect(Collectors.toSet());
		table.places().stream().filter(place -> isUponAction(place) && !used.contains(place.identity())).map(TablePlace::identity)
				.forEach(idle::add);
		return idle;
	}

	private boolean isUponAction(TablePlace place) {
		return place.role() == TablePlace.Role.UPON && place.holder().map(holder -> Piece.componentOf(holder.identity()))
				.filter(component -> untouchable.contains(component) && table.component(component).kind().equals(ACTION)).isPresent();
	}

	private TablePlace place(TablePlace place) {
		Optional<Holder> drawn = place.holder()
				.filter(holder -> holder.what() == What.PIECE && untouchable.contains(Piece.componentOf(holder.identity())));
		return drawn.map(holder -> place.heldBy(new Holder(holder.identity(), What.SPOT, holder.title()))).orElse(place);
	}

	private boolean isUntouchable(Laid laid) {
		return untouchable.contains(laid.piece().component());
	}
}
