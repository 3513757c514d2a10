package org.hullwright.lang.validation.structure;

import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.Goal;
import org.hullwright.model.HullPackage;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeWords;

/** What players strive for is a number for each piece of a kind. */
public class GoalChecks extends TypedChecks {

	@Check
	void isWorthANumber(Goal goal) {
		if (goal.getWorth() != null) {
			wants(Type.NUMBER, goal.getWorth());
		}
	}

	@Check
	void isForPieces(Goal goal) {
		if (goal.getHolder() == null || goal.getHolder().getType() == null) {
			return;
		}
		Type holder = types(goal).of(goal.getHolder().getType());
		if (!holder.isUnknown() && !(holder instanceof Type.PieceType)) {
			reportAt(IssueCode.TYPE_MISMATCH, goal.getHolder(), HullPackage.Literals.PARAMETER__TYPE,
					sentence(TypeWords.of(anyPiece(goal))),
					TypeWords.of(holder));
		}
	}
}
