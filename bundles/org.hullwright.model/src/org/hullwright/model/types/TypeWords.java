package org.hullwright.model.types;

import org.hullwright.model.Die;
import org.hullwright.model.Enumeration;
import org.hullwright.model.Kind;
import org.hullwright.model.Named;
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

/** Types as an author would write them: {@code list of room}, {@code player or none}. */
public final class TypeWords {

	private TypeWords() {}

	/** The type in the words of the language, for messages and hovers. */
	public static String of(Type type) {
		return switch (type) {
			case NumberType(var lower, var upper) -> lower != null && upper != null
					? "number " + lower + " to " + upper
					: "number";
			case TruthType truth -> "truth";
			case TextType text -> "text";
			case PieceType(Kind kind) -> nameOf(kind);
			case SortType(Kind kind, boolean unique) -> "sort of " + nameOf(kind);
			case EnumerationType(Enumeration enumeration) -> nameOf(enumeration);
			case RollType(var die) -> die == null ? Kinds.OUTCOME : "roll of " + nameOf(die);
			case DieType(Die die) -> "die " + nameOf(die);
			case SideType side -> "side";
			case ZoneType(Kind content) -> "zone of " + nameOf(content);
			case BoardType board -> "board";
			case ListType(Type element) -> "list of " + of(element);
			case OptionalType(Type inner) -> of(inner) + " or none";
			case AbsentType none -> "none";
			case UnknownType unknown -> "unknown";
		};
	}

	/** A declaration that the author has just begun has no name. */
	private static String nameOf(Named declared) {
		return declared.getName() == null ? "something without a name" : declared.getName();
	}
}
