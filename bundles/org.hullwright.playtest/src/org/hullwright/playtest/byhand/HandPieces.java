package org.hullwright.playtest.byhand;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;

import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.state.StableNames;
import org.hullwright.engine.tree.World;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.playtest.session.Moment;

/**
 * The pieces of a game as they are offered to be changed by hand: of copies that lie at the same place the first.
 *
 * @param names by which a change is recorded
 * @param before how many decisions are taken where the change is made
 */
record HandPieces(GameSnapshot game, StableNames names, int before) {

	HandPieces(Moment moment) {
		this(moment.game(), new StableNames(moment.game().layout()), moment.line().at());
	}

	World world() {
		return game.world();
	}

	Layout layout() {
		return game.layout();
	}

	/** Those that can be anywhere: places of boards and players stay where they are. */
	IntStream movable() {
		return world().sorts().stream().flatMapToInt(this::atDifferentPlaces)
				.filter(piece -> layout().role(game.zoneOf(piece)) != Role.SEATS && layout().readingOrder(piece) == Integer.MAX_VALUE);
	}

	/** Those of a kind, and of players only who take part. */
	IntStream ofKind(int kind) {
		return IntStream.range(0, world().sorts().size()).filter(sort -> layout().isA(world().sorts().get(sort).kind(), kind))
				.flatMap(sort -> sort == world().game().playerSort()
						? game.players().stream().mapToInt(Integer::intValue)
						: atDifferentPlaces(world().sorts().get(sort)));
	}

	private IntStream atDifferentPlaces(World.Sort sort) {
		Set<Integer> zones = new HashSet<>();
		return IntStream.range(sort.firstPiece(), sort.firstPiece() + sort.copies()).filter(piece -> zones.add(game.zoneOf(piece)));
	}

	/** A piece and where it is, in words. */
	String named(int piece) {
		return layout().role(game.zoneOf(piece)) == Role.SEATS
				? game.title(piece)
				: game.title(piece) + " — " + game.whereabouts(game.zoneOf(piece));
	}
}
