package org.hullwright.lang.ide.navigation;

import java.util.Optional;

import com.google.inject.Inject;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.Link;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.Named;
import org.hullwright.model.Readable;
import org.hullwright.model.types.Type;

/** From a name to the declaration of what its value is. */
public class TypeFinder {

	private final Declarations declarations;
	private final PackContext packs;

	@Inject
	TypeFinder(Declarations declarations, PackContext packs) {
		this.declarations = declarations;
		this.packs = packs;
	}

	/** Where the type of the word at a place is declared; of a list, that of its elements. Empty for types that need no declaration. */
	public Optional<Link> typeAt(XtextResource file, int offset) {
		return declarations.meantAt(file, offset).filter(meant -> meant.target() instanceof Readable)
				.flatMap(meant -> declarationOf(packs.types(file).of((Readable) meant.target()))
						.filter(type -> type.eResource() instanceof XtextResource)
						.map(type -> new Link(meant.range(), declarations.placeOf(type))));
	}

	private static Optional<Named> declarationOf(Type type) {
		return switch (type) {
			case Type.PieceType piece -> Optional.of(piece.kind());
			case Type.SortType sort -> Optional.of(sort.kind());
			case Type.EnumerationType word -> Optional.of(word.enumeration());
			case Type.RollType roll -> Optional.ofNullable(roll.die());
			case Type.DieType die -> Optional.of(die.die());
			case Type.ZoneType zone -> Optional.of(zone.content());
			case Type.ListType list -> declarationOf(list.element());
			case Type.OptionalType optional -> declarationOf(optional.inner());
			case Type.NumberType none -> Optional.empty();
			case Type.TruthType none -> Optional.empty();
			case Type.TextType none -> Optional.empty();
			case Type.SideType none -> Optional.empty();
			case Type.BoardType none -> Optional.empty();
			case Type.AbsentType none -> Optional.empty();
			case Type.UnknownType none -> Optional.empty();
		};
	}
}
