package org.hullwright.engine.lower;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.tree.World;
import org.hullwright.model.AddChange;
import org.hullwright.model.Component;
import org.hullwright.model.Composition;
import org.hullwright.model.Countable;
import org.hullwright.model.Kind;
import org.hullwright.model.RemoveChange;
import org.hullwright.model.Zone;

/** What lies in zones at the start, with what expansions that are on add and remove. */
final class CompositionLowering {

	private final Symbols symbols;
	private final PieceNumbers pieces;

	CompositionLowering(Symbols symbols, PieceNumbers pieces) {
		this.symbols = symbols;
		this.pieces = pieces;
	}

	/** What a zone says, changed by expansions. */
	List<World.Composition> of(Zone zone) {
		List<World.Composition> composition = new ArrayList<>(of(zone, zone.getComposition()));
		symbols.active().stream().flatMap(expansion -> expansion.getChanges().stream()).forEach(change -> {
			switch (change) {
				case AddChange addition when addition.getZone() == zone -> composition.addAll(of(addition, List.of(addition.getAddition())));
				case RemoveChange removal when removal.getZone() == zone -> remove(removal.getRemoval(), composition, zone);
				default -> { /* of another zone */ }
			}
		});
		return composition;
	}

	/** @param place decides which pack a kind is counted in */
	List<World.Composition> of(EObject place, List<Composition> parts) {
		return parts.stream().flatMap(part -> designs(part.getContent(), place)
				.map(component -> composition(part, component))).toList();
	}

	private World.Composition composition(Composition part, Component component) {
		int sort = symbols.components().of(component);
		return new World.Composition(sort, part.getCount() > 0 ? part.getCount() : pieces.copiesOf(sort));
	}

	/** A kind stands for all its components in the pack of the text. */
	private Stream<Component> designs(Countable content, EObject place) {
		return switch (content) {
			case Component component -> Stream.of(component);
			case Kind kind -> symbols.components().all().stream()
					.filter(component -> symbols.types().kinds().isA(symbols.kindOf(component), kind))
					.filter(component -> Symbols.packOf(component).equals(Symbols.packOf(place)));
			default -> Stream.empty();
		};
	}

	private void remove(Composition removal, List<World.Composition> composition, Zone zone) {
		List<Integer> sorts = designs(removal.getContent(), zone).map(symbols.components()::of).toList();
		int left = removal.getCount() > 0 ? removal.getCount() : Integer.MAX_VALUE;
		for (int at = 0; at < composition.size() && left > 0; at++) {
			World.Composition part = composition.get(at);
			if (sorts.contains(part.sort())) {
				int taken = Math.min(left, part.count());
				composition.set(at, new World.Composition(part.sort(), part.count() - taken));
				left -= taken;
			}
		}
	}
}
