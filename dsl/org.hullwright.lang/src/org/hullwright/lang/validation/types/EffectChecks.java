package org.hullwright.lang.validation.types;

import java.util.List;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.IssueData.Worded;
import org.hullwright.lang.validation.analysis.ReturnedValues;
import org.hullwright.lang.validation.analysis.TypeNarrowing;
import org.hullwright.lang.validation.analysis.Written;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.AdjustEffect;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.Component;
import org.hullwright.model.DrawEffect;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expression;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.GiveEffect;
import org.hullwright.model.HideEffect;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.LeaveEffect;
import org.hullwright.model.MoveEffect;
import org.hullwright.model.NameReference;
import org.hullwright.model.PlaceEffect;
import org.hullwright.model.Procedure;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Quantifier;
import org.hullwright.model.Query;
import org.hullwright.model.Ray;
import org.hullwright.model.Readable;
import org.hullwright.model.RepeatEffect;
import org.hullwright.model.RevealEffect;
import org.hullwright.model.SayEffect;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.SetEffect;
import org.hullwright.model.ShuffleEffect;
import org.hullwright.model.Track;
import org.hullwright.model.TurnEffect;
import org.hullwright.model.boards.Rotation;
import org.hullwright.model.types.Assignability;
import org.hullwright.model.types.EnclosingFunction;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.SecretState;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeContrast;
import org.hullwright.model.types.TypeWords;

/** Sentences of a rule are about things they can be about. */
public class EffectChecks extends TypedChecks {

	@Check
	void fits(PlaceEffect place) {
		wantsNumber(place.getCount());
		if (place.getComponent() != null) {
			anyKind(place).ifPresent(piece -> wants(new Type.SortType(piece, false), place.getComponent()));
		}
		goesTo(place.getDestination(), place.getComponent());
	}

	@Check
	void fits(MoveEffect move) {
		arePieces(move.getMoved());
		goesTo(move.getDestination(), move.getMoved());
	}

	@Check
	void fits(LeaveEffect leave) {
		if (ReturnedValues.isOne(leave, types(leave))) {
			report(IssueCode.VALUE_RETURNED, leave, TypeWords.of(typeOf(leave.getMoved())));
			return;
		}
		arePieces(leave.getMoved());
	}

	@Check
	void fits(RevealEffect reveal) {
		areSecrets(reveal.getRevealed());
		isSomebody(reveal.getAudience());
	}

	@Check
	void fits(HideEffect hide) {
		areSecrets(hide.getConcealed());
	}

	@Check
	void fits(SayEffect say) {
		isSomebody(say.getAudience());
	}

	@Check
	void fits(DrawEffect draw) {
		wantsNumber(draw.getCount());
		wantsZone(draw.getSource());
		goesTo(draw.getDestination(), draw.getSource());
	}

	@Check
	void fits(ShuffleEffect shuffle) {
		wantsZone(shuffle.getZone());
	}

	@Check
	void fits(TurnEffect turn) {
		arePieces(turn.getTurned());
		if (turn.getSide() != null) {
			kindOf(typeOf(turn.getTurned())).filter(kind -> !isSideThere(turn)).ifPresent(kind -> reportAt(IssueCode.SIDE_UNKNOWN, turn,
					HullPackage.Literals.TURN_EFFECT__SIDE, kind.getName(), turn.getSide(), turnedBySteps(turn, kind)));
		}
	}

	/** What has no side but can be turned on a board was meant to be. */
	private Worded turnedBySteps(TurnEffect turn, Kind kind) {
		String written = "turn " + Written.text(turn.getTurned()) + " by 1";
		return types(turn).kinds().isBelow(kind, Rotation.KIND) && !packs().directions(turn.eResource()).isEmpty()
				? new Worded(" To turn it where it lies, say by how many steps: “" + written + "”.", List.of())
				: new Worded("", List.of());
	}

	@Check
	void fits(SetEffect set) {
		canBeChanged(set.getTarget());
		if (set.getTarget() != null && set.getValue() != null) {
			wants(typeOf(set.getTarget()), set.getValue());
		}
	}

	@Check
	void fits(AdjustEffect adjust) {
		canBeChanged(adjust.getTarget());
		wantsNumber(adjust.getTarget());
		wantsNumber(adjust.getAmount());
	}

	@Check
	void fits(RepeatEffect repeat) {
		wantsNumber(repeat.getTimes());
	}

	@Check
	void fits(ChooseEffect choose) {
		isSomebody(choose.getDecider());
		if (choose.getDeciders() != null) {
			arePieces(choose.getDeciders());
		}
		wantsNumber(choose.getFewest());
		wantsNumber(choose.getMost());
	}

	@Check
	void fits(GiveEffect give) {
		EnclosingFunction.of(give).map(Procedure::getResult).filter(result -> give.getValue() != null)
				.ifPresent(result -> wants(types(give).of(result), give.getValue()));
	}

	/** Nothing lies on a neighbour that is not there. */
	private static boolean mayHoldNothing(Expression source) {
		return source instanceof Query picked && picked.getSource() instanceof Ray;
	}

	@Check
	void looksSomewhere(Query query) {
		if (query.getSource() != null && (mayHoldNothing(query.getSource()) || !mustBeThere(query.getSource()))) {
			Type source = typeOf(query.getSource()).present();
			Assignability assignability = types(query).assignability();
			if (!source.isUnknown() && !(source instanceof Type.BoardType) && assignability.elementOf(source).isEmpty()
					&& !assignability.isAssignable(source, anyPiece(query))) {
				report(IssueCode.SOURCE_UNFIT, query.getSource(), TypeWords.of(source));
			} else {
				canBeIn(source, query);
			}
		}
		if (query.getSource() == null && query.getSubject() instanceof EnumerationLiteral word && !word.eIsProxy()) {
			report(IssueCode.WORD_NOWHERE, query, word.getName(), word.getName());
		}
		if (query.getKey() != null
				&& (query.getQuantifier() != Quantifier.EACH || !(typeOf(query.getKey()) instanceof Type.EnumerationType))) {
			wantsNumber(query.getKey());
		}
	}

