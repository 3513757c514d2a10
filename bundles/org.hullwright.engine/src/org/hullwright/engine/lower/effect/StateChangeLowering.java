package org.hullwright.engine.lower.effect;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.lower.context.FrameSlots;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.lower.expression.Expressions;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.Value.Arithmetic.Operator;
import org.hullwright.model.AdjustEffect;
import org.hullwright.model.Expression;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.HideEffect;
import org.hullwright.model.KindMember;
import org.hullwright.model.NameReference;
import org.hullwright.model.Property;
import org.hullwright.model.RevealEffect;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.SetEffect;
import org.hullwright.model.TurnEffect;
import org.hullwright.model.boards.Rotation;
import org.hullwright.model.types.SecretState;

/** Lowers changes of states, those of the game and those of things. */
final class StateChangeLowering {

	private final Pack pack;
	private final Expressions expressions;

	StateChangeLowering(Pack pack, Expressions expressions) {
		this.pack = pack;
		this.expressions = expressions;
	}

	/** A change of a state; its owner is null for states of the game. */
	private interface StateChange {

		Effect of(@Nullable Value owner, int property);
	}

	Effect lower(SetEffect set) {
		int source = pack.sources().of(set);
		return changed(set.getTarget(), (owner, property) -> new Effect.Assign(source, owner, property,
				expressions.values().lower(set.getValue(), expressions.typeOf(set.getTarget()))));
	}

	Effect lower(AdjustEffect adjust) {
		int source = pack.sources().of(adjust);
		return changed(adjust.getTarget(), (owner, property) -> new Effect.Adjust(source, owner, property, amount(adjust)));
	}

	/** A tile that is turned by steps, which gives its rotation a new value. The tile is found once. */
	Effect turned(TurnEffect turn, Value tile, FrameSlots frame) {
		int source = pack.sources().of(turn);
		int rotation = pack.symbols().property(pack.symbols().coreMember(Rotation.KIND, Rotation.NAME, Property.class), turn);
		int mark = frame.mark();
		Value steps = expressions.values().lower(turn.getSteps());
		int slot = frame.take();
		Value kept = new Value.Local(source, slot);
		Value whole = Value.Constant.number(source, Rotation.STEPS);
		Value positive = arithmetic(source, Operator.ADD, arithmetic(source, Operator.REMAINDER, steps, whole), whole);
		Value sum = arithmetic(source, Operator.ADD, new Value.State(source, kept, rotation), positive);
		frame.release(mark);
		return new Effect.Block(source, List.of(new Effect.Let(source, slot, new Argument.Single(tile)),
				new Effect.Assign(source, kept, rotation, arithmetic(source, Operator.REMAINDER, sum, whole))));
	}

	private static Value arithmetic(int source, Operator operator, Value left, Value right) {
		return new Value.Arithmetic(source, operator, left, right);
	}

	/** Lets somebody know secret states; everybody when the audience is null. */
	Effect disclosed(RevealEffect reveal, @Nullable Value audience) {
		Expression state = reveal.getRevealed();
		return new Effect.Disclose(pack.sources().of(reveal), owners(state), property(state), audience);
	}

	/** Makes secret states secret again. */
	Effect concealed(HideEffect hide) {
		Expression state = hide.getConcealed();
		return new Effect.Conceal(pack.sources().of(hide), owners(state), property(state));
	}

	private int property(Expression state) {
		return pack.symbols().property(SecretState.named(state).orElseThrow(), state);
	}

	/** The pieces that have the states; null for a state of the game. */
	private @Nullable Listing owners(Expression state) {
		return switch (state) {
			case FeatureAccess access -> expressions.listings().lower(access.getTarget());
			case SelfProperty own -> new Listing.Values(pack.sources().of(own), List.of(expressions.values().it(own)));
			default -> null;
		};
	}

	private Effect changed(Expression target, StateChange change) {
		return switch (target) {
			case NameReference name -> change.of(null, pack.symbols().property(name.getTarget(), name));
			case FeatureAccess access ->
				change.of(expressions.values().lower(access.getTarget()), stateOf(access.getFeature(), access));
			case SelfProperty own -> change.of(expressions.values().it(own), stateOf(own.getFeature(), own));
			default -> throw pack.sources().refuse(target, "this cannot be changed");
		};
	}

	private int stateOf(KindMember member, EObject place) {
		if (member instanceof Property property) {
			return pack.symbols().property(property, place);
		}
		throw pack.sources().refuse(place, "this cannot be changed");
	}

	private Value amount(AdjustEffect adjust) {
		Value amount = expressions.values().lower(adjust.getAmount());
		if (!adjust.isLowering()) {
			return amount;
		}
		return amount instanceof Value.Constant(int source, var meaning, int number)
				? Value.Constant.number(source, -number)
				: new Value.Arithmetic(amount.source(), Value.Arithmetic.Operator.SUBTRACT, Value.Constant.number(amount.source(), 0),
						amount);
	}
}
