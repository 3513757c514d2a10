package org.hullwright.lang.validation.types;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.ConcernChecks;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.Conditional;
import org.hullwright.model.Expression;
import org.hullwright.model.HullPackage;
import org.hullwright.model.NameReference;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Query;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.types.Focus;

/**
 * A derived value is not computed from itself in any case. What asks for it only under a condition, or for that of something else, may come
 * to an end; whether it does is found out in the game.
 */
public class SelfReferenceChecks extends ConcernChecks {

	@Check
	void comesToAnEnd(Property property) {
		if (property.getNature() != PropertyNature.DERIVED || property.getValue() == null) {
			return;
		}
		Map<Property, Property> askedBy = new HashMap<>();
		Deque<Property> open = new ArrayDeque<>();
		open.add(property);
		while (!open.isEmpty() && !askedBy.containsKey(property)) {
			Property asking = open.removeFirst();
			collect(asking.getValue(), asked -> {
				if (askedBy.putIfAbsent(asked, asking) == null) {
					open.add(asked);
				}
			});
		}
		if (askedBy.containsKey(property)) {
			Property last = askedBy.get(property);
			reportAt(IssueCode.DERIVED_FROM_ITSELF, property, HullPackage.Literals.NAMED__NAME, property.getName(),
					last == property ? "" : ", through " + last.getName());
		}
	}

	/** The derived values without which an expression has none. */
	private static void collect(@Nullable Expression expression, Consumer<Property> asked) {
		switch (expression) {
			case NameReference name when name.getTarget() instanceof Property target -> ask(target, asked);
			case SelfProperty own when !(Focus.of(own) instanceof Focus.Queried) && own.getFeature() instanceof Property target ->
				ask(target, asked);
			case UnaryExpression unary -> collect(unary.getOperand(), asked);
			case Conditional conditional -> collect(conditional.getCondition(), asked);
			case BinaryExpression binary -> {
				collect(binary.getLeft(), asked);
				if (binary.getOperator() != BinaryOperator.AND && binary.getOperator() != BinaryOperator.OR) {
					collect(binary.getRight(), asked);
				}
			}
			case Query query -> collect(query.getSource(), asked);
			case null, default -> {} // asks for nothing, or not of the same
		}
	}

	private static void ask(Property target, Consumer<Property> asked) {
		if (!target.eIsProxy() && target.getNature() == PropertyNature.DERIVED && target.getValue() != null) {
			asked.accept(target);
		}
	}
}
