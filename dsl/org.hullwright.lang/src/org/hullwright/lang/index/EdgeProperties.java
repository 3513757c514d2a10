package org.hullwright.lang.index;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.HullFile;
import org.hullwright.model.PrintedEdge;
import org.hullwright.model.SelfProperty;

/**
 * The properties that are read {@code towards} a direction, so that each of their values is an edge of a tile.
 *
 * @param properties that are read so anywhere
 */
public record EdgeProperties(Set<EObject> properties) {

	public EdgeProperties {
		properties = Set.copyOf(properties);
	}

	/** @param files all that may read them */
	static EdgeProperties in(List<HullFile> files) {
		return new EdgeProperties(files.stream().flatMap(file -> EcoreUtil2.eAllOfType(file, PrintedEdge.class).stream())
				.map(PrintedEdge::getEdges).<EObject>mapMulti((edges, found) -> {
					switch (edges) {
						case FeatureAccess access when access.getFeature() != null -> found.accept(access.getFeature());
						case SelfProperty own when own.getFeature() != null -> found.accept(own.getFeature());
						case null, default -> { /* an error stands there */ }
					}
				}).collect(Collectors.toSet()));
	}
}
