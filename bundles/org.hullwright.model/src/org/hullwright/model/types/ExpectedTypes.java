package org.hullwright.model.types;

import java.util.List;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.AdjustEffect;
import org.hullwright.model.Argument;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.Callable;
import org.hullwright.model.CanExpression;
import org.hullwright.model.Conditional;
import org.hullwright.model.DefinitionChange;
import org.hullwright.model.DoEffect;
import org.hullwright.model.Expression;
import org.hullwright.model.FunctionCall;
import org.hullwright.model.GiveEffect;
import org.hullwright.model.Goal;
import org.hullwright.model.HullPackage;
import org.hullwright.model.ListExpression;
import org.hullwright.model.Measure;
import org.hullwright.model.Parameter;
import org.hullwright.model.PlayerValue;
import org.hullwright.model.Procedure;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.Refill;
import org.hullwright.model.ResolveEffect;
import org.hullwright.model.RigEffect;
import org.hullwright.model.SetEffect;
import org.hullwright.model.WaitEffect;
import org.hullwright.model.types.Type.DieType;
import org.hullwright.model.types.Type.ListType;
import org.hullwright.model.types.Type.RollType;

/**
 * The type that the text around an expression wants of it: what a property, a parameter or a result declares, or what the value beside it
 * in a comparison is. Where nothing in particular is wanted the answer is {@linkplain Type#UNKNOWN unknown}.
 */
public final class ExpectedTypes {

	private final TypeInference inference;

	/** @param inference types the other side of comparisons and what is assigned to */
	public ExpectedTypes(TypeInference inference) {
		this.inference = inference;
	}

	/** The type wanted at the place of an expression. */
	public Type of(Expression expression) {
		return switch (expression.eContainer()) {
			case PropertyEntry entry -> entry.getProperty() == null ? Type.UNKNOWN : ofPrintedValue(inference.of(entry.getProperty()));
			case Property property -> inference.of(property.getType());
			case DefinitionChange change -> change.getProperty() == null ? Type.UNKNOWN : inference.of(change.getProperty().getType());
			case Argument argument -> parameterOf(argument).map(inference::of).orElse(Type.UNKNOWN);
			case SetEffect set when expression == set.getValue() -> inference.of(set.getTarget());
			case AdjustEffect adjust when expression == adjust.getAmount() -> Type.NUMBER;
			case WaitEffect wait -> Type.NUMBER;
			case GiveEffect give ->
				EnclosingFunction.of(give).map(Procedure::getResult).map(inference::of).orElse(Type.UNKNOWN);
			case Refill refill when expression == refill.getNumber() -> Type.NUMBER;
			case PlayerValue value when value.eContainingFeature() == HullPackage.Literals.GAME__SCORE -> Type.NUMBER;
			case Goal goal -> expression == goal.getWorth() ? Type.NUMBER : Type.TRUTH;
			case Measure measure when expression == measure.getCondition() -> Type.TRUTH;
			case Conditional conditional when expression != conditional.getCondition() -> of(conditional);
			case ListExpression list -> inference.assignability().elementOf(of(list)).orElse(Type.UNKNOWN);
			case BinaryExpression binary when expression == binary.getRight() -> besides(binary);
			case RigEffect rig when expression != rig.getSource() -> inference.of(rig.getSource()) instanceof DieType(var die)
					? new RollType(die)
					: inference.assignability().elementOf(inference.of(rig.getSource())).orElse(Type.UNKNOWN);
			default -> Type.UNKNOWN;
		};
	}

	/** The type of each value of a property's entry: a list is written value by value. */
	public static Type ofPrintedValue(Type declared) {
		return declared.present() instanceof ListType(Type element) ? element : declared;
	}

	/** The parameter that an argument is for, found by its preposition. */
	public static Optional<Parameter> parameterOf(Argument argument) {
		return calledBy(argument.eContainer()).stream().flatMap(callable -> callable.getParameters().stream())
				.filter(parameter -> parameter.getPreposition() == argument.getPreposition()).findFirst();
	}

	/** What a call performs; empty when the object is no call or what it calls is unknown. */
	public static Optional<Callable> calledBy(@Nullable EObject call) {
		Callable callable = switch (call) {
			case DoEffect perform -> perform.getProcedure();
			case ResolveEffect resolve -> resolve.getSlot();
			case FunctionCall function -> function.getFunction();
			case CanExpression can -> can.getSlot();
			case null, default -> null;
		};
		return Optional.ofNullable(callable).filter(found -> !found.eIsProxy());
	}

	/** The arguments of a call, in the order they are written. */
	public static List<Argument> argumentsOf(@Nullable EObject call) {
		return switch (call) {
			case DoEffect perform -> perform.getArguments();
			case ResolveEffect resolve -> resolve.getArguments();
			case FunctionCall function -> function.getArguments();
			case CanExpression can -> can.getArguments();
			case null, default -> List.of();
		};
	}

	private Type besides(BinaryExpression binary) {
		Type left = inference.of(binary.getLeft());
		return switch (binary.getOperator()) {
			case EQUAL -> left;
			case SHOWS -> left.present();
			case IN -> Type.UNKNOWN.equals(left) ? left : new ListType(left.present());
			case LESS, AT_MOST, GREATER, AT_LEAST, ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER -> Type.NUMBER;
			case OR, AND -> Type.TRUTH;
			case HAS, KNOWS -> Type.UNKNOWN;
			case STARTING_WITH, STARTING_AFTER -> inference.assignability().elementOf(left).orElse(Type.UNKNOWN);
		};
	}
}
