package org.hullwright.lang.validation.types;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.HullPackage;
import org.hullwright.model.LetEffect;
import org.hullwright.model.Test;

/** A value that was named by {@code let} keeps its value. */
public class LetChecks extends TypedChecks {

	/**
	 * In a block of its own a second {@code let} is most often meant to change the first one, in a loop above all, and is forgotten at the
	 * end of that block. In the same block, and in those of a test behind it, it is what counts from there on.
	 */
	@Check
	void changesNoOther(LetEffect let) {
		if (let.getName() != null) {
			packs().locals(let.eResource()).find(let.getName(), let).filter(LetEffect.class::isInstance)
					.filter(before -> before.eContainer() != let.eContainer() && !areInBlocksOfTest(before, let))
					.ifPresent(before -> reportAt(IssueCode.LET_IN_LET, let, HullPackage.Literals.NAMED__NAME, let.getName()));
		}
	}

	private static boolean areInBlocksOfTest(EObject before, LetEffect let) {
		EObject around = let.eContainer().eContainer();
		return around instanceof Test && before.eContainer().eContainer() == around;
	}
}
