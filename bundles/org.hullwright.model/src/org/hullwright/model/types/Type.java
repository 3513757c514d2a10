package org.hullwright.model.types;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.Die;
import org.hullwright.model.Enumeration;
import org.hullwright.model.Kind;

/**
 * The type of a value. The family is closed, so that a switch over it that forgets a member does not compile. Compared by value; the kinds
 * and other declarations inside are compared by identity and are never proxies.
 */
public sealed interface Type {

	/**
	 * A whole number. The bounds are those that are written as constants, and null where there are none; a value outside is clamped when it
	 * is assigned.
	 */
	record NumberType(@Nullable Integer lower, @Nullable Integer upper) implements Type {}

	/** Yes or no. */
	record TruthType() implements Type {}

	record TextType() implements Type {}

	/** One copy of a component of a kind. Spaces, paths and players are pieces as well. */
	record PieceType(Kind kind) implements Type {}

	/**
	 * The design of components of a kind.
	 *
	 * @param unique whether there is exactly one copy, which the design stands for wherever a piece is wanted
	 */
	record SortType(Kind kind, boolean unique) implements Type {}

	/** One of the words of an enumeration. */
	record EnumerationType(Enumeration enumeration) implements Type {}

	/** What a die showed; of any die when that is null. */
	record RollType(@Nullable Die die) implements Type {}

	record DieType(Die die) implements Type {}

	/** The name of a side of a component. */
	record SideType() implements Type {}

	/** A place for pieces of a kind; readable as the list of what lies in it. */
	record ZoneType(Kind content) implements Type {}

	record BoardType() implements Type {}

	/** Several values in an order. */
	record ListType(Type element) implements Type {}

	/** A value that may be absent. Made by {@link #optional}, so that it never wraps what may already be absent. */
	record OptionalType(Type inner) implements Type {}

	/** The type of {@code none}. */
	record AbsentType() implements Type {}

	/** The type of what is broken. It fits everywhere, so that one mistake is reported once. */
	record UnknownType() implements Type {}

	/** Any number. */
	Type NUMBER = new NumberType(null, null);
	/** Yes or no. */
	Type TRUTH = new TruthType();
	Type TEXT = new TextType();
	/** A side of a component. */
	Type SIDE = new SideType();
	Type BOARD = new BoardType();
	/** What {@code none} is. */
	Type ABSENT = new AbsentType();
	/** What is broken. */
	Type UNKNOWN = new UnknownType();

	/** That type or none. */
	static Type optional(Type type) {
		return switch (type) {
			case OptionalType already -> already;
			case AbsentType none -> none;
			case UnknownType unknown -> unknown;
			default -> new OptionalType(type);
		};
	}

	/** What is left of a type when its value is known to be there. */
	default Type present() {
		return this instanceof OptionalType(Type inner) ? inner : this;
	}

	/** Whether nothing can be said about values of this type. */
	default boolean isUnknown() {
		return this instanceof UnknownType;
	}

	/** Whether a value of this type may be absent. */
	default boolean mayBeAbsent() {
		return this instanceof OptionalType || this instanceof AbsentType;
	}
}
