package org.hullwright.simulation.experiment;

import java.util.List;

/** What came out of the games of a variant, measure by measure. */
public record VariantResult(Variant variant, List<Finding> findings) {

	public VariantResult {
		findings = List.copyOf(findings);
	}
}
