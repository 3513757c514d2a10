package org.hullwright.lang.validation.types;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.It;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.This;
import org.hullwright.model.types.Focus;
import org.hullwright.model.types.Type;

/** {@code it}, {@code its} and {@code this} stand for something. */
public class SubjectChecks extends TypedChecks {

	@Check
	void meansSomething(It it) {
		meansSomething(it, "it", Focus.of(it));
	}

	@Check
	void meansSomething(SelfProperty property) {
		meansSomething(property, "its", Focus.of(property));
	}

	@Check
	void isOfThatKind(This owner) {
		meansSomething(owner, "this", Focus.ownerOf(owner));
		if (owner.getKind() != null && !owner.getKind().eIsProxy() && types(owner).ofOwner(owner) instanceof Type.PieceType(var kind)
				&& !types(owner).kinds().isA(kind, owner.getKind())) {
			report(IssueCode.NOT_THIS_KIND, owner, kind.getName(), owner.getKind().getName());
		}
	}

	private void meansSomething(EObject place, String word, Focus focus) {
		if (focus instanceof Focus.Nothing) {
			report(IssueCode.NO_SUBJECT, place, word);
		}
	}
}
