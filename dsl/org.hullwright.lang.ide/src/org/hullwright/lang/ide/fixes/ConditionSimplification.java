package org.hullwright.lang.ide.fixes;

import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.Block;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.Conditional;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.Expression;
import org.hullwright.model.Goal;
import org.hullwright.model.HullPackage;
import org.hullwright.model.IfEffect;
import org.hullwright.model.LetEffect;
import org.hullwright.model.Query;
import org.hullwright.model.RepeatEffect;
import org.hullwright.model.RequireEffect;
import org.hullwright.model.Rule;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.UnaryOperator;

/** Quick fixes that simplify a constant condition: take it out and leave the branch that is taken. */
class ConditionSimplification {

	/** What is left when an expression is known to hold, or not to. */
	Optional<CodeAction> actions(EObject decided, boolean holds) {
		return switch (decided.eContainer()) {
			case UnaryExpression not when not.getOperator() == UnaryOperator.NOT -> actions(not, !holds);
			case BinaryExpression joined when isJoin(joined, holds) ->
				Optional.of(kept(joined, joined.getLeft() == decided ? joined.getRight() : joined.getLeft()));
			case BinaryExpression joined when isJoin(joined, !holds) -> actions(joined, holds);
			case IfEffect asking -> branch(asking, holds);
			case Conditional conditional when conditional.getCondition() == decided ->
				Optional.of(kept(conditional, holds ? conditional.getValue() : conditional.getOtherwise()));
			case ChoiceOption option -> holds
					? without(option, option.getCondition())
					: removed(option, "option").filter(action -> ((ChooseEffect) option.eContainer()).getOptions().size() > 1);
			case EffectEntry entry -> holds ? without(entry, entry.getGuard()) : removed(entry, "effect");
			case Rule rule -> holds ? without(rule, rule.getCondition()) : removed(rule, "rule");
			case Goal goal -> holds ? without(goal, goal.getCondition()) : removed(goal, "goal");
			case Query query -> holds ? without(query, query.getCondition()) : Optional.empty();
			case RepeatEffect loop -> holds ? Optional.empty() : removed(loop, "loop");
			case RequireEffect required -> holds ? removed(required, "sentence") : Optional.empty();
			default -> Optional.empty();
		};
	}

	/** Whether a part that comes out like this leaves the answer to the other one. */
	private static boolean isJoin(BinaryExpression joined, boolean holds) {
		return joined.getOperator() == (holds ? BinaryOperator.AND : BinaryOperator.OR);
	}

	private static CodeAction kept(Expression whole, Expression part) {
		String written = Parts.written(part);
		boolean needsParentheses = Parts.written(whole).startsWith("(") && !written.matches("\\w+") && !written.startsWith("(");
		return CodeAction.safe("Keep only “" + written + "”", new Edit().replace(whole, needsParentheses ? "(" + written + ")" : written));
	}

	/** Without the condition and the word before it. */
	private static Optional<CodeAction> without(EObject owner, Expression condition) {
		TextRange range = Parts.rangeOf(condition);
		return Parts.wordBefore(owner, range.offset()).map(word -> CodeAction.safe("Remove the condition",
				new Edit().remove(Parts.fileOf(owner), new TextRange(word.offset(), range.end() - word.offset()))));
	}

	private static Optional<CodeAction> removed(EObject part, String word) {
		return Optional.of(CodeAction.safe("Remove this " + word, new Edit().remove(part)));
	}

	private static Optional<CodeAction> branch(IfEffect asking, boolean holds) {
		if (holds && asking.getName() != null) {
			return Optional.empty(); // its name would be lost
		}
		Block taken = holds ? asking.getBody() : asking.getOtherwise();
		boolean follows = asking.eContainer().eContainingFeature() == HullPackage.Literals.IF_EFFECT__OTHERWISE
				&& !isBraced((Block) asking.eContainer());
		if (taken == null) {
			return Optional.of(CodeAction.safe("Remove what never happens", follows ? withoutElse(asking) : new Edit().remove(asking)));
		}
		if (follows || !isBraced(taken)) {
			return Optional.of(CodeAction.safe("Keep only what happens", new Edit().replace(asking, Parts.written(taken))));
		}
		boolean named = taken.getEffects().stream().anyMatch(LetEffect.class::isInstance);
		Edit edit = taken.getEffects().isEmpty() ? new Edit().remove(asking) : new Edit().unwrap(asking, taken);
		return Optional.of(new CodeAction("Keep only what happens", edit, !named)); // a name would be known for longer
	}

	private static boolean isBraced(Block block) {
		return Parts.written(block).startsWith("{");
	}

	private static Edit withoutElse(IfEffect asking) {
		EObject before = asking.eContainer().eContainer();
		TextRange range = Parts.rangeOf(asking);
		int start = Parts.wordBefore(before, range.offset()).orElse(range).offset();
		return new Edit().remove(Parts.fileOf(asking), new TextRange(start, range.end() - start));
	}
}
