package org.hullwright.engine.lower.expansion;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.model.AddChange;
import org.hullwright.model.Appearance;
import org.hullwright.model.Change;
import org.hullwright.model.ComponentChange;
import org.hullwright.model.DefinitionChange;
import org.hullwright.model.RemoveChange;
import org.hullwright.model.Renaming;
import org.hullwright.model.StepChange;
import org.hullwright.model.StepMove;
import org.hullwright.model.StepRemoval;
import org.hullwright.model.Substitution;
import org.hullwright.model.TrackChange;
import org.hullwright.model.ZoneChange;

/**
 * An index of changes by what they change: thousands of things are each looked up among thousands of changes. Changes keep their order.
 */
final class ChangesByTarget {

	private final Map<EObject, List<Change>> changes = new IdentityHashMap<>();
	private final Map<Change, Integer> positions = new IdentityHashMap<>();

	/** @param changes all of them, in the order in which they apply */
	ChangesByTarget(List<Change> changes) {
		changes.forEach(change -> positions.put(change, positions.size()));
		changes.forEach(change -> targetsOf(change)
				.forEach(target -> this.changes.computeIfAbsent(target, any -> new ArrayList<>()).add(change)));
	}

	/** Those of one sort that change a thing, or put something beside it. */
	<T extends Change> Stream<T> of(EObject target, Class<T> type) {
		return of(target).stream().filter(type::isInstance).map(type::cast);
	}

	/** Those of one sort that change a thing, together with those that change everything. */
	<T extends Change> Stream<T> with(List<T> everywhere, EObject target, Class<T> type) {
		return changes.containsKey(target)
				? Stream.concat(everywhere.stream(), of(target, type)).distinct().sorted(Comparator.comparing(positions::get))
				: everywhere.stream();
	}

	List<Change> of(EObject target) {
		return changes.getOrDefault(target, List.of());
	}

	private static Stream<EObject> targetsOf(Change change) {
		return switch (change) {
			case AddChange addition -> Stream.ofNullable(addition.getZone());
			case RemoveChange removal -> Stream.ofNullable(removal.getZone());
			case Substitution substitution -> Stream.ofNullable(substitution.getZone());
			case ZoneChange zone -> Stream.ofNullable(zone.getZone());
			case Appearance shown -> Stream.ofNullable(shown.getNamed());
			case Renaming renaming -> Stream.ofNullable(renaming.getNamed());
			case ComponentChange component -> Stream.concat(Stream.ofNullable(component.getComponent()),
					component.getSides().stream().flatMap(side -> Stream.ofNullable(side.getSide())).distinct());
			case DefinitionChange definition -> Stream.ofNullable(definition.getProperty());
			case TrackChange track -> Stream.ofNullable(track.getTrack());
			case StepChange step -> Stream.ofNullable(step.getAnchor());
			case StepRemoval removal -> Stream.ofNullable(removal.getStep());
			case StepMove move -> Stream.<EObject>of(move.getStep(), move.getAnchor()).filter(step -> step != null).distinct();
			default -> Stream.empty();
		};
	}
}
