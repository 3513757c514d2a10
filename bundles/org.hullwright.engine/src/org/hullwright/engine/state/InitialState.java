package org.hullwright.engine.state;

import java.util.List;

import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Composition;
import org.hullwright.engine.tree.World.Property.Nature;

/** Arranges a state before anything happens: where every piece starts, and what every state is. */
final class InitialState {

	private final GameState state;
	private final Layout layout;
	private final World world;
	private final int[] used;
	private final boolean[] placed;

	InitialState(GameState state) {
		this.state = state;
		this.layout = state.layout();
		this.world = layout.world();
		this.used = new int[world.sorts().size()];
		this.placed = new boolean[layout.pieceCount()];
	}

	void arrange() {
		for (int declaration = 0; declaration < world.zones().size(); declaration++) {
			if (world.zones().get(declaration).owner() < 0) {
				fill(layout.zone(declaration), world.zones().get(declaration).composition());
			}
		}
		for (int piece = 0; piece < layout.pieceCount(); piece++) {
			fillZonesOf(piece);
		}
		for (int piece = 0; piece < layout.pieceCount(); piece++) {
			if (!placed[piece]) {
				boolean removed = world.sorts().get(layout.sortOf(piece)).removed();
				state.start(piece, removed ? layout.box() : layout.supply(layout.sortOf(piece)));
			}
			initialize(piece);
		}
		for (int property = 0; property < world.properties().size(); property++) {
			World.Property declared = world.properties().get(property);
			if (declared.nature() == Nature.STATE && declared.owner() < 0) {
				state.set(0, property, declared.initial());
			}
		}
	}

	private void fillZonesOf(int piece) {
		World.Sort sort = world.sorts().get(layout.sortOf(piece));
		for (int declaration = 0; declaration < world.zones().size(); declaration++) {
			int zone = layout.zone(piece, declaration);
			if (zone >= 0) {
				fill(zone, world.zones().get(declaration).composition());
				fill(zone, sort.composition().getOrDefault(declaration, List.of()));
			}
		}
	}

	private void fill(int zone, List<Composition> composition) {
		for (Composition part : composition) {
			World.Sort sort = world.sorts().get(part.sort());
			for (int copy = 0; copy < part.count() && used[part.sort()] < sort.copies(); copy++) {
				int piece = sort.firstPiece() + used[part.sort()]++;
				state.start(piece, zone);
				placed[piece] = true;
			}
		}
	}

	private void initialize(int piece) {
		World.Sort sort = world.sorts().get(layout.sortOf(piece));
		for (int property = 0; property < world.properties().size(); property++) {
			World.Property declared = world.properties().get(property);
			if (declared.nature() == Nature.STATE && declared.owner() >= 0 && layout.isA(sort.kind(), declared.owner())) {
				state.set(0, piece, property, sort.initial().getOrDefault(property, declared.initial()));
			}
		}
	}
}
