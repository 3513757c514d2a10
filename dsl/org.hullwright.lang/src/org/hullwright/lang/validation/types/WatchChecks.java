package org.hullwright.lang.validation.types;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.KindExtension;
import org.hullwright.model.Parameter;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Readable;
import org.hullwright.model.Track;
import org.hullwright.model.Watch;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeWords;

/** What rules say about changes of the state, and how long states last. */
public class WatchChecks extends TypedChecks {

	@Check
	void lastsOnlyAsState(Property property) {
		if (property.getExpiry() != null && property.getNature() != PropertyNature.STATE) {
			reportAt(IssueCode.NOT_CHANGEABLE, property, HullPackage.Literals.PROPERTY__EXPIRY, natureOf(property));
		}
	}

	@Check
	void changesState(Watch watch) {
		Readable subject = watch.getSubject();
		if (subject == null || subject.eIsProxy()) {
			return;
		}
		boolean state = subject instanceof Track || subject instanceof Property property && property.getNature() == PropertyNature.STATE;
		if (!state) {
			reportAt(IssueCode.NOT_CHANGEABLE, watch, HullPackage.Literals.WATCH__SUBJECT, natureOf(subject));
			return;
		}
		if (watch.getGoal() != null) {
			mustBe(types(watch).of(subject), watch.getGoal());
		}
		if (watch.getThing() != null) {
			Type owner = subject instanceof Property property && kindOf(property) instanceof Kind kind
					? new Type.PieceType(kind)
					: Type.UNKNOWN;
			if (owner.isUnknown()) {
				mismatch(watch.getThing(), subject.getName() + " of the whole game");
			} else if (!types(watch).assignability().isAssignable(typeOf(watch.getThing()), owner)) {
				mismatch(watch.getThing(), TypeWords.of(owner));
			}
		}
	}

	/** Only pieces are moved, and what they are moved to is looked for by its kind. */
	@Check
	void movesPieces(Watch watch) {
		if (watch.getSubject() == null) {
			mustBePiece(watch.getThing());
			mustBePiece(watch.getGoal());
		}
	}

	private void mustBePiece(@Nullable Parameter named) {
		if (named != null && !typeOf(named).isUnknown() && !(typeOf(named) instanceof Type.PieceType)) {
			mismatch(named, TypeWords.of(anyPiece(named)));
		}
	}

	private void mustBe(Type wanted, Parameter named) {
		if (!wanted.isUnknown() && !typeOf(named).isUnknown() && !types(named).assignability().isAssignable(wanted, typeOf(named))) {
			mismatch(named, TypeWords.of(wanted));
		}
	}

	private void mismatch(Parameter named, String wanted) {
		reportAt(IssueCode.TYPE_MISMATCH, named, HullPackage.Literals.PARAMETER__TYPE, sentence(wanted), TypeWords.of(typeOf(named)));
	}

	private Type typeOf(Parameter named) {
		return named.getType() == null ? Type.UNKNOWN : types(named).of(named.getType());
	}

	private static String natureOf(Readable subject) {
		return subject instanceof Property property
				? "%s, a %s value".formatted(property.getName(), property.getNature().getLiteral())
				: String.valueOf(subject.getName());
	}

	private static @Nullable Kind kindOf(Property property) {
		return switch (property.eContainer()) {
			case Kind kind -> kind;
			case KindExtension extension -> extension.getKind();
			case null, default -> null;
		};
	}
}
