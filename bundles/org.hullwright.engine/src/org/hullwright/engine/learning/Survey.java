package org.hullwright.engine.learning;

import java.util.Arrays;
import java.util.List;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.state.Seats;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.World;

/**
 * Walks once over all pieces in play, from the boards, the zones of the game and the seats down, and counts what there is. Of what the
 * player does not see only the kind counts: in a game it is something else than in the next determinization, and to go for what is only
 * guessed leads nowhere.
 */
final class Survey {

	/** What is carried by what is carried, and so on; farther it is not followed. */
	private static final int DEEPEST = 6;
	private static final int ON_A_SITE = 1;

	private final FeatureTables tables;
	private final Layout layout;
	private final GameState state;
	private final float[] features;
	private final int player;
	private final int owner;
	private final Sight sight;
	/** Pieces that lie on sites, to be told how far they are. */
	private final Numbers onBoard = new Numbers();
	private int mine = -1;

	Survey(FeatureTables tables, GameState state, int seat, float[] features) {
		this.tables = tables;
		this.layout = state.layout();
		this.state = state;
		this.features = features;
		this.player = layout.world().playerOn(seat);
		this.sight = new Sight.OfSeats(Seats.of(List.of(seat)));
		this.owner = layout.world().game().owner();
	}

	void take(Frame around) {
		for (int site : tables.sites()) {
			visit(site, Group.COMMON, 0);
		}
		for (FeatureTables.GameZone zone : tables.gameZones()) {
			features[zone.feature()] += state.count(zone.zone());
			if (zone.open()) {
				visitAll(zone.zone(), Group.COMMON, ON_A_SITE);
			}
		}
		for (int seat = state.first(layout.seats()); seat >= 0; seat = state.next(seat)) {
			features[tables.players()]++;
			visit(seat, seat == player ? Group.MINE : Group.OTHERS, ON_A_SITE);
		}
		for (StateFeatures game : tables.game()) {
			game.count(state.get(game.property()), features);
		}
		if (mine >= 0) {
			tellDistances(around);
		}
	}

	private void visitAll(int zone, Group group, int depth) {
		for (int piece = state.first(zone); piece >= 0; piece = state.next(piece)) {
			visit(piece, group, depth);
		}
	}

	private void visit(int piece, Group around, int depth) {
		int kind = layout.kindOf(piece);
		Group group = groupOf(piece, kind, around);
		if (!sight.seesPiece(state, piece)) {
			features[tables.kind(group, kind).count()]++;
			return;
		}
		count(piece, kind, group);
		if (depth == ON_A_SITE && layout.readingOrder(state.holderOf(piece) < 0 ? piece : state.holderOf(piece)) != Integer.MAX_VALUE) {
			onBoard.add(piece);
			if (group == Group.MINE && mine < 0) {
				mine = piece;
			}
		}
		if (depth < DEEPEST) {
			visitAll(layout.contentsOf(piece), group, depth + 1);
			KindFeatures known = tables.kind(group, kind);
			for (int zone : layout.ownZones(piece)) {
				visitZone(zone, known, group, depth);
			}
		}
	}

	private void visitZone(int zone, KindFeatures known, Group group, int depth) {
		Integer feature = known.zones().get(layout.declaration(zone));
		if (feature == null) {
			return;
		}
		int count = state.count(zone);
		switch (layout.role(zone)) {
			case AREA -> {
				features[feature] += count;
				visitAll(zone, group, depth + 2);
			}
			case DECK, BAG -> features[feature] += count;
			case DISCARDS -> features[feature + 1] += count;
			case CONTENTS, SUPPLY, TABLE, BOX, SEATS -> { /* no zones of a kind */ }
		}
	}

	private Group groupOf(int piece, int kind, Group around) {
		if (!tables.canBelong(kind)) {
			return around;
		}
		int whose = state.get(piece, owner);
		return whose == World.ABSENT ? around : whose == player ? Group.MINE : Group.OTHERS;
	}

	private void count(int piece, int kind, Group group) {
		KindFeatures known = tables.kind(group, kind);
		features[known.count()]++;
		features[known.sides() + Math.min(state.side(piece), KindFeatures.SIDES - 1)]++;
		for (StateFeatures one : known.states()) {
			if (sight.seesValue(state, one.property(), piece)) {
				one.count(state.get(piece, one.property()), features);
			}
		}
		if (group != Group.OTHERS) {
			features[tables.sort(group, layout.sortOf(piece))]++;
		}
	}

	/** How near the nearest piece of each sort and kind on the boards is: 1 where the player's own is, less the farther away. */
	private void tellDistances(Frame around) {
		int[] ahead = new int[onBoard.size()];
		Arrays.setAll(ahead, onBoard::get);
		for (int piece : ahead) {
			int distance = around.run().distance(piece, mine);
			if (piece == mine || distance >= World.UNREACHABLE) {
				continue;
			}
			float near = 1f / (1 + distance);
			raise(tables.nearSort(layout.sortOf(piece)), near);
			raise(tables.nearKind(layout.kindOf(piece)), near);
			if (distance == 0) {
				features[tables.hereKind(layout.kindOf(piece))]++;
			}
		}
	}

	private void raise(int feature, float value) {
		features[feature] = Math.max(features[feature], value);
	}
}
