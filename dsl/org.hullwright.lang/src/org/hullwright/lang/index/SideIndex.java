package org.hullwright.lang.index;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.hullwright.model.Component;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.Side;
import org.hullwright.model.types.Kinds;

/** The sides of all components that a file sees, by the kinds that show them. Worked out once for each kind. */
public final class SideIndex {

	private final List<Side> sides;
	private final Kinds kinds;
	private final Map<Kind, SequencedMap<String, Side>> byKind = new HashMap<>();

	SideIndex(PackContext packs, Resource file) {
		sides = packs.names(file).of(HullPackage.Literals.SIDE).stream()
				.map(side -> EcoreUtil.resolve(side.getEObjectOrProxy(), file.getResourceSet())).filter(Side.class::isInstance)
				.map(Side.class::cast).toList();
		kinds = packs.types(file).kinds();
	}

	/** The sides of a kind by their names; components name their sides alike, and the first of each name stands for all. */
	public SequencedMap<String, Side> of(Kind kind) {
		return byKind.computeIfAbsent(kind, this::found);
	}

	private SequencedMap<String, Side> found(Kind kind) {
		SequencedMap<String, Side> found = new LinkedHashMap<>();
		sides.stream().filter(side -> side.getName() != null && !found.containsKey(side.getName()) && isOf(kind, side))
				.forEach(side -> found.put(side.getName(), side));
		return found;
	}

	private boolean isOf(Kind kind, Side side) {
		return side.eContainer() instanceof Component component
				&& kinds.of(component).map(own -> kinds.areRelated(own, kind)).orElse(false);
	}
}
