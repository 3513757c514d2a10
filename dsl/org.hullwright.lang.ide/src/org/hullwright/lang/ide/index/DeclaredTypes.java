package org.hullwright.lang.ide.index;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.hullwright.lang.index.HullIndexing;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.model.Enumeration;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.Property;
import org.hullwright.model.Zone;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;

/**
 * The types of what the index knows, worked out from what is written there, so that no file is loaded for a list of names. Belongs to one
 * question.
 */
public final class DeclaredTypes {

	private static final String TYPE = "type"; // user data of states and zones
	private static final String LIST = "list of ";
	private static final String SORT = "sort of ";
	private static final String ZONE = "zone of ";
	private static final String OPTIONAL = " or none";

	private final BiFunction<String, EClass, Optional<EObject>> declarations;
	private final Kinds kinds;
	private final Map<String, Type> known = new HashMap<>();

	/**
	 * @param declarations finds what is declared under a written name
	 * @param kinds the tree of kinds
	 */
	public DeclaredTypes(BiFunction<String, EClass, Optional<EObject>> declarations, Kinds kinds) {
		this.declarations = declarations;
		this.kinds = kinds;
	}

	/** Puts the type that a declaration says among the user data of its description. */
	static void describe(EObject declared, Map<String, String> data) {
		String type = switch (declared) {
			case Property property when property.getType() != null -> textOf(property.getType());
			case Zone zone -> ZONE + HullNames.written(zone, HullPackage.Literals.ZONE__CONTENT);
			default -> "";
		};
		if (!type.isEmpty()) {
			data.put(TYPE, type);
		}
	}

	/** The type of something that is declared; unknown where that takes a look into a file. */
	public Type of(IEObjectDescription declared) {
		String written = declared.getUserData(TYPE);
		if (written != null) {
			return of(written);
		}
		EClass type = declared.getEClass();
		if (HullPackage.Literals.COMPONENT.isSuperTypeOf(type)) {
			String custom = declared.getUserData(HullIndexing.KIND);
			return kind(custom == null ? type.getName().toLowerCase(Locale.ROOT) : custom).<Type>map(kind -> new Type.SortType(kind, true))
					.orElse(Type.UNKNOWN);
		}
		return switch (type.getClassifierID()) {
			case HullPackage.BOARD -> Type.BOARD;
			case HullPackage.TRACK -> Type.NUMBER;
			case HullPackage.MODE -> Type.TRUTH;
			case HullPackage.SPACE -> kind(Kinds.SPACE).<Type>map(Type.PieceType::new).orElse(Type.UNKNOWN);
			case HullPackage.PATH -> kind(Kinds.PATH).<Type>map(Type.PieceType::new).orElse(Type.UNKNOWN);
			default -> Type.UNKNOWN;
		};
	}

	/** The type that is written like this; unknown when there is none. */
	public Type of(String written) {
		Type type = known.get(written);
		if (type == null) {
			type = read(written);
			known.put(written, type);
		}
		return type;
	}

	private Type read(String written) {
		if (written.endsWith(OPTIONAL)) {
			return Type.optional(of(written.substring(0, written.length() - OPTIONAL.length())));
		}
		if (written.startsWith(LIST)) {
			return new Type.ListType(of(written.substring(LIST.length())));
		}
		if (written.startsWith(SORT)) {
			return kind(written.substring(SORT.length())).<Type>map(kind -> new Type.SortType(kind, false)).orElse(Type.UNKNOWN);
		}
		if (written.startsWith(ZONE)) {
			return kind(written.substring(ZONE.length())).<Type>map(Type.ZoneType::new).orElse(Type.UNKNOWN);
		}
		return switch (written.split(" ", 2)[0]) {
			case "number" -> Type.NUMBER;
			case "truth" -> Type.TRUTH;
			case "text" -> Type.TEXT;
			default -> kind(written).<Type>map(Type.PieceType::new).or(() -> values(written)).orElse(Type.UNKNOWN);
		};
	}

	private Optional<Kind> kind(String written) {
		return declarations.apply(written, HullPackage.Literals.KIND).filter(Kind.class::isInstance).map(Kind.class::cast)
				.or(() -> kinds.core(written));
	}

	private Optional<Type> values(String written) {
		return declarations.apply(written, HullPackage.Literals.ENUMERATION).filter(Enumeration.class::isInstance)
				.map(values -> new Type.EnumerationType((Enumeration) values));
	}

	/** How something is written, in one line; empty text for what is not. */
	static String textOf(EObject written) {
		INode node = written == null ? null : NodeModelUtils.getNode(written);
		return node == null ? "" : NodeModelUtils.getTokenText(node).replaceAll("\\s+", " ");
	}
}