	/** Words stand only in lists of words, and nothing else does. Where pieces are, others may lie on them. */
	private void canBeIn(Type source, Query query) {
		Type there = types(query).assignability().elementOf(source).orElse(anyPiece(query)).present();
		Type sought = types(query).elementOf(query);
		boolean things = isThing(there) && isThing(sought);
		if (!things && !there.isUnknown() && !sought.isUnknown() && !types(query).assignability().isComparable(there, sought)) {
			report(IssueCode.NEVER_EQUAL, query, sentence(TypeWords.of(there)), TypeWords.of(sought), "");
		}
	}

	private static boolean isThing(Type type) {
		return type instanceof Type.PieceType || type instanceof Type.SortType || type instanceof Type.ZoneType;
	}

	private void wantsNumber(@Nullable Expression expression) {
		if (expression != null) {
			wants(Type.NUMBER, expression);
		}
	}

	private void wantsZone(@Nullable Expression expression) {
		if (expression != null) {
			anyKind(expression).ifPresent(piece -> wants(new Type.ZoneType(piece), expression));
		}
	}

	/** One piece, or several: a list of them or what lies in a zone. */
	private void arePieces(@Nullable Expression moved) {
		if (moved == null) {
			return;
		}
		Type type = typeOf(moved);
		boolean several = types(moved).assignability().elementOf(type)
				.map(element -> types(moved).assignability().isAssignable(element, anyPiece(moved))).orElse(false);
		if (!several) {
			wants(anyPiece(moved), moved);
		}
	}

	/** Pieces, or states that not all players see. */
	private void areSecrets(@Nullable Expression told) {
		Optional<Property> state = SecretState.named(told);
		if (told == null || state.isEmpty()) {
			arePieces(told);
		} else if (!SecretState.isSecret(state.get())) {
			report(IssueCode.NO_SECRET, told, state.get().getName());
		}
	}

	private void goesTo(@Nullable Expression destination, Expression moved) {
		if (destination == null || mustBeThere(destination)) {
			return;
		}
		Type place = typeOf(destination);
		if (place instanceof Type.ZoneType(Kind content)) {
			kindOf(typeOf(moved)).ifPresent(kind -> belongsInto(destination, content, kind, moved));
		} else if (!types(destination).assignability().isAssignable(place, anyPiece(destination))) {
			report(IssueCode.DESTINATION_UNFIT, destination, TypeWords.of(place));
		}
	}

	/** A component is of its kind for good; anything else may be of a kind below its own, which has to be asked first. */
	private void belongsInto(Expression destination, Kind content, Kind kind, Expression moved) {
		Kinds kinds = types(moved).kinds();
		boolean design = moved instanceof NameReference name && name.getTarget() instanceof Component
				|| moved instanceof Query query && query.getSubject() instanceof Component;
		if (kinds.isA(kind, content)) {
			return;
		}
		if (design || !kinds.areRelated(kind, content)) {
			TypeContrast words = TypeContrast.of(content, kind);
			report(IssueCode.CONTENT_UNFIT, destination, "This", words.wanted(), words.given());
		} else if (!new TypeNarrowing(kinds).isKnownToBe(content, moved)) {
			String thing = typeOf(moved) instanceof Type.PieceType ? Written.lasting(moved).orElse(kind.getName()) : kind.getName();
			report(IssueCode.CONTENT_UNSURE, moved, kind.getName(), content.getName(), thing, content.getName());
		}
	}

	private void canBeChanged(@Nullable Expression target) {
		Readable changed = switch (target) {
			case NameReference name -> name.getTarget();
			case FeatureAccess access when access.getFeature() instanceof Readable member -> member;
			case SelfProperty own when own.getFeature() instanceof Readable member -> member;
			case null, default -> null;
		};
		boolean changeable = changed instanceof Track
				|| changed instanceof Property property && property.getNature() == PropertyNature.STATE;
		if (target != null && !changeable && (changed == null || !changed.eIsProxy()) && !typeOf(target).isUnknown()) {
			report(IssueCode.NOT_CHANGEABLE, target, natureOf(changed, target));
		}
	}

	private String natureOf(@Nullable Readable changed, Expression target) {
		return changed instanceof Property property
				? "%s, a %s value".formatted(property.getName(), property.getNature().getLiteral())
				: TypeWords.of(typeOf(target));
	}

	private boolean isSideThere(TurnEffect turn) {
		var names = packs().names(turn.eResource());
		return names.of(HullPackage.Literals.SIDE).stream()
				.anyMatch(side -> side.getQualifiedName().getLastSegment().equals(turn.getSide()));
	}

	private Optional<Kind> anyKind(EObject place) {
		return anyPiece(place) instanceof Type.PieceType(Kind piece) ? Optional.of(piece) : Optional.empty();
	}

	private static Optional<Kind> kindOf(Type type) {
		return switch (type) {
			case Type.PieceType(Kind kind) -> Optional.of(kind);
			case Type.SortType(Kind kind, boolean unique) -> Optional.of(kind);
			case Type.ZoneType(Kind content) -> Optional.of(content);
			case Type.ListType(Type element) -> kindOf(element);
			default -> Optional.empty();
		};
	}
}
