package org.hullwright.lang.index;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.Conditional;
import org.hullwright.model.Expression;
import org.hullwright.model.NameReference;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Query;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.types.Focus;

/**
 * Which derived values are computed from themselves in any case: the strongly connected components of what asks for what, found by Tarjan's
 * algorithm. Each value is looked at once, however many ask for it. What asks only under a condition, or for that of something else, is
 * left out: it may come to an end.
 */
public final class DerivedCircles {

	private final Map<Property, Integer> found = new HashMap<>();
	private final Map<Property, Integer> lowest = new HashMap<>();
	private final Deque<Property> unsettled = new ArrayDeque<>();
	private final Set<Property> open = new HashSet<>();
	private final Map<Property, Property> askedBy = new HashMap<>();

	/** A value on the way down, and those it asks for that were not followed yet. */
	private record Visit(Property property, Iterator<Property> further) {}

	/**
	 * Which value asks for this one and is itself computed from it, possibly the same; empty when it is not computed from itself.
	 *
	 * @param property with a value that can be computed, as {@link #isComputed} tells
	 */
	public Optional<Property> lastBefore(Property property) {
		if (!found.containsKey(property)) {
			walkFrom(property);
		}
		return Optional.ofNullable(askedBy.get(property));
	}

	/** Whether it is a derived value that says what it is. */
	public static boolean isComputed(Property property) {
		return !property.eIsProxy() && property.getNature() == PropertyNature.DERIVED && property.getValue() != null;
	}

	/** Walks in depth without calling itself, because chains may be longer than the stack. */
	private void walkFrom(Property first) {
		Deque<Visit> path = new ArrayDeque<>();
		path.push(enter(first));
		while (!path.isEmpty()) {
			Visit visit = path.peek();
			if (visit.further().hasNext()) {
				Property next = visit.further().next();
				if (!found.containsKey(next)) {
					path.push(enter(next));
				} else if (open.contains(next)) {
					lowest.merge(visit.property(), found.get(next), Math::min);
				}
			} else {
				path.pop();
				if (!path.isEmpty()) {
					lowest.merge(path.peek().property(), lowest.get(visit.property()), Math::min);
				}
				if (lowest.get(visit.property()).equals(found.get(visit.property()))) {
					settle(visit.property());
				}
			}
		}
	}

	private Visit enter(Property property) {
		found.put(property, found.size());
		lowest.put(property, found.get(property));
		open.add(property);
		unsettled.push(property);
		return new Visit(property, askedFor(property).iterator());
	}

	private void settle(Property entered) {
		Set<Property> circle = new LinkedHashSet<>();
		Property member;
		do {
			member = unsettled.pop();
			open.remove(member);
			circle.add(member);
		} while (member != entered);
		for (Property asking : circle) {
			for (Property asked : askedFor(asking)) {
				if (circle.contains(asked) && (asking == asked || !askedBy.containsKey(asked))) {
					askedBy.put(asked, asking);
				}
			}
		}
	}

	private static Set<Property> askedFor(Property property) {
		Set<Property> asked = new LinkedHashSet<>();
		collect(property.getValue(), asked);
		return asked;
	}

	/** The derived values without which an expression has none. */
	private static void collect(Expression expression, Set<Property> asked) {
		switch (expression) {
			case NameReference name when name.getTarget() instanceof Property target && isComputed(target) -> asked.add(target);
			case SelfProperty own when !(Focus.of(own) instanceof Focus.Queried) && own.getFeature() instanceof Property target
					&& isComputed(target) ->
				asked.add(target);
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
}
