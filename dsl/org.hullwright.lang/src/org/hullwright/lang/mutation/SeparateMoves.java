package org.hullwright.lang.mutation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.Component;
import org.hullwright.model.DrawEffect;
import org.hullwright.model.Effect;
import org.hullwright.model.Expression;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.HullFile;
import org.hullwright.model.Kind;
import org.hullwright.model.LeaveEffect;
import org.hullwright.model.Leaving;
import org.hullwright.model.ListExpression;
import org.hullwright.model.MoveEffect;
import org.hullwright.model.NameReference;
import org.hullwright.model.PlaceEffect;
import org.hullwright.model.Quantifier;
import org.hullwright.model.Query;
import org.hullwright.model.Rule;
import org.hullwright.model.ShuffleEffect;
import org.hullwright.model.Space;
import org.hullwright.model.TypeReference;
import org.hullwright.model.Watch;
import org.hullwright.model.Zone;
import org.hullwright.model.types.FileUniverse;
import org.hullwright.model.types.Kinds;

/**
 * Tells sentences that commute because each moves other pieces between other places, and no rule acts when such pieces move. Only sentences
 * that name what they move and where count, as most of a set-up do; shuffles and draws in another order are as random as before.
 */
final class SeparateMoves {

	private final Kinds kinds;
	/** What acts when some piece is moved. */
	private final List<Watch> watches = new ArrayList<>();

	/** @param files of the pack and of those it requires */
	SeparateMoves(List<HullFile> files) {
		this.kinds = new Kinds(new FileUniverse(files));
		files.forEach(file -> file.eAllContents().forEachRemaining(part -> {
			if (part instanceof Rule rule && rule.getWatch() != null && rule.getWatch().getSubject() == null) {
				watches.add(rule.getWatch());
			}
		}));
	}

	/**
	 * What a sentence moves.
	 *
	 * @param named the places between which pieces are moved, and the component when it is a single one
	 * @param kind of the pieces
	 * @param single whether it is a component that is named, wherever it lies
	 * @param watched whether a rule could act when they move
	 */
	private record Move(Set<EObject> named, Kind kind, boolean single, boolean watched) {

		boolean isApartFrom(Move other, Kinds kinds) {
			return !watched && !other.watched && Collections.disjoint(named, other.named)
					&& (single == other.single || !kinds.areRelated(kind, other.kind));
		}
	}

	/** Whether the order of two sentences makes no difference. */
	boolean commute(Effect first, Effect second) {
		Optional<Move> one = move(first);
		Optional<Move> other = move(second);
		return one.isPresent() && other.isPresent() && one.get().isApartFrom(other.get(), kinds);
	}

	private Optional<Move> move(Effect effect) {
		return switch (effect) {
			case ShuffleEffect shuffle -> contents(shuffle.getZone(), null, false);
			case DrawEffect draw when draw.getCount() == null && draw.getBody() == null && draw.getOtherwise() == null
					&& draw.getDestination() != null ->
				contents(draw.getSource(), draw.getDestination(), true);
			case MoveEffect move when move.getGivers() == null -> all(move.getMoved(), move.getDestination());
			case LeaveEffect leave when leave.getLeaving() != Leaving.DISCARD -> all(leave.getMoved(), null);
			case PlaceEffect place when place.getCount() == null -> component(place);
			default -> Optional.empty();
		};
	}

	/** Each piece of a kind in some places, or each copy of a component in one, whatever its state. */
	private Optional<Move> all(Expression moved, @Nullable Expression destination) {
		if (!(moved instanceof Query query && query.getQuantifier() == Quantifier.EACH && query.getSource() != null
				&& query.getCondition() == null && query.getKey() == null)) {
			return Optional.empty();
		}
		return switch (query.getSubject()) {
			case Kind kind ->
				between(query.getSource(), destination).map(places -> new Move(places, kind, false, isWatched(kind)));
			case Component component when destination == null && query.getSource() instanceof NameReference -> copies(component);
			default -> Optional.empty();
		};
	}

	/** Pieces of one design that leave where they are. */
	private Optional<Move> copies(Component component) {
		return kinds.of(component).map(kind -> new Move(Set.of(component), kind, true, isWatched(kind)));
	}

	private Optional<Move> contents(Expression source, @Nullable Expression destination, boolean moves) {
		return source instanceof NameReference name && name.getTarget() instanceof Zone zone && zone.getContent() != null
				&& (!moves || zone.getRefill() == null)
						? between(source, destination)
								.map(places -> new Move(places, zone.getContent(), false, moves && isWatched(zone.getContent())))
						: Optional.empty();
	}

	/** A component that is the only one of its design, onto a place that is named. */
	private Optional<Move> component(PlaceEffect place) {
		if (!(place.getComponent() instanceof NameReference name && name.getTarget() instanceof Component component
				&& place.getDestination() instanceof NameReference onto
				&& (onto.getTarget() instanceof Space || onto.getTarget() instanceof Zone || onto.getTarget() instanceof Component)
				&& component.getEntries().stream().noneMatch(PerformedParts::isExhaustion))) {
			return Optional.empty();
		}
		return kinds.of(component).map(kind -> new Move(Set.of(component, onto.getTarget()), kind, true, isWatched(kind)));
	}

	private static Optional<Set<EObject>> between(Expression source, @Nullable Expression destination) {
		Set<EObject> places = new HashSet<>();
		boolean named = addPlaces(source, places) && (destination == null || addPlaces(destination, places));
		return named ? Optional.of(places) : Optional.empty();
	}

	/** Whether all places are named; a pile of discards counts as its deck. */
	private static boolean addPlaces(Expression places, Set<EObject> named) {
		return switch (places) {
			case NameReference name when name.getTarget() instanceof Zone zone -> {
				named.add(zone);
				yield true;
			}
			case FeatureAccess access when access.getTarget() instanceof NameReference deck -> addPlaces(deck, named);
			case ListExpression list -> list.getValues().stream().allMatch(each -> addPlaces(each, named));
			default -> false;
		};
	}

	private boolean isWatched(Kind kind) {
		return watches.stream().anyMatch(watch -> {
			TypeReference type = watch.getThing() == null ? null : watch.getThing().getType();
			return !(type != null && type.getDeclaration() instanceof Kind watched) || kinds.areRelated(kind, watched);
		});
	}
}
