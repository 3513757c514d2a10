package org.hullwright.engine.lower;

import java.util.Optional;

import org.hullwright.engine.tree.Text.Display;
import org.hullwright.model.types.Type;

/** How values of a type are shown to people. */
final class Displays {

	private Displays() {
	}

	/** Empty for lists and what is broken. */
	static Optional<Display> of(Type type) {
		return switch (type.present()) {
			case Type.NumberType number -> Optional.of(Display.NUMBER);
			case Type.TruthType truth -> Optional.of(Display.TRUTH);
			case Type.TextType text -> Optional.of(Display.TEXT);
			case Type.PieceType piece -> Optional.of(Display.PIECE);
			case Type.SortType sort -> Optional.of(Display.SORT);
			case Type.EnumerationType word -> Optional.of(Display.WORD);
			case Type.RollType roll -> Optional.of(Display.FACE);
			case Type.ZoneType zone -> Optional.of(Display.ZONE);
			case Type.DieType die -> Optional.empty();
			case Type.SideType side -> Optional.empty();
			case Type.BoardType board -> Optional.empty();
			case Type.ListType list -> Optional.empty();
			case Type.OptionalType optional -> Optional.empty();
			case Type.AbsentType absent -> Optional.empty();
			case Type.UnknownType unknown -> Optional.empty();
		};
	}
}
