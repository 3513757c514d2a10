package org.hullwright.model.types;

import java.util.Optional;

import org.hullwright.model.Kind;
import org.hullwright.model.types.Type.AbsentType;
import org.hullwright.model.types.Type.BoardType;
import org.hullwright.model.types.Type.DieType;
import org.hullwright.model.types.Type.EnumerationType;
import org.hullwright.model.types.Type.ListType;
import org.hullwright.model.types.Type.NumberType;
import org.hullwright.model.types.Type.OptionalType;
import org.hullwright.model.types.Type.PieceType;
import org.hullwright.model.types.Type.RollType;
import org.hullwright.model.types.Type.SideType;
import org.hullwright.model.types.Type.SortType;
import org.hullwright.model.types.Type.TextType;
import org.hullwright.model.types.Type.TruthType;
import org.hullwright.model.types.Type.UnknownType;
import org.hullwright.model.types.Type.ZoneType;

/**
 * How types go together. What is broken goes with everything. Three conversions happen by themselves: {@code none} and any value become a
 * value that may be absent, the design of a component with one copy becomes that copy, and a zone becomes the list of what lies in it.
 */
public final class Assignability {

	private final Kinds kinds;

	/** @param kinds knows which kind includes which */
	public Assignability(Kinds kinds) {
		this.kinds = kinds;
	}

	/** Whether a value of the one type may stand where the other is wanted. Bounds of numbers do not matter: they clamp. */
	public boolean isAssignable(Type from, Type to) {
		if (from.isUnknown() || to.isUnknown()) {
			return true;
		}
		return switch (to) {
			case OptionalType(Type inner) -> from instanceof AbsentType || isAssignable(from.present(), inner);
			case NumberType number -> from instanceof NumberType;
			case TruthType truth -> from instanceof TruthType;
			case TextType text -> from instanceof TextType;
			case SideType side -> from instanceof SideType;
			case BoardType board -> from instanceof BoardType;
			case PieceType(Kind kind) -> from instanceof PieceType(Kind given) && kinds.isA(given, kind)
					|| from instanceof SortType(Kind sort, boolean unique) && unique && kinds.isA(sort, kind);
			case SortType(Kind kind, boolean unique) -> from instanceof SortType(Kind given, boolean alsoUnique) && kinds.isA(given, kind)
					&& (alsoUnique || !unique);
			case EnumerationType(var enumeration) -> from instanceof EnumerationType(var given) && given == enumeration;
			case RollType(var die) -> from instanceof RollType(var given) && (die == null || die.equals(given));
			case DieType(var die) -> from instanceof DieType(var given) && given == die;
			case ZoneType(Kind content) -> from instanceof ZoneType(Kind given) && kinds.isA(given, content);
			case ListType(Type element) -> elementOf(from).map(given -> isAssignable(given, element)).orElse(false);
			case AbsentType none -> from instanceof AbsentType;
			case UnknownType unknown -> true;
		};
	}

	/**
	 * Whether it makes sense to ask if two values are the same: one fits the other once both are there, a piece and a design or two pieces
	 * can be of the same kind, and {@code none} is only asked of what may be absent.
	 */
	public boolean isComparable(Type one, Type other) {
		if (one instanceof AbsentType || other instanceof AbsentType) {
			return one.isUnknown() || other.isUnknown() || one.mayBeAbsent() && other.mayBeAbsent();
		}
		Optional<Kind> kind = kindOf(one.present());
		Optional<Kind> otherKind = kindOf(other.present());
		if (kind.isPresent() && otherKind.isPresent()) {
			return kinds.areRelated(kind.get(), otherKind.get());
		}
		return isAssignable(one.present(), other.present()) || isAssignable(other.present(), one.present());
	}

	/** The type that includes values of both; {@link Type#UNKNOWN} when they have nothing in common. */
	public Type join(Type one, Type other) {
		if (one.equals(other)) {
			return one;
		}
		if (one instanceof AbsentType) {
			return Type.optional(other);
		}
		if (other instanceof AbsentType) {
			return Type.optional(one);
		}
		if (one.mayBeAbsent() || other.mayBeAbsent()) {
			return Type.optional(join(one.present(), other.present()));
		}
		if (one instanceof NumberType && other instanceof NumberType) {
			return Type.NUMBER;
		}
		if (one instanceof RollType && other instanceof RollType) {
			return new RollType(null);
		}
		if (one instanceof SortType(Kind kind, boolean unique) && other instanceof SortType(Kind otherKind, boolean alsoUnique)) {
			return kinds.commonOf(kind, otherKind).<Type>map(common -> new SortType(common, unique && alsoUnique)).orElse(Type.UNKNOWN);
		}
		if (one instanceof ZoneType(Kind content) && other instanceof ZoneType(Kind otherContent)) {
			return kinds.commonOf(content, otherContent).<Type>map(ZoneType::new).orElse(Type.UNKNOWN);
		}
		Optional<Kind> kind = pieceKindOf(one);
		Optional<Kind> otherKind = pieceKindOf(other);
		if (kind.isPresent() && otherKind.isPresent()) {
			return kinds.commonOf(kind.get(), otherKind.get()).<Type>map(PieceType::new).orElse(Type.UNKNOWN);
		}
		Optional<Type> element = elementOf(one);
		Optional<Type> otherElement = elementOf(other);
		if (element.isPresent() && otherElement.isPresent()) {
			return new ListType(joinElements(element.get(), otherElement.get()));
		}
		return Type.UNKNOWN;
	}

	/** An empty list is one of anything. */
	private Type joinElements(Type one, Type other) {
		if (one.isUnknown()) {
			return other;
		}
		return other.isUnknown() ? one : join(one, other);
	}

	/** What a list consists of, or a zone read as the list of what lies in it; empty for everything else. */
	public Optional<Type> elementOf(Type type) {
		return switch (type) {
			case ListType(Type element) -> Optional.of(element);
			case ZoneType(Kind content) -> Optional.of(new PieceType(content));
			default -> Optional.empty();
		};
	}

	private static Optional<Kind> kindOf(Type type) {
		return switch (type) {
			case PieceType(Kind kind) -> Optional.of(kind);
			case SortType(Kind kind, boolean unique) -> Optional.of(kind);
			default -> Optional.empty();
		};
	}

	/** The kind of the pieces that values of this type are or stand for. */
	private static Optional<Kind> pieceKindOf(Type type) {
		return switch (type) {
			case PieceType(Kind kind) -> Optional.of(kind);
			case SortType(Kind kind, boolean unique) when unique -> Optional.of(kind);
			default -> Optional.empty();
		};
	}
}
