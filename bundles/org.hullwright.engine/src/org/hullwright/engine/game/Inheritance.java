package org.hullwright.engine.game;

import java.util.OptionalInt;

import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.state.StableNames;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;

/**
 * Takes over into one world what a finished game of another one left: where pieces are, which side they show, and all states, by their
 * names. Modes and who has won are not taken over. A piece that starts at another place here than it did there, because an expansion puts
 * it there, and that was not used, stays where it starts here.
 */
final class Inheritance {

	private final GameState left;
	private final GameState before;
	private final GameState heir;
	private final StableNames leftNames;
	private final StableNames names;
	private final World world;

	/**
	 * @param before how the finished game began
	 * @param left how it ended
	 * @param heir the state that takes it over; has to be at its beginning
	 */
	Inheritance(GameState before, GameState left, GameState heir) {
		this.before = before;
		this.left = left;
		this.heir = heir;
		this.leftNames = new StableNames(left.layout());
		this.names = new StableNames(heir.layout());
		this.world = heir.layout().world();
	}

	/** Takes everything over. */
	void take() {
		Layout layout = left.layout();
		for (int zone = 0; zone < layout.zoneCount(); zone++) {
			if (layout.role(zone) != Role.SEATS) {
				Numbers pieces = new Numbers();
				left.list(zone, pieces);
				for (int at = 0; at < pieces.size(); at++) {
					place(pieces.get(at), zone);
				}
			}
		}
		for (int piece = 0; piece < layout.pieceCount(); piece++) {
			OptionalInt here = names.piece(leftNames.ofPiece(piece));
			if (here.isPresent()) {
				heir.turn(0, here.getAsInt(), Math.min(left.side(piece), sidesOf(here.getAsInt()) - 1));
				states(piece, here.getAsInt());
			}
		}
		for (int property = 0; property < layout.world().properties().size(); property++) {
			World.Property declared = layout.world().properties().get(property);
			if (declared.nature() == Nature.STATE && declared.owner() < 0 && !isMode(declared)) {
				OptionalInt here = names.property(leftNames.ofProperty(property));
				int value = left.get(property);
				here.ifPresent(known -> translated(value, declared).ifPresent(carried -> heir.set(0, known, carried)));
			}
		}
	}

	private void place(int piece, int zone) {
		OptionalInt here = names.piece(leftNames.ofPiece(piece));
		OptionalInt there = names.zone(leftNames.ofZone(zone));
		if (here.isEmpty() || there.isEmpty() || heir.layout().role(heir.zoneOf(here.getAsInt())) == Role.SEATS) {
			return;
		}
		boolean unused = left.layout().role(zone) == Role.SUPPLY;
		boolean startsElsewhere = !leftNames.ofZone(before.zoneOf(piece)).equals(names.ofZone(heir.zoneOf(here.getAsInt())));
		if (!unused || !startsElsewhere) {
			heir.move(0, here.getAsInt(), there.getAsInt(), false);
		}
	}

	private int sidesOf(int piece) {
		return Math.max(1, world.sorts().get(heir.layout().sortOf(piece)).sides().size());
	}

	private void states(int piece, int here) {
		for (int property = 0; property < left.layout().world().properties().size(); property++) {
			World.Property declared = left.layout().world().properties().get(property);
			if (declared.nature() == Nature.STATE && declared.owner() >= 0
					&& left.layout().isA(left.layout().kindOf(piece), declared.owner())) {
				OptionalInt known = names.property(leftNames.ofProperty(property));
				if (known.isPresent() && known.getAsInt() != world.game().won()) {
					translated(left.get(piece, property), declared).ifPresent(value -> heir.set(0, here, known.getAsInt(), value));
				}
			}
		}
	}

	private boolean isMode(World.Property property) {
		return left.layout().world().modes().stream().anyMatch(mode -> mode.name().equals(property.name()));
	}

	/** A value in the numbers of this world; empty when it names something that is not there. */
	private OptionalInt translated(int value, World.Property property) {
		return value == World.ABSENT
				? OptionalInt.of(value)
				: names.value(leftNames.ofValue(value, property.display()), property.display());
	}
}
