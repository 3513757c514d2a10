package org.hullwright.engine.lower.effect;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.lower.expression.Expressions;
import org.hullwright.engine.tree.Effect.End;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;
import org.hullwright.model.Deck;
import org.hullwright.model.Expression;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.KindMember;
import org.hullwright.model.MoveEffect;
import org.hullwright.model.NameReference;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.types.Type;

/** Lowers where pieces go. */
final class DestinationLowering {

	private static final String DISCARDS = "discards";

	private final Pack pack;
	private final Expressions expressions;

	DestinationLowering(Pack pack, Expressions expressions) {
		this.pack = pack;
		this.expressions = expressions;
	}

	/** Where pieces go: a zone, or the place on a piece. */
	Value zone(Expression destination) {
		Value value = expressions.values().lower(destination);
		return expressions.typeOf(destination).present() instanceof Type.ZoneType
				? value
				: new Value.ZoneOf(pack.sources().of(destination), value, World.CONTENTS);
	}

	/** The piece at a destination: itself, or the one that has the zone; absent for zones of the game. */
	Value piece(Expression destination) {
		if (!(expressions.typeOf(destination).present() instanceof Type.ZoneType)) {
			return expressions.values().lower(destination);
		}
		return switch (destination) {
			case FeatureAccess access when !(expressions.typeOf(access.getTarget()).present() instanceof Type.ZoneType) ->
				expressions.values().lower(access.getTarget());
			case SelfProperty own -> expressions.values().it(own);
			default -> Value.Constant.nothing(pack.sources().of(destination));
		};
	}

	/** Without a word about it, pieces go on top of decks and discard piles, and behind what lies in other zones. */
	End end(MoveEffect move) {
		return switch (move.getPosition()) {
			case TOP -> End.TOP;
			case BOTTOM -> End.BOTTOM;
			case DEFAULT -> isPile(move.getDestination()) ? End.TOP : End.BOTTOM;
		};
	}

	private static boolean isPile(Expression destination) {
		EObject named = switch (destination) {
			case NameReference name -> name.getTarget();
			case FeatureAccess access -> access.getFeature();
			case SelfProperty own -> own.getFeature();
			default -> null;
		};
		return named instanceof Deck || named instanceof KindMember member && DISCARDS.equals(member.getName());
	}
}
