package org.hullwright.lang.ide.completion;

import java.util.Optional;
import java.util.function.Predicate;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.hullwright.model.AdjustEffect;
import org.hullwright.model.Argument;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.DrawEffect;
import org.hullwright.model.GiveEffect;
import org.hullwright.model.Kind;
import org.hullwright.model.MoveEffect;
import org.hullwright.model.PlaceEffect;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.Query;
import org.hullwright.model.Refill;
import org.hullwright.model.SetEffect;
import org.hullwright.model.TypeDeclaration;
import org.hullwright.model.Zone;
import org.hullwright.model.types.EnclosingFunction;
import org.hullwright.model.types.ExpectedTypes;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;

/** What type is wanted where a value is about to be written. Told by the word before, since the value is not there yet. */
final class WantedTypes {

	private static final String TILE = "tile"; // the core library's kind of what lies on boards
	private static final String PARENTHESIS = "(";

	private final TypeInference types;
	private final Kinds kinds;

	/** @param types those of the file that is written in */
	WantedTypes(TypeInference types) {
		this.types = types;
		this.kinds = types.kinds();
	}

	/** Whether a type is wanted behind a place of a text; empty where nothing in particular is. */
	Optional<Predicate<Type>> behind(int place, INode root) {
		return wordBefore(place, root).flatMap(word -> wantedBehind(word.getText(), NodeModelUtils.findActualSemanticObjectFor(word)));
	}

	/** The last word before a place that is no opening parenthesis. */
	private static Optional<ILeafNode> wordBefore(int place, INode root) {
		int end = place;
		while (end > 0) {
			ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(root, end - 1);
			if (leaf == null) {
				return Optional.empty();
			}
			if (!leaf.isHidden() && !leaf.getText().equals(PARENTHESIS)) {
				return Optional.of(leaf);
			}
			end = leaf.getOffset();
		}
		return Optional.empty();
	}

	private Optional<Predicate<Type>> wantedBehind(String word, EObject sentence) {
		return switch (sentence) {
			case Argument argument -> ExpectedTypes.parameterOf(argument).flatMap(parameter -> assignableTo(types.of(parameter)));
			case PlaceEffect place when word.equals("in") || word.equals("on") -> holderOf(types.of(place.getComponent()));
			case MoveEffect move when word.equals("to") || word.equals("of") -> holderOf(types.of(move.getMoved()));
			case Refill refill when word.equals("from") -> Optional.of(type -> type instanceof Type.ZoneType);
			case DrawEffect draw when word.equals("from") -> Optional.of(type -> type instanceof Type.ZoneType);
			case DrawEffect draw when word.equals("to") -> holderOf(types.of(draw.getSource()));
			case Query query when word.equals("in") -> kinds.declarationOf(query.getSubject()).flatMap(this::sourceOf);
			case SetEffect set when word.equals("to") -> assignableTo(types.of(set.getTarget()));
			case AdjustEffect adjust when word.equals("by") -> assignableTo(Type.NUMBER);
			case GiveEffect give -> EnclosingFunction.of(give).flatMap(procedure -> assignableTo(types.of(procedure.getResult())));
			case BinaryExpression comparison when comparison.getOperator() != null -> besides(comparison);
			case PropertyEntry entry when word.equals(":") && entry.getProperty() != null ->
				assignableTo(ExpectedTypes.ofPrintedValue(types.of(entry.getProperty())));
			case null, default -> Optional.empty();
		};
	}

	private Optional<Predicate<Type>> besides(BinaryExpression comparison) {
		Type left = types.of(comparison.getLeft());
		return switch (comparison.getOperator()) {
			case EQUAL -> left.isUnknown() ? Optional.empty() : Optional.of(type -> types.assignability().isComparable(left, type));
			case LESS, AT_MOST, GREATER, AT_LEAST, ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER -> assignableTo(Type.NUMBER);
			case IN -> kindOf(left).map(kind -> type -> isSource(type, kind));
			default -> Optional.empty();
		};
	}

	private Optional<Predicate<Type>> assignableTo(Type wanted) {
		return wanted.isUnknown() ? Optional.empty() : Optional.of(type -> types.assignability().isAssignable(type.present(), wanted));
	}

	/** What things of a type can be put on or into. */
	private Optional<Predicate<Type>> holderOf(Type moved) {
		return kindOf(moved).map(kind -> type -> isHolder(type, kind));
	}

	/** What things of a sort can be looked for in. */
	private Optional<Predicate<Type>> sourceOf(TypeDeclaration sought) {
		return sought instanceof Kind kind ? Optional.of(type -> isSource(type, kind)) : Optional.empty();
	}

	private boolean isSource(Type type, Kind kind) {
		return switch (type) {
			case Type.BoardType board -> kinds.isBelow(kind, TILE) || isPlace(kind);
			case Type.ListType(Type element) -> kindOf(element).map(listed -> kinds.areRelated(listed, kind)).orElse(false);
			default -> isHolder(type, kind);
		};
	}

	private boolean isHolder(Type type, Kind kind) {
		return switch (type.present()) {
			case Type.ZoneType(Kind content) -> kinds.areRelated(content, kind);
			case Type.PieceType(Kind holder) -> holds(holder, kind);
			case Type.SortType(Kind holder, boolean unique) -> holds(holder, kind);
			default -> false;
		};
	}

	/** Tiles lie on spaces and paths, everything else on tiles; and whatever has a zone for something holds that. */
	private boolean holds(Kind holder, Kind held) {
		boolean isTile = kinds.isBelow(held, TILE);
		return (isTile ? isPlace(holder) : kinds.isBelow(holder, TILE) && !isPlace(held))
				|| types.members().of(holder).stream().filter(Zone.class::isInstance).map(zone -> types.of((Zone) zone))
						.anyMatch(zone -> zone instanceof Type.ZoneType(Kind content) && kinds.areRelated(content, held));
	}

	private boolean isPlace(Kind kind) {
		return kinds.isBelow(kind, Kinds.SPACE) || kinds.isBelow(kind, Kinds.PATH);
	}

	private static Optional<Kind> kindOf(Type type) {
		return switch (type.present()) {
			case Type.PieceType(Kind kind) -> Optional.of(kind);
			case Type.SortType(Kind kind, boolean unique) -> Optional.of(kind);
			case Type.ZoneType(Kind content) -> Optional.of(content);
			case Type.ListType(Type element) -> kindOf(element);
			default -> Optional.empty();
		};
	}
}
