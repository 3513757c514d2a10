package org.hullwright.engine.lower;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.hullwright.engine.tree.World;
import org.hullwright.model.Component;
import org.hullwright.model.Composition;
import org.hullwright.model.HullFile;
import org.hullwright.model.Kind;
import org.hullwright.model.Zone;

/**
 * Lowers what lies in zones at the start. {@code contains Hunt} is all copies of it, {@code contains each event} all copies of every
 * component of that kind which the pack that says so declares; with a number it is so many copies of each.
 */
final class CompositionLowering {

	private final Pack pack;

	CompositionLowering(Pack pack) {
		this.pack = pack;
	}

	/** What lies in a zone, with what expansions add to it and remove from it. */
	List<World.Composition> of(Zone zone) {
		List<Composition> lines = new ArrayList<>(zone.getComposition());
		lines.addAll(pack.switchedOn().additionsTo(zone));
		SequencedMap<Integer, Integer> counts = counted(lines);
		for (Composition removal : pack.switchedOn().removalsFrom(zone)) {
			boolean all = removal.getCount() == 0;
			counted(List.of(removal)).forEach((sort, count) -> counts.computeIfPresent(sort, (any, there) -> all ? 0 : Math.max(0, there - count)));
		}
		return listed(counts);
	}

	/** What a component says about one of its zones. */
	List<World.Composition> of(List<Composition> lines) {
		return listed(counted(lines));
	}

	private SequencedMap<Integer, Integer> counted(List<Composition> lines) {
		SequencedMap<Integer, Integer> counts = new LinkedHashMap<>();
		for (Composition line : lines) {
			switch (line.getContent()) {
				case Component component -> count(component, line, counts);
				case Kind kind -> componentsOf(kind, line).forEach(component -> count(component, line, counts));
				case null, default -> throw pack.sources().refuse(line, "this name means nothing here");
			}
		}
		return counts;
	}

	private void count(Component component, Composition line, Map<Integer, Integer> counts) {
		int sort = pack.symbols().sort(component, line);
		counts.merge(sort, line.getCount() > 0 ? line.getCount() : pack.symbols().designs().get(sort).copies(), Integer::sum);
	}

	private List<Component> componentsOf(Kind kind, Composition line) {
		return pack.symbols().designs().stream().filter(Design.Declared.class::isInstance).map(Design.Declared.class::cast)
				.filter(design -> pack.types().kinds().isA(design.kind(), kind))
				.map(Design.Declared::component).filter(component -> packOf(component).equals(packOf(line))).toList();
	}

	private static String packOf(EObject object) {
		return EcoreUtil.getRootContainer(object) instanceof HullFile file && file.getPack() != null ? file.getPack().getName() : "";
	}

	private static List<World.Composition> listed(SequencedMap<Integer, Integer> counts) {
		return counts.entrySet().stream().filter(entry -> entry.getValue() > 0)
				.map(entry -> new World.Composition(entry.getKey(), entry.getValue())).toList();
	}
}
