package org.hullwright.engine.node;

import java.util.Locale;

import org.hullwright.engine.state.Layout;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;

/** Words values as people read them. Knows the world but no state, so that one serves all games. */
public final class ValueWording {

	private final Layout layout;
	private final World world;
	private final int firstPlayer;

	/** For the values of a world. */
	public ValueWording(Layout layout) {
		this.layout = layout;
		this.world = layout.world();
		this.firstPlayer = world.sorts().get(world.game().playerSort()).firstPiece();
	}

	/** A value as it is shown to people. */
	public String of(int value, Display display) {
		if (value == World.ABSENT) {
			return world.catalogue().engineWords().nothing();
		}
		return switch (display) {
			case NUMBER -> Integer.toString(value);
			case TRUTH -> value == 0 ? world.catalogue().engineWords().no() : world.catalogue().engineWords().yes();
			case PIECE -> piece(value);
			case SORT -> world.sorts().get(value).title();
			case WORD -> world.words().get(value).title();
			case FACE -> world.faces().get(value).title();
			case TEXT -> world.texts().get(value);
			case ZONE -> zone(value);
		};
	}

	/** A piece as it is printed; a player with the seat. */
	public String piece(int piece) {
		World.Sort sort = world.sorts().get(layout.sortOf(piece));
		return layout.sortOf(piece) == world.game().playerSort() ? world.playerTitle(seat(piece)) : sort.title();
	}

	/** The seat of a player, from 1. */
	public int seat(int player) {
		return player - firstPlayer + 1;
	}

	/** A zone by the title of its declaration; else what lies on a piece by that piece, and others by what they are for. */
	public String zone(int zone) {
		int declaration = layout.declaration(zone);
		if (declaration >= 0) {
			return world.zones().get(declaration).title();
		}
		return layout.holder(zone) >= 0 ? piece(layout.holder(zone)) : layout.role(zone).name().toLowerCase(Locale.ROOT);
	}
}
