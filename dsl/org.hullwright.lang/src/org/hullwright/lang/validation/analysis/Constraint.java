package org.hullwright.lang.validation.analysis;

import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.model.Component;
import org.hullwright.model.Kind;
import org.hullwright.model.types.Kinds;

/** A constraint that a part of a condition puts on a value, to be held against what another part says of the same. */
public sealed interface Constraint {

	record InRange(NumberRange range) implements Constraint {}

	record AnyBut(long number) implements Constraint {}

	/** It is a component or word, or it is not. */
	record Same(EObject thing, boolean holds) implements Constraint {}

	/** It is of a kind, or it is not. */
	record OfKind(Kind kind, boolean holds) implements Constraint {}

	/** It is so, or it is not. */
	record True(boolean holds) implements Constraint {}

	/** The constraint that holds exactly where this one does not; empty where that cannot be said. */
	default Optional<Constraint> opposite() {
		return switch (this) {
			case InRange(NumberRange range) when range.isOne() -> Optional.of(new AnyBut(range.lower()));
			case InRange(NumberRange(long lower, long upper)) when lower == NumberRange.ANY.lower() ->
				Optional.of(new InRange(new NumberRange(upper + 1, NumberRange.ANY.upper())));
			case InRange(NumberRange(long lower, long upper)) when upper == NumberRange.ANY.upper() ->
				Optional.of(new InRange(new NumberRange(NumberRange.ANY.lower(), lower - 1)));
			case InRange other -> Optional.empty();
			case AnyBut(long number) -> Optional.of(new InRange(NumberRange.of(number)));
			case Same(EObject thing, boolean holds) -> Optional.of(new Same(thing, !holds));
			case OfKind(Kind kind, boolean holds) -> Optional.of(new OfKind(kind, !holds));
			case True(boolean holds) -> Optional.of(new True(!holds));
		};
	}

	/** Whether something can never be both. */
	default boolean excludes(Constraint other, Kinds kinds) {
		return switch (this) {
			case InRange(NumberRange range) -> other instanceof InRange(NumberRange theirs) && range.isApartFrom(theirs)
					|| other instanceof AnyBut(long number) && range.equals(NumberRange.of(number));
			case AnyBut(long number) -> other instanceof InRange(NumberRange range) && range.equals(NumberRange.of(number));
			case Same(EObject thing, boolean holds) -> switch (other) {
				case Same(EObject theirs, boolean also) -> thing == theirs ? holds != also : holds && also;
				case OfKind ofKind -> ofKind.excludes(this, kinds);
				default -> false;
			};
			case OfKind(Kind kind, boolean holds) -> switch (other) {
				case OfKind(Kind theirs, boolean also) when holds && also -> !kinds.areRelated(kind, theirs);
				case OfKind(Kind theirs, boolean also) when holds -> kinds.isA(kind, theirs);
				case OfKind(Kind theirs, boolean also) when also -> kinds.isA(theirs, kind);
				case Same(Component component, boolean also) when also ->
					kinds.of(component).map(own -> kinds.isA(own, kind) != holds).orElse(false);
				default -> false;
			};
			case True(boolean holds) -> other instanceof True(boolean also) && holds != also;
		};
	}
}
