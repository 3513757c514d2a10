package org.hullwright.lang.validation.reachability;

import java.util.List;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.analysis.ConstantFolding;
import org.hullwright.lang.validation.analysis.Constraints;
import org.hullwright.lang.validation.analysis.Constraints.Made;
import org.hullwright.lang.validation.analysis.FoldedCondition;
import org.hullwright.lang.validation.analysis.Written;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.Block;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.Conditional;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.Goal;
import org.hullwright.model.HullPackage;
import org.hullwright.model.IfEffect;
import org.hullwright.model.KindTest;
import org.hullwright.model.Measure;
import org.hullwright.model.Query;
import org.hullwright.model.RepeatEffect;
import org.hullwright.model.RequireEffect;
import org.hullwright.model.Rule;
import org.hullwright.model.TruthLiteral;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.UnaryOperator;

/**
 * Conditions may come out either way. Those that are always or never true are reported at the part that decides it. Tests may ask what they
 * know.
 */
public class DecidedChecks extends TypedChecks {

	@Check
	void mayComeOutEitherWay(BinaryExpression binary) {
		if (!isInTest(binary) && printed(binary).of(binary).isPresent()) {
			new ConstantFolding(types(binary), reachedRanges(binary)).of(binary).ifPresent(folded -> report(folded, binary));
		}
	}

	@Check
	void mayComeOutEitherWay(KindTest test) {
		if (!isInTest(test)) {
			printed(test).of(test).ifPresent(folded -> report(folded, test));
		}
	}

	/** A loop may go on until something ends it. */
	@Check
	void asksSomething(TruthLiteral literal) {
		if (isCondition(literal) && !isInTest(literal)) {
			report(new FoldedCondition(literal.isYes(), ""), literal);
		}
	}

	private static boolean isCondition(TruthLiteral literal) {
		return switch (literal.eContainer()) {
			case IfEffect asking -> asking.getCondition() == literal;
			case RepeatEffect loop -> loop.getCondition() == literal && !literal.isYes();
			case RequireEffect required -> true;
			case ChoiceOption option -> true;
			case Query query -> query.getCondition() == literal;
			case Conditional conditional -> conditional.getCondition() == literal;
			case EffectEntry entry -> true;
			case Rule rule -> true;
			case Goal goal -> goal.getCondition() == literal;
			case Measure measure -> measure.getCondition() == literal;
			case BinaryExpression binary -> binary.getOperator() == BinaryOperator.AND || binary.getOperator() == BinaryOperator.OR;
			case UnaryExpression unary -> unary.getOperator() == UnaryOperator.NOT;
			default -> false;
		};
	}

	/** What is asked together can be so together, and one of what is asked side by side may fail. */
	@Check
	void goesTogether(BinaryExpression whole) {
		boolean and = whole.getOperator() == BinaryOperator.AND;
		boolean outermost = !(whole.eContainer() instanceof BinaryExpression around) || around.getOperator() != whole.getOperator();
		if ((and || whole.getOperator() == BinaryOperator.OR) && outermost && !isInTest(whole)) {
			Constraints constraints = constraints(whole);
			List<Made> made = and ? constraints.where(whole) : constraints.whereNot(whole);
			for (int at = 1; at < made.size(); at++) {
				Made later = made.get(at);
				Optional<Made> excluded = made.subList(0, at).stream().filter(earlier -> earlier.excludes(later, types(whole))).findFirst();
				if (excluded.isPresent()) {
					String other = "“" + Written.text(excluded.get().part()) + "”";
					report(new FoldedCondition(!and, and ? " together with " + other : ": where it is not, " + other + " is"),
							later.part());
					return;
				}
			}
		}
	}

	/** What was asked before an `else if` has failed there, and nothing has changed since. */
	@Check
	void wasNotAskedBefore(IfEffect later) {
		if (later.getCondition() == null || isInTest(later)) {
			return;
		}
		Constraints constraints = constraints(later);
		for (IfEffect earlier = before(later); earlier != null; earlier = before(earlier)) {
			List<Made> failed = constraints.whereNot(earlier.getCondition());
			boolean excluded = constraints.where(later.getCondition()).stream()
					.anyMatch(made -> failed.stream().anyMatch(other -> other.excludes(made, types(later))));
			if (excluded || Written.lasting(later.getCondition()).equals(Written.lasting(earlier.getCondition()))
					&& Written.lasting(later.getCondition()).isPresent()) {
				report(new FoldedCondition(false, ": “" + Written.text(earlier.getCondition()) + "” was asked before"),
						later.getCondition());
				return;
			}
		}
	}

	/** The question whose `else` goes on with this one. */
	private static @Nullable IfEffect before(IfEffect later) {
		return later.eContainer() instanceof Block block && block.eContainingFeature() == HullPackage.Literals.IF_EFFECT__OTHERWISE
				&& block.getEffects().getFirst() == later ? (IfEffect) block.eContainer() : null;
	}

	private void report(FoldedCondition folded, EObject place) {
		report(folded.holds() ? IssueCode.CONDITION_ALWAYS : IssueCode.CONDITION_NEVER, place, folded.reason());
	}

	private ConstantFolding printed(EObject place) {
		return new ConstantFolding(types(place), printedRanges(place));
	}

	private Constraints constraints(EObject place) {
		return new Constraints(types(place), printedRanges(place));
	}
}
