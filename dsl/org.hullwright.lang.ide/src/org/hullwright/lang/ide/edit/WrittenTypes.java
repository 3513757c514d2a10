package org.hullwright.lang.ide.edit;

import java.util.Optional;

import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeWords;

/** Types as a declaration says them, and the values that something of a type may start with. */
public final class WrittenTypes {

	private WrittenTypes() {}

	/** The type as a parameter or a property declares it; empty for what cannot be declared: a die, a side, a zone, what is unknown. */
	public static Optional<String> of(Type type) {
		return switch (type) {
			case Type.NumberType number -> Optional.of("number");
			case Type.TruthType truth -> Optional.of(TypeWords.of(truth));
			case Type.TextType text -> Optional.of(TypeWords.of(text));
			case Type.PieceType piece -> Optional.of(TypeWords.of(piece));
			case Type.SortType sort -> Optional.of(sort.unique() ? TypeWords.of(new Type.PieceType(sort.kind())) : TypeWords.of(sort));
			case Type.EnumerationType word -> Optional.of(TypeWords.of(word));
			case Type.RollType roll -> Optional.of(roll).filter(of -> of.die() != null).map(TypeWords::of);
			case Type.ListType(Type element) -> of(element).map("list of "::concat);
			case Type.OptionalType(Type inner) -> of(inner).map(words -> words + " or none");
			case Type.DieType none -> Optional.empty();
			case Type.SideType none -> Optional.empty();
			case Type.ZoneType none -> Optional.empty();
			case Type.BoardType none -> Optional.empty();
			case Type.AbsentType none -> Optional.empty();
			case Type.UnknownType none -> Optional.empty();
		};
	}

	/** A value of that type to begin with; empty for what has none that could be meant. */
	public static Optional<String> startOf(Type type) {
		return switch (type) {
			case Type.NumberType(var lower, var upper) ->
				Optional.of(String.valueOf(Math.max(lower == null ? 0 : lower, upper == null ? 0 : Math.min(0, upper))));
			case Type.TruthType truth -> Optional.of("no");
			case Type.TextType text -> Optional.of("\"\"");
			case Type.EnumerationType(var words) -> words.getLiterals().stream().findFirst().map(word -> word.getName());
			case Type.OptionalType optional -> Optional.of("none");
			default -> Optional.empty();
		};
	}
}
