package org.hullwright.lang.validation.reachability;

import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.analysis.ControlFlow;
import org.hullwright.lang.validation.analysis.ReturnedValues;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.Block;
import org.hullwright.model.ComponentChange;
import org.hullwright.model.Effect;
import org.hullwright.model.GiveEffect;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Placement;
import org.hullwright.model.Procedure;
import org.hullwright.model.ProceedEffect;
import org.hullwright.model.ProceedExpression;
import org.hullwright.model.Rule;
import org.hullwright.model.StepChange;
import org.hullwright.model.Timing;
import org.hullwright.model.types.EnclosingFunction;
import org.hullwright.model.types.TypeWords;

/** The ways through a procedure: each function gives something, nothing stands where no way leads. */
public class ProcedureChecks extends TypedChecks {

	@Check
	void givesSomething(Procedure procedure) {
		if (procedure.getResult() != null && procedure.getBody() != null && !procedure.getBody().isOpen()
				&& !ControlFlow.always(procedure.getBody())
				&& !ReturnedValues.areIn(procedure.getBody(), types(procedure))) {
			reportAt(IssueCode.GIVE_MISSING, procedure, HullPackage.Literals.NAMED__NAME, procedure.getName(),
					TypeWords.of(types(procedure).of(procedure.getResult())));
		}
	}

	/** Instead of a function, something has to be given as well, be it by going on with the function. */
	@Check
	void givesSomething(Rule rule) {
		if (rule.getTiming() == Timing.INSTEAD && rule.getTrigger() instanceof Procedure function && function.getResult() != null
				&& rule.getBody() != null && !ControlFlow.always(rule.getBody())
				&& EcoreUtil2.getAllContentsOfType(rule.getBody(), ProceedEffect.class).isEmpty()) {
			reportAt(IssueCode.GIVE_MISSING, rule, HullPackage.Literals.RULE__TRIGGER, function.getName(),
					TypeWords.of(types(rule).of(function.getResult())));
		}
	}

	@Check
	void isInFunction(GiveEffect give) {
		if (EnclosingFunction.of(give).map(Procedure::getResult).isEmpty()) {
			report(IssueCode.GIVE_OUTSIDE_FUNCTION, give);
		}
	}

	@Check
	void isInWhatReplaces(ProceedEffect proceed) {
		if (!replaces(proceed)) {
			report(IssueCode.PROCEED_OUTSIDE_INSTEAD, proceed);
		}
	}

	@Check
	void hasValue(ProceedExpression proceed) {
		if (!replaces(proceed)) {
			report(IssueCode.PROCEED_OUTSIDE_INSTEAD, proceed);
		} else if (EnclosingFunction.replacedAround(proceed).isEmpty()) {
			report(IssueCode.PROCEED_GIVES_NOTHING, proceed);
		}
	}

	/** Whether something is replaced by the text at a place, which is more than the condition under which it is. */
	private static boolean replaces(EObject place) {
		for (EObject part = place; part.eContainer() != null; part = part.eContainer()) {
			EObject around = part.eContainer();
			if (around instanceof Rule rule && rule.getTiming() == Timing.INSTEAD && part == rule.getBody()
					|| around instanceof StepChange change && change.getPlacement() == Placement.INSTEAD
					|| around instanceof ComponentChange) {
				return true;
			}
		}
		return false;
	}

	@Check
	void isNotLost(ProceedEffect proceed) {
		EnclosingFunction.replacedAround(proceed).filter(function -> ControlFlow.givesAfter(proceed))
				.ifPresent(function -> report(IssueCode.PROCEED_RESULT_LOST, proceed, function.getName()));
	}

	@Check
	void canHappen(Block block) {
		Optional<Effect> unreachable = block.isOpen() ? block.getEffects().stream().findFirst() : ControlFlow.unreachable(block);
		unreachable.ifPresent(effect -> report(IssueCode.UNREACHABLE_EFFECT, effect));
	}
}
