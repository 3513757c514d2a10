package org.hullwright.lang.validation.reachability;

import java.util.Optional;

import com.google.common.collect.Streams;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.analysis.NumberRange;
import org.hullwright.lang.validation.analysis.Written;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.AdjustEffect;
import org.hullwright.model.Bag;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.Block;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.Component;
import org.hullwright.model.Deck;
import org.hullwright.model.DrawEffect;
import org.hullwright.model.Effect;
import org.hullwright.model.Expression;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.IfEffect;
import org.hullwright.model.Kind;
import org.hullwright.model.LetEffect;
import org.hullwright.model.NameReference;
import org.hullwright.model.PlaceEffect;
import org.hullwright.model.Query;
import org.hullwright.model.Readable;
import org.hullwright.model.RepeatEffect;
import org.hullwright.model.SayEffect;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.SetEffect;
import org.hullwright.model.TruthLiteral;
import org.hullwright.model.Zone;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;

/** Sentences make a difference, and as much of one as they say. Tests may try what rules should not. */
public class IdleChecks extends TypedChecks {

	@Check
	void fitsIntoNumbers(BinaryExpression binary) {
		NumberRange made = reachedRanges(binary).exact(binary);
		if (made.isApartFrom(NumberRange.ANY) && typeOf(binary) instanceof Type.NumberType) {
			report(IssueCode.NUMBER_TOO_LARGE, binary, made.lower() > 0 ? made.lower() : made.upper(), NumberRange.ANY.lower(),
					NumberRange.ANY.upper());
		}
	}

	@Check
	void staysWithinBounds(SetEffect set) {
		if (set.getTarget() == null || set.getValue() == null || isInTest(set)) {
			return;
		}
		if (Written.lasting(set.getTarget()).filter(words -> words.equals(Written.text(set.getValue()))).isPresent()) {
			report(IssueCode.EFFECT_IDLE, set, "it sets " + Written.text(set.getTarget()) + " to what it is");
		} else if (typeOf(set.getValue()) instanceof Type.NumberType) {
			isWithin(reach(set.getTarget()), reachedRanges(set).of(set.getValue()), set.getTarget(), set.getValue());
		}
	}

	@Check
	void staysWithinBounds(AdjustEffect adjust) {
		NumberRange amount = reachedRanges(adjust).of(adjust.getAmount());
		if (adjust.getTarget() == null || adjust.getAmount() == null || isInTest(adjust)) {
			return;
		}
		if (amount.equals(NumberRange.of(0))) {
			report(IssueCode.EFFECT_IDLE, adjust, "nothing is " + (adjust.isLowering() ? "subtracted" : "added"));
			return;
		}
		NumberRange reach = reach(adjust.getTarget());
		NumberRange after = reach.plus(adjust.isLowering() ? amount.negated() : amount);
		if (after.isApartFrom(reach)) {
			isWithin(reach, after, adjust.getTarget(), adjust.getAmount());
		}
	}

	private void isWithin(NumberRange reach, NumberRange value, Expression target, Expression place) {
		if (reach.isBounded() && value.isApartFrom(reach)) {
			report(IssueCode.VALUE_CLAMPED, place, sentence(Written.text(target)), reach.lower(), reach.upper(),
					value.lower() > reach.upper() ? reach.upper() : reach.lower());
		}
	}

	@Check
	void happensAtAll(RepeatEffect repeat) {
		happens(repeat.getTimes(), repeat);
	}

	@Check
	void happensAtAll(DrawEffect draw) {
		happens(draw.getCount(), draw);
	}

	@Check
	void happensAtAll(PlaceEffect place) {
		happens(place.getCount(), place);
	}

	@Check
	void happensAtAll(ChooseEffect choose) {
		happens(choose.getMost() == null ? choose.getFewest() : choose.getMost(), choose);
	}

	private void happens(@Nullable Expression times, EObject effect) {
		if (times != null && !isInTest(effect) && typeOf(times) instanceof Type.NumberType
				&& reachedRanges(effect).of(times).upper() <= 0) {
			report(IssueCode.EFFECT_IDLE, times, "it is done no times");
		}
	}

	/** Of what changes nothing, no rule and no space of a track can end it either. */
	@Check
	void comesToAnEnd(RepeatEffect loop) {
		if (loop.getCondition() instanceof TruthLiteral always && always.isYes() && loop.getBody() != null
				&& changesNothing(loop.getBody())) {
			report(IssueCode.LOOP_ENDLESS, loop.getCondition());
		}
	}

	private static boolean changesNothing(Block block) {
		return Streams.stream(block.eAllContents()).filter(Effect.class::isInstance)
				.allMatch(effect -> effect instanceof LetEffect || effect instanceof SayEffect || effect instanceof IfEffect);
	}

	/** In piles there are only the pieces they are for; nothing lies on these that could be meant. */
	@Check
	void canBeThere(Query query) {
		Optional<Zone> pile = pile(query.getSource());
		Optional<Kind> wanted = types(query).kinds().declarationOf(query.getSubject()).filter(Kind.class::isInstance).map(Kind.class::cast);
		if (pile.isPresent() && wanted.isPresent() && types(query).of(pile.get()) instanceof Type.ZoneType(Kind content)) {
			Kinds kinds = types(query).kinds();
			boolean fits = query.getSubject() instanceof Component
					? kinds.isA(wanted.get(), content)
					: kinds.areRelated(wanted.get(), content);
			if (!fits) {
				report(IssueCode.NEVER_IN_THERE, query.getSource(), pile.get().getName(), content.getName(), query.getSubject().getName());
			}
		}
	}

	private Optional<Zone> pile(@Nullable Expression source) {
		return switch (source) {
			case NameReference name when isPile(name.getTarget()) -> Optional.of((Zone) name.getTarget());
			case FeatureAccess access when isPile(access.getFeature()) -> Optional.of((Zone) access.getFeature());
			case SelfProperty own when isPile(own.getFeature()) -> Optional.of((Zone) own.getFeature());
			case FeatureAccess access when access.getFeature() != null && !access.getFeature().eIsProxy()
					&& types(access).members().isOfPlace(access.getFeature()) ->
				pile(access.getTarget());
			case null, default -> Optional.empty();
		};
	}

	private static boolean isPile(EObject named) {
		return (named instanceof Deck || named instanceof Bag) && !named.eIsProxy();
	}

	/** Where what is changed begins and ends, with the expansions that can be seen. */
	private NumberRange reach(Expression target) {
		Readable changed = switch (target) {
			case NameReference name -> name.getTarget();
			case FeatureAccess access when access.getFeature() instanceof Readable member -> member;
			case SelfProperty own when own.getFeature() instanceof Readable member -> member;
			case null, default -> null;
		};
		return reachedRanges(target).ofNamed(changed);
	}
}
