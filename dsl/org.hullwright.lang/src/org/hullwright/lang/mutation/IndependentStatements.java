package org.hullwright.lang.mutation;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.mutation.PerformedParts.Closure;
import org.hullwright.model.Absent;
import org.hullwright.model.AdjustEffect;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.Effect;
import org.hullwright.model.EndGameEffect;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expression;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.GiveEffect;
import org.hullwright.model.HullFile;
import org.hullwright.model.KindMember;
import org.hullwright.model.NameReference;
import org.hullwright.model.NumberLiteral;
import org.hullwright.model.ProceedEffect;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.RequireEffect;
import org.hullwright.model.Rule;
import org.hullwright.model.SayEffect;
import org.hullwright.model.SetEffect;
import org.hullwright.model.StopEffect;
import org.hullwright.model.TruthLiteral;
import org.hullwright.model.TurnEffect;
import org.hullwright.model.Variable;

/**
 * Tells sentences that commute: one of them only gives a state a value that can be read off the sentence, and the other one, whatever it
 * calls, has nothing to do with that state, asks nobody and leaves nothing out; or both move pieces that have nothing to do with each
 * other. The order of such sentences makes no difference, so that a mutant that swaps them is equivalent to the pack. Of all other
 * sentences nothing is claimed.
 */
final class IndependentStatements {

	/** Names in a text that are more than the name of a thing. */
	private static final Pattern READING = Pattern.compile("\\{[^}]*[^}\\w][^}]*}");
	private static final Pattern NAME = Pattern.compile("\\{(\\w+)}");

	private final PerformedParts performed;
	private final Set<EObject> watched = new HashSet<>();
	/** The names of all that a text can show the value of. */
	private final Set<String> readable = new HashSet<>();
	private final SeparateMoves moves;

	/** @param files of the pack and of those it requires: a rule that acts around a change may do anything in between */
	IndependentStatements(List<HullFile> files) {
		this.moves = new SeparateMoves(files);
		this.performed = new PerformedParts(files);
		for (HullFile file : files) {
			file.eAllContents().forEachRemaining(part -> {
				if (part instanceof Rule rule && rule.getWatch() != null && rule.getWatch().getSubject() != null) {
					watched.add(rule.getWatch().getSubject());
				}
				if (part instanceof Property property) {
					readable.add(property.getName());
				}
			});
		}
	}

	/** Whether the order of two sentences makes no difference. */
	boolean commute(Effect first, Effect second) {
		return isIndependent(first, second) || isIndependent(second, first) || moves.commute(first, second);
	}

	private boolean isIndependent(Effect assignment, Effect other) {
		Property state = stateSetBy(assignment);
		if (state == null || watched.contains(state) || !isPlain(assignment)) {
			return false;
		}
		Closure closure = performed.of(other);
		return partsOf(assignment).flatMap(part -> part.eCrossReferences().stream()).filter(Property.class::isInstance)
				.noneMatch(read -> closure.mentioned().contains(read) || isPrinted(read) && turnsSomething(closure))
				&& closure.parts().stream().noneMatch(part -> isInterruption(part) || isReading(part))
				&& contentsOf(other).noneMatch(IndependentStatements::isWayOut);
	}

	/** The state that a sentence sets; null when it does anything else. */
	private static @Nullable Property stateSetBy(Effect effect) {
		EObject set = switch (effect) {
			case SetEffect assignment -> targetOf(assignment.getTarget());
			case AdjustEffect adjustment -> targetOf(adjustment.getTarget());
			default -> null;
		};
		return set instanceof Property property && property.getNature() == PropertyNature.STATE ? property : null;
	}

	private static @Nullable EObject targetOf(Expression target) {
		return switch (target) {
			case NameReference name -> name.getTarget();
			case FeatureAccess access -> access.getFeature();
			default -> null;
		};
	}

	/** Whether all that a sentence asks for can be seen in it: names of things, states, numbers, nothing that is computed elsewhere. */
	private static boolean isPlain(Effect assignment) {
		return partsOf(assignment).allMatch(part -> switch (part) {
			case FeatureAccess access -> isPlain(access.getFeature());
			case NameReference name -> name.getTarget() instanceof Variable || name.getTarget() instanceof EnumerationLiteral
					|| name.getTarget() instanceof Property property && isPlain(property);
			case NumberLiteral literal -> true;
			case TruthLiteral literal -> true;
			case Absent none -> true;
			case BinaryExpression arithmetic -> true;
			default -> false;
		});
	}

	private static boolean isPlain(KindMember member) {
		return member instanceof Property property && (property.getNature() == PropertyNature.STATE || isPrinted(property));
	}

	private static boolean isPrinted(EObject read) {
		return read instanceof Property property && property.getNature() == PropertyNature.PRINTED;
	}

	/** What is printed may differ from side to side. */
	private static boolean turnsSomething(Closure closure) {
		return closure.parts().stream().anyMatch(TurnEffect.class::isInstance);
	}

	/** Whether somebody looks at the table meanwhile, or what comes afterwards may not happen. */
	private static boolean isInterruption(EObject part) {
		return part instanceof ChooseEffect || part instanceof EndGameEffect || part instanceof RequireEffect
				|| part instanceof StopEffect stop && stop.getProcedure() != null;
	}

	/** Whether the sentence itself may keep what follows it from being done. */
	private static boolean isWayOut(EObject part) {
		return part instanceof StopEffect || part instanceof GiveEffect || part instanceof ProceedEffect;
	}

	/** Whether a text tells something that may be the state. */
	private boolean isReading(EObject part) {
		return part instanceof SayEffect say && (READING.matcher(say.getText()).find()
				|| NAME.matcher(say.getText()).results().anyMatch(name -> readable.contains(name.group(1))));
	}

	private static Stream<Expression> partsOf(Effect effect) {
		return contentsOf(effect).filter(Expression.class::isInstance).map(Expression.class::cast);
	}

	private static Stream<EObject> contentsOf(Effect effect) {
		Iterable<EObject> parts = () -> EcoreUtil.<EObject>getAllContents(List.of(effect));
		return StreamSupport.stream(parts.spliterator(), false);
	}
}
