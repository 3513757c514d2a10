package org.hullwright.lang.validation.types;

import java.util.Iterator;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.Conditional;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.ExpectEffect;
import org.hullwright.model.Expression;
import org.hullwright.model.Goal;
import org.hullwright.model.HullPackage;
import org.hullwright.model.IfEffect;
import org.hullwright.model.It;
import org.hullwright.model.Measure;
import org.hullwright.model.NameReference;
import org.hullwright.model.Quantifier;
import org.hullwright.model.Query;
import org.hullwright.model.RepeatEffect;
import org.hullwright.model.RequireEffect;
import org.hullwright.model.Rule;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.UnaryOperator;
import org.hullwright.model.types.Type;

/** Conditions are truths, and what is found is found by something. */
public class ConditionChecks extends TypedChecks {

	@Check
	void isTruth(EffectEntry entry) {
		wantsTruth(entry.getGuard());
	}

	@Check
	void isTruth(Rule rule) {
		wantsTruth(rule.getCondition());
	}

	@Check
	void isTruth(Goal goal) {
		wantsTruth(goal.getCondition());
	}

	@Check
	void isTruth(Measure measure) {
		wantsTruth(measure.getCondition());
	}

	@Check
	void isTruth(ChoiceOption option) {
		wantsTruth(option.getCondition());
	}

	@Check
	void isTruth(RepeatEffect repeat) {
		wantsTruth(repeat.getCondition());
	}

	@Check
	void isTruth(RequireEffect require) {
		wantsTruth(require.getCondition());
	}

	@Check
	void isTruth(ExpectEffect expect) {
		wantsTruth(expect.getCondition());
	}

	@Check
	void isTruth(Query query) {
		wantsTruth(query.getCondition());
	}

	@Check
	void isTruth(Conditional conditional) {
		wantsTruth(conditional.getCondition());
	}

	@Check
	void isTruth(BinaryExpression binary) {
		switch (binary.getOperator()) {
			case AND, OR -> {
				wantsTruth(binary.getLeft());
				wantsTruth(binary.getRight());
			}
			default -> { /* compares or computes */ }
		}
	}

	@Check
	void isTruth(UnaryExpression unary) {
		if (unary.getOperator() == UnaryOperator.NOT) {
			wantsTruth(unary.getOperand());
		}
	}

	@Check
	void isTruthOrFindsSomething(IfEffect effect) {
		if (effect.getName() == null) {
			wantsTruth(effect.getCondition());
		} else if (effect.getCondition() != null && !findsSomething(effect.getCondition())) {
			reportAt(IssueCode.FINDS_NOTHING, effect, HullPackage.Literals.NAMED__NAME, effect.getName());
		}
	}

	@Check
	void asksForWhatMayBeAbsent(UnaryExpression unary) {
		Type operand = typeOf(unary.getOperand());
		boolean asks = unary.getOperator() == UnaryOperator.EXISTS || unary.getOperator() == UnaryOperator.THE;
		if (asks && !operand.isUnknown() && !operand.mayBeAbsent()) {
			report(IssueCode.NEVER_ABSENT, unary);
		}
	}

	@Check
	void endsWhereItSeemsTo(Query query) {
		boolean none = query.getQuantifier() == Quantifier.NONE;
		boolean asksWhether = none || query.getQuantifier() == Quantifier.SOME;
		if (asksWhether && query.getCondition() instanceof BinaryExpression condition && condition.getRight() != null
				&& !isParenthesized(condition)) {
			boolean joins = condition.getOperator() == BinaryOperator.OR || none && condition.getOperator() == BinaryOperator.AND;
			if (joins && !isAbout(query, condition.getRight())) {
				report(IssueCode.WHERE_TAKES_ALL, condition.getRight(), condition.getOperator().getLiteral());
			}
		}
	}

	/** Whether something asks for the thing that a query looks at. */
	private static boolean isAbout(Query query, Expression part) {
		return Stream.concat(Stream.of(part), EcoreUtil2.eAllContentsAsList(part).stream()).anyMatch(asked -> switch (asked) {
			case NameReference name -> name.getTarget() == query;
			case It it -> true;
			case SelfProperty own -> true;
			default -> false;
		});
	}

	private static boolean isParenthesized(Expression expression) {
		int depth = 0;
		Iterator<ILeafNode> words = NodeModelUtils.findActualNodeFor(expression).getLeafNodes().iterator();
		while (words.hasNext()) {
			ILeafNode word = words.next();
			if (!word.isHidden()) {
				depth += "(".equals(word.getText()) ? 1 : ")".equals(word.getText()) ? -1 : 0;
				if (depth == 0 && hasMore(words)) {
					return false;
				}
			}
		}
		return true;
	}

	private static boolean hasMore(Iterator<ILeafNode> words) {
		while (words.hasNext()) {
			if (!words.next().isHidden()) {
				return true;
			}
		}
		return false;
	}

	private boolean findsSomething(Expression condition) {
		return condition instanceof Query query && query.getQuantifier() == Quantifier.SOME
				|| condition instanceof UnaryExpression unary && unary.getOperator() == UnaryOperator.EXISTS
				|| typeOf(condition).isUnknown() || typeOf(condition) instanceof Type.OptionalType;
	}

	private void wantsTruth(@Nullable Expression condition) {
		if (condition != null) {
			wants(Type.TRUTH, condition);
		}
	}
}
