package org.hullwright.model.types;

import java.util.function.Function;

import org.hullwright.model.Die;
import org.hullwright.model.Enumeration;
import org.hullwright.model.Kind;
import org.hullwright.model.Named;
import org.hullwright.model.expansions.Expansions;
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
		return of(type, TypeWords::nameOf);
	}

	/** The same, with the pack behind the name of each declaration, to tell it from one of another pack with the same name. */
	static String withPacks(Type type) {
		return of(type, TypeWords::nameWithPack);
	}

	private static String of(Type type, Function<Named, String> naming) {
		return switch (type) {
			case NumberType(var lower, var upper) -> lower != null && upper != null
					? "number " + lower + " to " + upper
					: "number";
			case TruthType truth -> "truth";
			case TextType text -> "text";
			case PieceType(Kind kind) -> naming.apply(kind);
			case SortType(Kind kind, boolean unique) -> "sort of " + naming.apply(kind);
			case EnumerationType(Enumeration enumeration) -> naming.apply(enumeration);
			case RollType(var die) -> die == null ? Kinds.OUTCOME : "roll of " + naming.apply(die);
			case DieType(Die die) -> "die " + naming.apply(die);
			case SideType side -> "side";
			case ZoneType(Kind content) -> "zone of " + naming.apply(content);
			case BoardType board -> "board";
			case ListType(Type element) -> "list of " + of(element, naming);
			case OptionalType(Type inner) -> of(inner, naming) + " or none";
			case AbsentType none -> "none";
			case UnknownType unknown -> "unknown";
		};
	}

	/** A declaration that the author has just begun has no name. */
	private static String nameOf(Named declared) {
		return declared.getName() == null ? "something without a name" : declared.getName();
	}

	private static String nameWithPack(Named declared) {
		String pack = Expansions.packOf(declared);
		return pack.isEmpty() ? nameOf(declared) : nameOf(declared) + " of the pack " + pack;
	}
}
