package org.hullwright.lang.ide.fixes;

import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.hullwright.lang.ide.edit.WrittenTypes;
import org.hullwright.model.AdjustEffect;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.DrawEffect;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.Expression;
import org.hullwright.model.HullPackage;
import org.hullwright.model.IfEffect;
import org.hullwright.model.MoveEffect;
import org.hullwright.model.NameReference;
import org.hullwright.model.PlaceEffect;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.Query;
import org.hullwright.model.RequireEffect;
import org.hullwright.model.RollExpression;
import org.hullwright.model.Rule;
import org.hullwright.model.SetEffect;
import org.hullwright.model.ShuffleEffect;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.UnaryOperator;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;

/** Tells from the sentence around a name what it should be the name of. */
class WantedThings {

	private static final String VALUE = "value";
	private static final String TRACK = "track";
	private static final Set<String> CHANGING = Set.of(VALUE, TRACK);

	/**
	 * Something that could be declared.
	 *
	 * @param word what it is
	 * @param declaration all of it
	 */
	record Thing(String word, String declaration) {

		static Thing component(String kind, String name) {
			return new Thing(kind, kind + " " + name);
		}

		static Thing state(String name, Type type) {
			return new Thing(VALUE, "state " + typed(name, type));
		}

		private static String typed(String name, Type type) {
			return name + ": " + WrittenTypes.of(type).orElse("number") + WrittenTypes.startOf(type).map(" = "::concat).orElse("");
		}
	}

	/** What a name could stand for, the likeliest first. */
	Stream<Thing> at(NameReference name, String written, Diagnostic diagnostic) {
		EStructuralFeature place = name.eContainingFeature();
		return switch (name.eContainer()) {
			case PlaceEffect put when place == HullPackage.Literals.PLACE_EFFECT__COMPONENT -> Stream.of(Thing.component("token", written));
			case PlaceEffect put when place == HullPackage.Literals.PLACE_EFFECT__DESTINATION ->
				places(written, diagnostic.types().of(put.getComponent()));
			case MoveEffect move when place == HullPackage.Literals.MOVE_EFFECT__DESTINATION ->
				places(written, diagnostic.types().of(move.getMoved()));
			case DrawEffect draw when place == HullPackage.Literals.DRAW_EFFECT__SOURCE -> piles(written);
			case DrawEffect draw when place == HullPackage.Literals.DRAW_EFFECT__DESTINATION -> places(written, Type.UNKNOWN);
			case ShuffleEffect shuffle -> piles(written);
			case RollExpression roll -> Stream.of(new Thing("die", "die " + written + " { 1, 2, 3, 4, 5, 6 }"));
			case Query query when place == HullPackage.Literals.QUERY__SOURCE -> places(written, Type.UNKNOWN);
			case BinaryExpression binary when binary.getOperator() == BinaryOperator.HAS
					&& place == HullPackage.Literals.BINARY_EXPRESSION__RIGHT ->
				Stream.of(Thing.component("token", written));
			case BinaryExpression binary when binary.getOperator() == BinaryOperator.IN
					&& place == HullPackage.Literals.BINARY_EXPRESSION__RIGHT ->
				places(written, diagnostic.types().of(binary.getLeft()));
			// what is printed stays
			case PropertyEntry printed -> ofType(written, typeAt(name, diagnostic)).filter(thing -> !CHANGING.contains(thing.word()));
			default -> ofType(written, typeAt(name, diagnostic));
		};
	}

	/** The declaration of a member that is asked for or changed. */
	String memberAt(Expression access, String written, Diagnostic diagnostic) {
		boolean holds = access.eContainingFeature() == HullPackage.Literals.PLACE_EFFECT__DESTINATION
				|| access.eContainingFeature() == HullPackage.Literals.MOVE_EFFECT__DESTINATION
				|| access.eContainingFeature() == HullPackage.Literals.QUERY__SOURCE;
		return holds ? "zone " + written : Thing.state(written, typeAt(access, diagnostic)).declaration();
	}

	private static Stream<Thing> places(String name, Type content) {
		String zone = "zone " + name + (content.present() instanceof Type.PieceType(var kind)
				? " of " + kind.getName()
				: content.present() instanceof Type.SortType(var kind, var unique) ? " of " + kind.getName() : "");
		return Stream.of(Thing.component("room", name), new Thing("zone", zone));
	}

	private static Stream<Thing> piles(String name) {
		return Stream.of(new Thing("deck", "deck " + name + " of card"), new Thing("bag", "bag " + name));
	}

	private static Stream<Thing> ofType(String name, Type type) {
		return switch (type.present()) {
			case Type.PieceType(var kind) ->
				Stream.of(Thing.component(Kinds.PIECE.equals(kind.getName()) ? "token" : kind.getName(), name));
			case Type.SortType(var kind, var unique) -> Stream.of(Thing.component(kind.getName(), name));
			case Type.NumberType number -> Stream.of(Thing.state(name, number), new Thing(TRACK, "track " + name + " from 0 to 10"));
			case Type.UnknownType unknown -> Character.isUpperCase(name.charAt(0))
					? Stream.of(Thing.component("token", name), Thing.component("room", name))
					: Stream.of(Thing.state(name, Type.NUMBER), Thing.state(name, Type.TRUTH));
			default -> WrittenTypes.of(type).stream().map(words -> Thing.state(name, type));
		};
	}

	/** What the place of an expression wants, or what is given to it there. */
	private static Type typeAt(Expression expression, Diagnostic diagnostic) {
		EObject around = expression.eContainer();
		return switch (around) {
			case SetEffect set when expression == set.getTarget() -> withoutBounds(diagnostic.types().of(set.getValue()));
			case AdjustEffect adjust -> Type.NUMBER;
			case BinaryExpression binary when binary.getOperator() == BinaryOperator.EQUAL && expression == binary.getLeft() ->
				diagnostic.types().of(binary.getRight());
			case BinaryExpression binary when isCounted(binary.getOperator()) -> Type.NUMBER;
			case BinaryExpression binary when binary.getOperator() == BinaryOperator.AND || binary.getOperator() == BinaryOperator.OR ->
				Type.TRUTH;
			case UnaryExpression unary when unary.getOperator() == UnaryOperator.NOT -> Type.TRUTH;
			case IfEffect asking -> Type.TRUTH;
			case RequireEffect required -> Type.TRUTH;
			case EffectEntry entry -> Type.TRUTH;
			case Rule rule -> Type.TRUTH;
			case Query query when expression == query.getCondition() -> Type.TRUTH;
			default -> diagnostic.packs().expected(diagnostic.file()).of(expression);
		};
	}

	/** A piece that is given may be taken away again. */
	private static Type withoutBounds(Type given) {
		return given instanceof Type.PieceType || given instanceof Type.SortType(var kind, var unique) && unique
				? Type.optional(given)
				: given;
	}

	private static boolean isCounted(BinaryOperator operator) {
		return switch (operator) {
			case LESS, AT_MOST, GREATER, AT_LEAST, ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER -> true;
			default -> false;
		};
	}
}
