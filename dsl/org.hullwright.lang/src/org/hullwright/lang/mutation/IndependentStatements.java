package org.hullwright.lang.mutation;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.Absent;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.Effect;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expression;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.HullFile;
import org.hullwright.model.KindMember;
import org.hullwright.model.NameReference;
import org.hullwright.model.NumberLiteral;
import org.hullwright.model.Parameter;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Rule;
import org.hullwright.model.SetEffect;
import org.hullwright.model.TruthLiteral;

/**
 * Tells sentences that commute: two that set different states, neither of which reads what the other sets. Whatever they are done to, the
 * order of such sentences makes no difference, so that a mutant that swaps them is equivalent to the pack. Of all other sentences nothing
 * is claimed.
 */
final class IndependentStatements {

	private final Set<EObject> watched = new HashSet<>();

	/** @param files of the pack and of those it requires: a rule that acts around a change may do anything in between */
	IndependentStatements(List<HullFile> files) {
		for (HullFile file : files) {
			file.eAllContents().forEachRemaining(part -> {
				if (part instanceof Rule rule && rule.getWatch() != null && rule.getWatch().getSubject() != null) {
					watched.add(rule.getWatch().getSubject());
				}
			});
		}
	}

	/** Whether the order of two sentences makes no difference. */
	boolean commute(Effect first, Effect second) {
		Property one = stateSetBy(first);
		Property other = stateSetBy(second);
		return one != null && other != null && one != other && !watched.contains(one) && !watched.contains(other)
				&& isPlain((SetEffect) first)
				&& isPlain((SetEffect) second) && !mentions(first, other) && !mentions(second, one);
	}

	/** The state that a sentence sets; null when it does anything else. */
	private static @Nullable Property stateSetBy(Effect effect) {
		if (!(effect instanceof SetEffect assignment)) {
			return null;
		}
		EObject set = switch (assignment.getTarget()) {
			case NameReference name -> name.getTarget();
			case FeatureAccess access -> access.getFeature();
			default -> null;
		};
		return set instanceof Property property && property.getNature() == PropertyNature.STATE ? property : null;
	}

	/** Whether all that a sentence asks for can be seen in it: names of things, states, numbers, nothing that is computed elsewhere. */
	private static boolean isPlain(SetEffect assignment) {
		return partsOf(assignment).allMatch(part -> switch (part) {
			case FeatureAccess access -> isPlain(access.getFeature());
			case NameReference name -> name.getTarget() instanceof Parameter || name.getTarget() instanceof EnumerationLiteral
					|| name.getTarget() instanceof Property property && isPlain(property);
			case NumberLiteral literal -> true;
			case TruthLiteral literal -> true;
			case Absent none -> true;
			case BinaryExpression arithmetic -> true;
			default -> false;
		});
	}

	private static boolean isPlain(KindMember member) {
		return member instanceof Property property
				&& (property.getNature() == PropertyNature.STATE || property.getNature() == PropertyNature.PRINTED);
	}

	private static boolean mentions(Effect effect, Property property) {
		return partsOf(effect).anyMatch(part -> part.eCrossReferences().contains(property));
	}

	private static Stream<Expression> partsOf(Effect effect) {
		Iterable<EObject> parts = () -> EcoreUtil.<EObject>getAllContents(List.of(effect));
		return StreamSupport.stream(parts.spliterator(), false).filter(Expression.class::isInstance).map(Expression.class::cast);
	}
}
