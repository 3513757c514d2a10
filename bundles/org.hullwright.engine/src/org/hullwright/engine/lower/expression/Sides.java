package org.hullwright.engine.lower.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.lower.symbol.Design;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Value;
import org.hullwright.model.Component;
import org.hullwright.model.Kind;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;

/**
 * Finds sides by their names. A name may be the first side of some components and a later one of others, since the first one shows at the
 * start; then it is asked which component the piece is.
 */
public final class Sides {

	private final Pack pack;

	public Sides(Pack pack) {
		this.pack = pack;
	}

	/** Whether a piece shows the side of that name. */
	Condition shows(int source, Value piece, Type type, String side, EObject place) {
		var positions = positionsOf(side, type, place);
		Condition any = null;
		for (var entry : positions.entrySet()) {
			Condition shown = new Condition.ShowsSide(source, piece, entry.getKey());
			Condition here = positions.size() == 1 ? shown : new Condition.And(source, isOneOf(source, piece, entry.getValue()), shown);
			any = any == null ? here : new Condition.Or(source, any, here);
		}
		return Objects.requireNonNull(any, "a side that is known is that of some component");
	}

	/** Turns a piece to the side of that name. */
	public Effect turn(int source, Value piece, Type type, String side, EObject place) {
		var positions = positionsOf(side, type, place);
		Effect turn = null;
		for (var entry : positions.reversed().entrySet()) {
			Effect here = new Effect.Turn(source, piece, entry.getKey());
			turn = turn == null ? here : new Effect.If(source, isOneOf(source, piece, entry.getValue()), here, turn);
		}
		return Objects.requireNonNull(turn, "a side that is known is that of some component");
	}

	private static Optional<Integer> positionIn(Component component, String side) {
		for (int at = 0; at < component.getSides().size(); at++) {
			if (side.equals(component.getSides().get(at).getName())) {
				return Optional.of(at);
			}
		}
		return Optional.empty();
	}

	private Condition isOneOf(int source, Value piece, List<Integer> sorts) {
		return sorts.stream().<Condition>map(sort -> new Condition.IsSort(source, piece, Value.Constant.sort(source, sort)))
				.reduce((left, right) -> new Condition.Or(source, left, right)).orElseThrow();
	}

	/** The designs with a side of that name that a piece of the type may be of, by the position of the side. */
	private SequencedMap<Integer, List<Integer>> positionsOf(String side, Type type, EObject place) {
		Kind kind = switch (type.present()) {
			case Type.PieceType(Kind known) -> known;
			case Type.SortType(Kind known, boolean unique) -> known;
			default -> pack.symbols().core(Kinds.PIECE);
		};
		var positions = new TreeMap<Integer, List<Integer>>();
		List<Design> designs = pack.symbols().designs();
		for (int sort = 0; sort < designs.size(); sort++) {
			int number = sort;
			if (designs.get(sort) instanceof Design.Declared(Kind of, int copies, Component component)
					&& pack.types().kinds().areRelated(of, kind)) {
				positionIn(component, side).ifPresent(at -> positions.computeIfAbsent(at, any -> new ArrayList<>()).add(number));
			}
		}
		if (positions.isEmpty()) {
			throw pack.sources().refuse(place, "no " + kind.getName() + " has a side called " + side);
		}
		return positions;
	}
}
