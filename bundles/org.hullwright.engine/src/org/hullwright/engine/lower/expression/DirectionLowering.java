package org.hullwright.engine.lower.expression;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.tree.Value;
import org.hullwright.model.Enumeration;
import org.hullwright.model.Expression;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.PrintedEdge;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.TurnedWord;
import org.hullwright.model.boards.Rotation;
import org.hullwright.model.types.Type;

/** Lowers what is said with the words for directions: turning them, and the edges of tiles. */
final class DirectionLowering {

	private final Pack pack;
	private final Expressions expressions;

	DirectionLowering(Pack pack, Expressions expressions) {
		this.pack = pack;
		this.expressions = expressions;
	}

	/** The words for directions, which are words in a row. */
	private record Circle(int first, int size) {}

	/** The word so many steps farther, or half a circle when no steps are said. */
	Value turned(TurnedWord turned) {
		int source = pack.sources().of(turned);
		Circle circle = circle(turned.getWord(), turned);
		Value steps = turned.getSteps() == null
				? Value.Constant.number(source, circle.size() / 2)
				: expressions.values().lower(turned.getSteps());
		return new Value.TurnedWord(source, expressions.values().lower(turned.getWord()), steps, circle.first(), circle.size());
	}

	Value edge(PrintedEdge edge) {
		return switch (edge.getEdges()) {
			case FeatureAccess access -> edge(edge, expressions.values().lower(access.getTarget()), expressions.typeOf(access.getTarget()),
					access.getFeature());
			case SelfProperty own -> edge(edge, expressions.values().it(own), pack.types().ofIt(own), own.getFeature());
			default -> throw noEdges(edge);
		};
	}

	private Value edge(PrintedEdge edge, Value owner, Type ownerType, @Nullable Object member) {
		if (!(member instanceof Property property) || property.getNature() != PropertyNature.PRINTED
				|| ConditionLowering.isDesign(ownerType)) {
			throw noEdges(edge);
		}
		Integer rotation = canTurn(ownerType)
				? pack.symbols().property(pack.symbols().coreMember(Rotation.KIND, Rotation.NAME, Property.class), edge)
				: null;
		Circle circle = circle(edge.getDirection(), edge);
		return new Value.PrintedEdge(pack.sources().of(edge), owner, pack.symbols().property(property, edge),
				expressions.values().lower(edge.getDirection()), circle.first(), circle.size(), rotation);
	}

	private boolean canTurn(Type owner) {
		return switch (owner.present()) {
			case Type.PieceType(var kind) -> pack.types().kinds().isBelow(kind, Rotation.KIND);
			case Type.SortType(var kind, boolean unique) -> pack.types().kinds().isBelow(kind, Rotation.KIND);
			default -> false;
		};
	}

	private LoweringException noEdges(PrintedEdge edge) {
		return pack.sources().refuse(edge, "only what a single piece prints as a list has edges");
	}

	private Circle circle(Expression word, EObject place) {
		if (expressions.typeOf(word).present() instanceof Type.EnumerationType(Enumeration words) && !words.getLiterals().isEmpty()) {
			if (pack.types().words().of(words).size() > words.getLiterals().size()) {
				throw pack.sources().refuse(place, words.getName() + " has words that were added to it, so its words stand in no circle");
			}
			return new Circle(pack.symbols().word(words.getLiterals().getFirst(), place), words.getLiterals().size());
		}
		throw pack.sources().refuse(word, "a word for a direction is needed here");
	}
}
