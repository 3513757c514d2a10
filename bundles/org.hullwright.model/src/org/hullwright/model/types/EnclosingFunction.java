package org.hullwright.model.types;

import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.model.Procedure;
import org.hullwright.model.Rule;
import org.hullwright.model.Timing;

/** The function to whose result a {@code give} belongs. */
public final class EnclosingFunction {

	private EnclosingFunction() {}

	/**
	 * The procedure around a place, or the one instead of which a rule around it acts; empty for what is in neither. That it has a result
	 * at all is a matter of checks.
	 */
	public static Optional<Procedure> of(EObject place) {
		for (EObject parent = place.eContainer(); parent != null; parent = parent.eContainer()) {
			switch (parent) {
				case Procedure procedure -> {
					return Optional.of(procedure);
				}
				case Rule rule when rule.getTiming() == Timing.INSTEAD && rule.getTrigger() instanceof Procedure replaced -> {
					return Optional.of(replaced);
				}
				default -> { /* no function */ }
			}
		}
		return Optional.empty();
	}

	/** The function with a result whose place is taken by the body of the rule around a place; empty where there is none. */
	public static Optional<Procedure> replacedAround(EObject place) {
		for (EObject part = place; part.eContainer() != null; part = part.eContainer()) {
			if (part.eContainer() instanceof Rule rule) {
				return part == rule.getBody() && rule.getTiming() == Timing.INSTEAD && rule.getTrigger() instanceof Procedure function
						&& function.getResult() != null ? Optional.of(function) : Optional.empty();
			}
		}
		return Optional.empty();
	}
}
