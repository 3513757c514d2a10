package org.hullwright.lang.validation.analysis;

import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.Block;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.Effect;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.Expression;
import org.hullwright.model.ForEachEffect;
import org.hullwright.model.IfEffect;
import org.hullwright.model.Kind;
import org.hullwright.model.KindTest;
import org.hullwright.model.MoveEffect;
import org.hullwright.model.Query;
import org.hullwright.model.RepeatEffect;
import org.hullwright.model.RequireEffect;
import org.hullwright.model.Rule;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Locals;

/**
 * Type narrowing (flow typing): whether a condition around an expression has asked that it is of a kind. A kind is for good, so what was
 * asked stays true; that the same words may mean another thing by then is left to the game, which stops there.
 */
public final class TypeNarrowing {

	private final Kinds kinds;

	/** @param kinds knows which kind includes which */
	public TypeNarrowing(Kinds kinds) {
		this.kinds = kinds;
	}

	/** Whether a thing, or each of several, has been asked to be of the kind. */
	public boolean isKnownToBe(Kind kind, Expression thing) {
		if (thing instanceof Query query) {
			return new Locals(kinds).nameOf(query).map(name -> asks(query.getCondition(), name, kind)).orElse(false)
					|| asks(query.getCondition(), "it", kind);
		}
		Optional<String> words = Written.lasting(thing);
		return words.isPresent() && isAskedAround(kind, thing, words.get());
	}

	private boolean isAskedAround(Kind kind, EObject place, String words) {
		EObject child = place;
		for (EObject parent = place.eContainer(); parent != null; child = parent, parent = parent.eContainer()) {
			EObject within = child;
			if (conditionsOn(parent, within).anyMatch(condition -> asks(condition, words, kind))) {
				return true;
			}
		}
		return false;
	}

	/** What holds in a part because the whole has asked it. */
	private static Stream<Expression> conditionsOn(EObject whole, EObject part) {
		return switch (whole) {
			case IfEffect asking when part == asking.getBody() -> Stream.ofNullable(asking.getCondition());
			case RepeatEffect loop when part == loop.getBody() -> Stream.ofNullable(loop.getCondition());
			case ForEachEffect loop when part == loop.getBody() -> Stream.ofNullable(loop.getQuery()).map(Query::getCondition);
			case ChooseEffect choose when part != choose.getDeciders() ->
				Stream.ofNullable(choose.getDeciders()).map(Query::getCondition);
			case MoveEffect move when part != move.getGivers() -> Stream.ofNullable(move.getGivers()).map(Query::getCondition);
			case ChoiceOption option when part == option.getBody() -> Stream.concat(Stream.ofNullable(option.getCondition()),
					Stream.ofNullable(option.getQuery()).map(Query::getCondition));
			case EffectEntry entry when part == entry.getBody() -> Stream.ofNullable(entry.getGuard());
			case Rule rule when part == rule.getBody() -> Stream.ofNullable(rule.getCondition());
			case Block block when part instanceof Effect -> block.getEffects().stream().takeWhile(effect -> effect != part)
					.filter(RequireEffect.class::isInstance).map(required -> ((RequireEffect) required).getCondition());
			default -> Stream.empty();
		};
	}

	private boolean asks(@Nullable Expression condition, String words, Kind kind) {
		return switch (condition) {
			case KindTest test when !test.isNegated() && test.getKind() != null && !test.getKind().eIsProxy() ->
				Written.text(test.getTarget()).equals(words) && kinds.isA(test.getKind(), kind);
			case BinaryExpression both when both.getOperator() == BinaryOperator.AND ->
				asks(both.getLeft(), words, kind) || asks(both.getRight(), words, kind);
			case null, default -> false;
		};
	}
}
