package org.hullwright.lang.validation.types;

import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.ConcernChecks;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.Effect;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.ExpectEffect;
import org.hullwright.model.Expression;
import org.hullwright.model.Goal;
import org.hullwright.model.Measure;
import org.hullwright.model.Placeholder;
import org.hullwright.model.PlayerValue;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Quantifier;
import org.hullwright.model.Query;
import org.hullwright.model.Refill;
import org.hullwright.model.RollExpression;
import org.hullwright.model.Rule;
import org.hullwright.model.types.QueryParts;

/** Chance is only asked once: not by what is read, or tested, any number of times. */
public class ChanceChecks extends ConcernChecks {

	@Check
	void isAskedOnce(RollExpression roll) {
		isAskedOnce((Expression) roll);
	}

	@Check
	void isAskedOnce(Query query) {
		if (query.getQuantifier() == Quantifier.RANDOM) {
			isAskedOnce((Expression) query);
		}
	}

	private void isAskedOnce(Expression chance) {
		EObject child = chance;
		for (EObject parent = child.eContainer(); parent != null; child = parent, parent = parent.eContainer()) {
			Optional<String> place = askingPlace(parent, child);
			if (place.isPresent()) {
				report(IssueCode.RANDOM_WHILE_ASKING, chance, place.get());
				return;
			}
			if (parent instanceof Effect) {
				return;
			}
		}
	}

	private static Optional<String> askingPlace(EObject parent, EObject child) {
		return switch (parent) {
			case Property property when property.getNature() == PropertyNature.DERIVED -> Optional.of("a derived property");
			case Refill refill -> Optional.of("what a zone is refilled to or from");
			case PlayerValue value -> Optional.of("a score or a team");
			case Goal goal -> Optional.of("a goal");
			case Measure measure -> Optional.of("a measure");
			case EffectEntry entry when child == entry.getGuard() -> Optional.of("a condition");
			case Rule rule when child == rule.getCondition() -> Optional.of("a condition");
			case ChoiceOption option when child == option.getCondition() -> Optional.of("a condition");
			case Query query when QueryParts.isOfEach(child) -> Optional.of("a query's condition");
			case Placeholder shown -> Optional.of("a text");
			case ExpectEffect expect -> Optional.of("an expectation");
			default -> Optional.empty();
		};
	}
}
