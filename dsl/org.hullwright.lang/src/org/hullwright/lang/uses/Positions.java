package org.hullwright.lang.uses;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.hullwright.model.AdjustEffect;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.CanExpression;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.Conditional;
import org.hullwright.model.DistanceExpression;
import org.hullwright.model.DrawEffect;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.Enclosing;
import org.hullwright.model.ExpectEffect;
import org.hullwright.model.ExtremeNumber;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.HullPackage;
import org.hullwright.model.IfEffect;
import org.hullwright.model.KindTest;
import org.hullwright.model.ListExpression;
import org.hullwright.model.MoveEffect;
import org.hullwright.model.OfferTest;
import org.hullwright.model.PlaceEffect;
import org.hullwright.model.Placeholder;
import org.hullwright.model.PrintedEdge;
import org.hullwright.model.Query;
import org.hullwright.model.Ray;
import org.hullwright.model.Refill;
import org.hullwright.model.RepeatEffect;
import org.hullwright.model.RequireEffect;
import org.hullwright.model.RollExpression;
import org.hullwright.model.Rule;
import org.hullwright.model.SetEffect;
import org.hullwright.model.ShuffleEffect;
import org.hullwright.model.TieBreak;
import org.hullwright.model.TurnedWord;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.UnaryOperator;

/** What is done with the value of an expression, told from where it stands. */
final class Positions {

	private Positions() {}

	/** What is done with it; where nothing says that it is only looked at, it is handed on. */
	static Use of(EObject expression) {
		EStructuralFeature place = expression.eContainingFeature();
		return switch (expression.eContainer()) {
			case SetEffect set when place == HullPackage.Literals.SET_EFFECT__TARGET -> Use.CHANGED;
			case AdjustEffect adjust -> place == HullPackage.Literals.ADJUST_EFFECT__TARGET ? Use.CHANGED : Use.READ;
			case Query query -> place == HullPackage.Literals.QUERY__SOURCE ? Use.SOUGHT : Use.READ;
			case TieBreak tie -> Use.READ;
			case DrawEffect draw when place == HullPackage.Literals.DRAW_EFFECT__SOURCE -> Use.SOUGHT;
			case ShuffleEffect shuffle -> Use.SOUGHT;
			case Refill refill -> place == HullPackage.Literals.REFILL__SOURCE ? Use.SOUGHT : Use.READ;
			case BinaryExpression binary -> ofOperand(binary, place);
			case UnaryExpression unary -> unary.getOperator() == UnaryOperator.THE ? of(unary) : Use.READ;
			case FeatureAccess access -> ofOwner(of(access));
			case ListExpression list -> of(list);
			case Conditional conditional -> place == HullPackage.Literals.CONDITIONAL__CONDITION ? Use.READ : of(conditional);
			case IfEffect condition -> condition.getName() == null ? Use.READ : Use.GIVEN;
			case KindTest test -> Use.READ;
			case OfferTest test -> Use.READ;
			case CanExpression can -> Use.READ;
			case DistanceExpression distance -> Use.READ;
			case ExtremeNumber extreme -> Use.READ;
			case Ray ray -> Use.READ;
			case TurnedWord turned -> Use.READ;
			case PrintedEdge edge -> Use.READ;
			case RollExpression roll -> Use.READ;
			case Enclosing enclosing -> Use.READ;
			case RepeatEffect repeat -> Use.READ;
			case RequireEffect require -> Use.READ;
			case ExpectEffect expect -> Use.READ;
			case EffectEntry guarded -> Use.READ;
			case Rule rule -> Use.READ;
			case ChoiceOption option -> Use.READ;
			case Placeholder shown -> Use.READ;
			case ChooseEffect choose when isCount(place) -> Use.READ;
			case null, default -> Use.GIVEN;
		};
	}

	private static boolean isCount(EStructuralFeature place) {
		return place == HullPackage.Literals.CHOOSE_EFFECT__FEWEST || place == HullPackage.Literals.CHOOSE_EFFECT__MOST;
	}

	/** Whether what lies in a place may come out of it here. */
	static boolean isDrawnFrom(EObject expression) {
		EStructuralFeature place = expression.eContainingFeature();
		return switch (expression.eContainer()) {
			case PlaceEffect put -> place != HullPackage.Literals.PLACE_EFFECT__DESTINATION;
			case MoveEffect move -> place != HullPackage.Literals.MOVE_EFFECT__DESTINATION;
			case DrawEffect draw -> place != HullPackage.Literals.DRAW_EFFECT__DESTINATION;
			case ShuffleEffect shuffle -> false;
			case FeatureAccess access -> isDrawnFrom(access);
			case null, default -> true;
		};
	}

	/** What is done with something when that is done with what it has: it stays what it is when its state changes. */
	private static Use ofOwner(Use ofMember) {
		return ofMember == Use.CHANGED ? Use.GIVEN : ofMember;
	}

	private static Use ofOperand(BinaryExpression binary, EStructuralFeature place) {
		boolean left = place == HullPackage.Literals.BINARY_EXPRESSION__LEFT;
		return switch (binary.getOperator()) {
			case STARTING_WITH, STARTING_AFTER -> of(binary);
			case IN -> left ? Use.READ : Use.SOUGHT;
			case HAS -> left ? Use.SOUGHT : Use.READ;
			default -> Use.READ;
		};
	}
}
