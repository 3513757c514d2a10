package org.hullwright.lang.index;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.model.DrawEffect;
import org.hullwright.model.Effect;
import org.hullwright.model.Expression;
import org.hullwright.model.HullFile;
import org.hullwright.model.Kind;
import org.hullwright.model.MoveEffect;
import org.hullwright.model.PlaceEffect;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;

/**
 * Which kinds of pieces rules and tests put directly onto which others: an over-approximation, as what is of unknown type may be anything.
 * What goes into a zone of a piece does not lie on the piece itself. A snapshot.
 */
public final class PieceDestinations {

	private final Set<Destination> destinations = new HashSet<>();

	/** @param thing what is put there; null when it may be anything */
	private record Destination(@Nullable Kind thing, Kind holder) {

		private boolean isOf(Kind kind, Kinds kinds) {
			Kind put = thing;
			return put == null || kinds.areRelated(put, kind);
		}
	}

	/** @param files all that may say so */
	PieceDestinations(List<HullFile> files, PackContext packs) {
		for (HullFile file : files) {
			TypeInference types = packs.typesAt(file);
			for (Effect effect : EcoreUtil2.eAllOfType(file, Effect.class)) {
				switch (effect) {
					case PlaceEffect place -> add(place.getComponent(), place.getDestination(), types);
					case MoveEffect move -> add(move.getMoved(), move.getDestination(), types);
					case DrawEffect draw -> add(draw.getSource(), draw.getDestination(), types);
					default -> {} // puts nothing anywhere
				}
			}
		}
	}

	private void add(Expression thing, Expression destination, TypeInference types) {
		if (thing != null && destination != null) {
			Type goal = types.of(destination).present();
			Kind put = kindOf(elementOf(types.of(thing).present(), types));
			Optional<Kind> holder = goal.isUnknown() ? types.kinds().core(Kinds.PIECE) : Optional.ofNullable(kindOf(goal));
			holder.ifPresent(kind -> destinations.add(new Destination(put, kind)));
		}
	}

	private static Type elementOf(Type type, TypeInference types) {
		return types.assignability().elementOf(type).orElse(type).present();
	}

	private static @Nullable Kind kindOf(Type type) {
		return switch (type) {
			case Type.PieceType(Kind kind) -> kind;
			case Type.SortType(Kind kind, boolean unique) -> kind;
			default -> null;
		};
	}

	/** Whether a piece of the one kind may ever lie on one of the other. */
	public boolean isPut(Kind thing, Kind holder, Kinds kinds) {
		return destinations.stream().anyMatch(put -> put.isOf(thing, kinds) && kinds.areRelated(put.holder(), holder));
	}
}
