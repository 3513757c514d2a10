package org.hullwright.lang.validation.analysis;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.Conditional;
import org.hullwright.model.DistanceExpression;
import org.hullwright.model.Expression;
import org.hullwright.model.ExtremeNumber;
import org.hullwright.model.Face;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.KindMember;
import org.hullwright.model.LetEffect;
import org.hullwright.model.ListExpression;
import org.hullwright.model.NameReference;
import org.hullwright.model.NumberLiteral;
import org.hullwright.model.NumberQuery;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Quantifier;
import org.hullwright.model.Query;
import org.hullwright.model.Readable;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.Track;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;

/**
 * Interval analysis (abstract interpretation of numbers) with a memo table: which numbers an expression may have, as far as its text tells.
 * State stays within its bounds and tracks on their spaces, so these count; the bounds of parameters and of derived values are not checked
 * at run time. Without the memo table the work would double with each local name that is used twice in the next one. An instance must not
 * outlive a change of the files, and belongs to one thread.
 */
public final class NumberRanges {

	/** As far as anything on a board is from anything else, or cannot be reached. */
	private static final int UNREACHABLE = 1_000_000;

	private final TypeInference types;
	private final Function<Track, NumberRange> tracks;
	private final Map<Expression, NumberRange> known = new IdentityHashMap<>();

	/** @param tracks tells where a track may begin and end */
	public NumberRanges(TypeInference types, Function<Track, NumberRange> tracks) {
		this.types = types;
		this.tracks = tracks;
	}

	/** The numbers that an expression may have. */
	public NumberRange of(Expression expression) {
		return exact(expression).withinNumbers();
	}

	/** What an expression makes, be it a number of the game or too large for one. */
	public NumberRange exact(Expression expression) {
		NumberRange range = known.get(expression);
		if (range == null) {
			known.put(expression, NumberRange.ANY); // the answer to what asks for itself
			range = computed(expression);
			known.put(expression, range);
		}
		return range;
	}

	private NumberRange computed(@Nullable Expression expression) {
		return switch (expression) {
			case NumberLiteral literal -> NumberRange.of(literal.getValue());
			case UnaryExpression unary -> switch (unary.getOperator()) {
				case NEGATE -> of(unary.getOperand()).negated();
				case THE -> of(unary.getOperand());
				case NOT, EXISTS -> NumberRange.ANY;
			};
			case BinaryExpression binary -> switch (binary.getOperator()) {
				case ADD -> of(binary.getLeft()).plus(of(binary.getRight()));
				case SUBTRACT -> of(binary.getLeft()).plus(of(binary.getRight()).negated());
				case MULTIPLY -> of(binary.getLeft()).times(of(binary.getRight()));
				default -> NumberRange.ANY;
			};
			case Conditional conditional -> of(conditional.getValue()).with(of(conditional.getOtherwise()));
			case NameReference name -> ofNamed(name.getTarget());
			case FeatureAccess access -> ofMember(access.getFeature(), types.of(access.getTarget()));
			case SelfProperty own -> ofMember(own.getFeature(), types.ofIt(own));
			case Query query when query.getQuantifier() == Quantifier.NUMBER_OF -> new NumberRange(0, NumberRange.ANY.upper());
			case ExtremeNumber extreme when extreme.getNumbers() instanceof ListExpression list -> list.getValues().stream().map(this::of)
					.reduce(NumberRange::with).orElse(NumberRange.ANY);
			case DistanceExpression distance -> new NumberRange(0, UNREACHABLE);
			case null, default -> NumberRange.ANY;
		};
	}

	/** Where a state or a track begins and ends. */
	public NumberRange ofNamed(@Nullable Readable readable) {
		return switch (readable) {
			case null -> NumberRange.ANY;
			case Readable broken when broken.eIsProxy() -> NumberRange.ANY;
			case Track track -> tracks.apply(track);
			case Property property when property.getNature() == PropertyNature.STATE || property.getNature() == PropertyNature.PRINTED ->
				written(types.of(property));
			case LetEffect let -> of(let.getValue());
			case NumberQuery numbers when numbers.getSource() == null -> of(numbers.getLower()).with(of(numbers.getUpper()));
			default -> NumberRange.ANY;
		};
	}

	private NumberRange ofMember(KindMember member, Type owner) {
		boolean outcome = member instanceof Property property && property.getNature() == PropertyNature.BUILT_IN
				&& property.getType() != null && types.of(property) instanceof Type.NumberType;
		if (outcome && owner instanceof Type.RollType(var die) && die != null) {
			int[] numbers = die.getFaces().stream().mapToInt(Face::getNumber).toArray();
			return new NumberRange(IntStream.of(numbers).min().orElse(0), IntStream.of(numbers).max().orElse(0));
		}
		boolean one = !(owner.present() instanceof Type.ListType) && !(owner.present() instanceof Type.ZoneType);
		return one && member instanceof Property property ? ofNamed(property) : NumberRange.ANY;
	}

	private static NumberRange written(Type type) {
		return type.present() instanceof Type.NumberType(var lower, var upper)
				? new NumberRange(lower == null ? NumberRange.ANY.lower() : lower, upper == null ? NumberRange.ANY.upper() : upper)
				: NumberRange.ANY;
	}
}
