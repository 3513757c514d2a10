package org.hullwright.lang.validation.structure;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.KindExtension;
import org.hullwright.model.KindMember;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Visibility;
import org.hullwright.model.types.EnumerationWords;
import org.hullwright.model.types.Kinds;

/** Kinds and what is added to them. */
public class KindChecks extends TypedChecks {

	@Check
	void isNotItsOwnAncestor(Kind kind) {
		var kinds = types(kind).kinds();
		kinds.parentOf(kind).filter(parent -> kinds.isA(parent, kind))
				.ifPresent(parent -> reportAt(IssueCode.KIND_CIRCULAR, kind, HullPackage.Literals.KIND__PARENT, kind.getName()));
	}

	@Check
	void isNotTooDeep(Kind kind) {
		if (types(kind).kinds().isTooDeep(kind)) {
			reportAt(IssueCode.KIND_TOO_DEEP, kind, HullPackage.Literals.KIND__PARENT, kind.getName(), Kinds.DEEPEST);
		}
	}

	/** A member may not be declared again by the kind, by what files add to it, or by a kind below. */
	@Check
	void isDeclaredOnce(KindMember member) {
		Kind kind = kindOf(member);
		if (kind == null || member.getName() == null) {
			return;
		}
		for (Kind ancestor : types(member).kinds().lineageOf(kind)) {
			var others = types(member).members().declaredFor(ancestor, member.getName()).stream().filter(other -> other != member);
			var other = others.findFirst();
			if (other.isPresent()) {
				reportAt(IssueCode.MEMBER_TWICE, member, HullPackage.Literals.NAMED__NAME, sentence(kind.getName()), member.getName(),
						"declared for " + ancestor.getName() + " in the pack " + PackContext.packOf(other.get().eResource()));
				return;
			}
		}
	}

	/** A word may not be added to a list that has it already. */
	@Check
	void isDeclaredOnce(EnumerationLiteral word) {
		EnumerationWords.enumerationOf(word).ifPresent(values -> types(word).words().of(values).stream()
				.filter(other -> other != word && word.getName() != null && word.getName().equals(other.getName()))
				.filter(other -> other.eContainer() != word.eContainer()).findFirst()
				.ifPresent(other -> reportAt(IssueCode.MEMBER_TWICE, word, HullPackage.Literals.NAMED__NAME, sentence(values.getName()),
						word.getName(), "declared for " + values.getName() + " in the pack " + PackContext.packOf(other.eResource()))));
	}

	@Check
	void saysHowItIsComputed(Property property) {
		if (property.getNature() == PropertyNature.DERIVED && property.getValue() == null && !property.isOpen()) {
			reportAt(IssueCode.DERIVED_WITHOUT_VALUE, property, HullPackage.Literals.NAMED__NAME, property.getName());
		}
	}

	@Check
	void canBeLeftOpen(Property property) {
		if (property.isOpen() && property.getNature() != PropertyNature.DERIVED) {
			reportAt(IssueCode.OPEN_UNFIT, property, HullPackage.Literals.NAMED__NAME, property.getName(),
					property.getNature().getLiteral());
		}
	}

	@Check
	void fitsItsType(Property property) {
		if (property.getValue() != null) {
			wants(types(property).of(property), property.getValue());
		}
	}

	@Check
	void canBeHidden(Property property) {
		if (property.getVisibility() == Visibility.DEFAULT) {
			return;
		}
		if (property.getNature() != PropertyNature.STATE) {
			reportAt(IssueCode.NOT_TO_BE_HIDDEN, property, HullPackage.Literals.PROPERTY__VISIBILITY, sentence(property.getName()),
					", for it is no state");
		} else if (property.getVisibility() == Visibility.OWNER && kindOf(property) == null) {
			reportAt(IssueCode.NOT_TO_BE_HIDDEN, property, HullPackage.Literals.PROPERTY__VISIBILITY, sentence(property.getName()),
					" from all but an owner: the game has none");
		}
	}

	private static @Nullable Kind kindOf(KindMember member) {
		EObject owner = member.eContainer();
		return switch (owner) {
			case Kind kind -> kind;
			case KindExtension extension when extension.getKind() != null && !extension.getKind().eIsProxy() -> extension.getKind();
			case null, default -> null;
		};
	}
}
