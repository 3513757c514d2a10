package org.hullwright.model.types;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedSet;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.Component;
import org.hullwright.model.CustomComponent;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.HullFile;
import org.hullwright.model.Kind;
import org.hullwright.model.Queryable;
import org.hullwright.model.TypeDeclaration;

/** The tree of kinds. Kinds that are broken (a parent that does not exist, a circle) are treated as far as they make sense. */
public final class Kinds {

	/** How many kinds a kind and those above it may be; what is further down is an error, and nothing looks further up than this. */
	public static final int DEEPEST = 50;

	/** The root of all kinds of pieces. */
	public static final String PIECE = "piece";
	/** What zones have besides their pieces. */
	public static final String PLACE = "place";
	/** What rolls have. */
	public static final String OUTCOME = "outcome";
	/** Places for tiles on a board. */
	public static final String SPACE = "space";
	/** Places for tiles between two spaces. */
	public static final String PATH = "path";
	/** Who plays. */
	public static final String PLAYER = "player";
	/** What stands for a player on the board. */
	public static final String CHARACTER = "character";

	private static final String CORE = "core";

	private final Universe universe;

	/** @param universe knows the kinds of the core library */
	public Kinds(Universe universe) {
		this.universe = universe;
	}

	/** The kind of that name in the core library. */
	public Optional<Kind> core(String name) {
		return universe.coreKind(name);
	}

	/**
	 * The kind a component is of: what its declaration starts with. A component that starts with a word of the language is of the core
	 * library's kind of that name.
	 */
	public Optional<Kind> of(Component component) {
		if (component instanceof CustomComponent custom) {
			return resolved(custom.getKind());
		}
		return core(component.eClass().getName().toLowerCase(Locale.ROOT));
	}

	/**
	 * What a query goes through: the kind or the enumeration that it names, or to which the component or the word belongs that it names.
	 */
	public Optional<TypeDeclaration> declarationOf(@Nullable Queryable subject) {
		return switch (subject) {
			case null -> Optional.empty();
			case Queryable broken when broken.eIsProxy() -> Optional.empty();
			case TypeDeclaration declaration -> Optional.of(declaration);
			case Component component -> of(component).map(TypeDeclaration.class::cast);
			case EnumerationLiteral word -> EnumerationWords.enumerationOf(word).map(TypeDeclaration.class::cast);
			default -> Optional.empty();
		};
	}

	/** The kind above; {@code piece} for kinds of packs that do not name one, none for the roots of the core library. */
	public Optional<Kind> parentOf(Kind kind) {
		Kind written = kind.getParent();
		if (written != null) {
			return resolved(written);
		}
		return isOfCore(kind) ? Optional.empty() : core(PIECE);
	}

	/** The kind itself, its parent, and so on up to a root; one kind more than {@link #DEEPEST} where there are too many. */
	public SequencedSet<Kind> lineageOf(Kind kind) {
		var lineage = new LinkedHashSet<Kind>();
		Optional<Kind> next = Optional.of(kind);
		while (next.isPresent() && lineage.size() <= DEEPEST && lineage.add(next.get())) {
			next = parentOf(next.get());
		}
		return lineage;
	}

	/** Whether there are more kinds above this one than there may be. A long circle of kinds is as deep as that, too. */
	public boolean isTooDeep(Kind kind) {
		return lineageOf(kind).size() > DEEPEST;
	}

	/** Whether everything of the one kind is also of the other. */
	public boolean isA(@Nullable Kind kind, Kind ancestor) {
		Optional<Kind> next = Optional.ofNullable(kind);
		for (int above = 0; next.isPresent() && above <= DEEPEST; above++) {
			if (next.get() == ancestor) {
				return true;
			}
			next = parentOf(next.get());
		}
		return false;
	}

	/** Whether something can be of both kinds, that is, whether one of them includes the other. */
	public boolean areRelated(Kind one, Kind other) {
		return isA(one, other) || isA(other, one);
	}

	/** The nearest kind that includes both. */
	public Optional<Kind> commonOf(Kind one, Kind other) {
		var others = lineageOf(other);
		return lineageOf(one).stream().filter(others::contains).findFirst();
	}

	/** Whether things of this kind are pieces, unlike zones and rolls. */
	public boolean isPiece(Kind kind) {
		return isBelow(kind, PIECE);
	}

	/** Whether a kind is, or is below, the core library's kind of that name. */
	public boolean isBelow(Kind kind, String coreKind) {
		return core(coreKind).map(root -> isA(kind, root)).orElse(false);
	}

	private static boolean isOfCore(Kind kind) {
		return EcoreUtil.getRootContainer(kind) instanceof HullFile file && file.getPack() != null
				&& CORE.equals(file.getPack().getName());
	}

	private static Optional<Kind> resolved(Kind kind) {
		return Optional.ofNullable(kind).filter(it -> !it.eIsProxy());
	}
}
