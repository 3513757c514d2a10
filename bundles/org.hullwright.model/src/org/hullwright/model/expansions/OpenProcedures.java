package org.hullwright.model.expansions;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.model.Procedure;
import org.hullwright.model.ProceedEffect;
import org.hullwright.model.ProceedExpression;
import org.hullwright.model.Rule;
import org.hullwright.model.Timing;

/** Template methods: procedures that a pack leaves open, to be filled by packs that build on it. */
public final class OpenProcedures {

	private OpenProcedures() {}

	/** Whether a rule always acts instead of a procedure, and without it. */
	public static boolean fills(Rule rule, Procedure procedure) {
		return rule.getTrigger() == procedure && rule.getTiming() == Timing.INSTEAD && rule.getCondition() == null
				&& !goesOn(rule);
	}

	private static boolean goesOn(Rule rule) {
		for (var parts = rule.getBody().eAllContents(); parts.hasNext();) {
			EObject part = parts.next();
			if (part instanceof ProceedEffect || part instanceof ProceedExpression) {
				return true;
			}
		}
		return false;
	}
}
