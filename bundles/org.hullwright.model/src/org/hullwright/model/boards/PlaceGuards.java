package org.hullwright.model.boards;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.Block;
import org.hullwright.model.Board;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.Conditional;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.Expression;
import org.hullwright.model.IfEffect;
import org.hullwright.model.NameReference;
import org.hullwright.model.Readable;
import org.hullwright.model.RequireEffect;
import org.hullwright.model.Rule;

/**
 * Whether a rule that names a space or path can live with the board in play not having it: it only compares, or it has asked before whether
 * the place {@code is in} a board.
 */
public final class PlaceGuards {

	private PlaceGuards() {}

	/** Whether nothing is done with the place, but only asked whether something is it, has it, or whether it is somewhere. */
	public static boolean isCompared(NameReference mention) {
		return mention.eContainer() instanceof BinaryExpression question && switch (question.getOperator()) {
			case EQUAL -> true;
			case IN -> question.getLeft() == mention;
			case HAS -> question.getRight() == mention;
			default -> false;
		};
	}

	/** Whether this is heard only where a condition around it has asked for the place before. */
	public static boolean isGuarded(NameReference mention) {
		for (EObject part = mention; part.eContainer() != null; part = part.eContainer()) {
			if (hasRequired(part, mention.getTarget()) || asksFor(conditionOf(part), mention.getTarget())) {
				return true;
			}
		}
		return false;
	}

	/** What holds wherever a part of a text is heard; null when nothing does. */
	private static @Nullable Expression conditionOf(EObject part) {
		return switch (part.eContainer()) {
			case IfEffect choice when choice.getBody() == part -> choice.getCondition();
			case Conditional choice when choice.getValue() == part -> choice.getCondition();
			case Rule rule when rule.getBody() == part -> rule.getCondition();
			case EffectEntry entry when entry.getBody() == part -> entry.getGuard();
			case ChoiceOption option when option.getBody() == part -> option.getCondition();
			case BinaryExpression both when both.getOperator() == BinaryOperator.AND && both.getRight() == part -> both.getLeft();
			case null, default -> null;
		};
	}

	/** Whether a sentence before one in the same block requires the place. */
	private static boolean hasRequired(EObject sentence, Readable place) {
		return sentence.eContainer() instanceof Block block && block.getEffects().stream().takeWhile(effect -> effect != sentence)
				.anyMatch(effect -> effect instanceof RequireEffect require && asksFor(require.getCondition(), place));
	}

	private static boolean asksFor(@Nullable Expression condition, Readable place) {
		if (!(condition instanceof BinaryExpression question)) {
			return false;
		}
		return switch (question.getOperator()) {
			case AND -> asksFor(question.getLeft(), place) || asksFor(question.getRight(), place);
			case IN -> !question.isNegated() && names(question.getLeft(), place) && isBoard(question.getRight());
			default -> false;
		};
	}

	private static boolean names(@Nullable Expression expression, Readable place) {
		return expression instanceof NameReference name && name.getTarget() == place;
	}

	private static boolean isBoard(@Nullable Expression expression) {
		return expression instanceof NameReference name && name.getTarget() instanceof Board;
	}
}
