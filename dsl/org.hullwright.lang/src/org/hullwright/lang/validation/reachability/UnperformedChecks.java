package org.hullwright.lang.validation.reachability;

import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.uses.PackUses;
import org.hullwright.lang.uses.Use;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Procedure;

/** Procedures are performed and effects resolved by somebody, even if by tests alone. */
public class UnperformedChecks extends TypedChecks {

	@Check
	void isPerformed(Procedure procedure) {
		if (procedure.getName() != null && !packs().uses(procedure.eResource()).anywhere(Use.PERFORMED, procedure)) {
			reportAt(IssueCode.PROCEDURE_UNPERFORMED, procedure, HullPackage.Literals.NAMED__NAME, procedure.getName());
		}
	}

	@Check
	void isResolved(EffectSlot slot) {
		if (slot.getName() != null && !packs().uses(slot.eResource()).anywhere(Use.PERFORMED, slot)) {
			reportAt(IssueCode.EFFECT_UNRESOLVED, slot, HullPackage.Literals.NAMED__NAME, slot.getName());
		}
	}

	/** What is not resolved either is reported for that. */
	@Check
	void isFilled(EffectSlot slot) {
		PackUses uses = packs().uses(slot.eResource());
		if (slot.getName() != null && uses.anywhere(Use.PERFORMED, slot) && !uses.anywhere(Use.FILLED, slot)) {
			reportAt(IssueCode.EFFECT_UNFILLED, slot, HullPackage.Literals.NAMED__NAME, slot.getName());
		}
	}
}
