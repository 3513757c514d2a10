package org.hullwright.model.expansions;

import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.hullwright.model.Block;
import org.hullwright.model.Expression;
import org.hullwright.model.HullFile;
import org.hullwright.model.Procedure;
import org.hullwright.model.ProceedEffect;
import org.hullwright.model.ProceedExpression;
import org.hullwright.model.Property;
import org.hullwright.model.Rule;
import org.hullwright.model.Timing;

/** Template methods: procedures, and derived values, that a pack leaves open, to be filled by packs that build on it. */
public final class OpenProcedures {

	private OpenProcedures() {}

	/** Whether a file leaves a procedure or a derived value open, so that its pack needs a game which says it. */
	public static boolean areIn(HullFile file) {
		for (TreeIterator<EObject> parts = file.eAllContents(); parts.hasNext();) {
			EObject part = parts.next();
			if (part instanceof Procedure procedure && procedure.getBody() != null && procedure.getBody().isOpen()
					|| part instanceof Property property && property.isOpen()) {
				return true;
			}
			if (part instanceof Block || part instanceof Expression) {
				parts.prune(); // nothing is declared in there
			}
		}
		return false;
	}

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
